import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { readUrl, type BootData, type Language } from '@orime/contracts';
import { emptyBoot, MemoryRouter } from '@orime/platform/host';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { createStyleCache } from '@orime/ui';
import { act, waitFor } from '@testing-library/react';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { locales } from '../locales/index.ts';
import { routes } from '../routes.ts';
import { composeRoutes } from '../routing/route-table.ts';
import { supplyMissingBrowserParts } from '../test/missing-browser-parts.ts';
import { HOME_DATA, SAMPLE_POLICY } from '../test/samples.ts';

interface Page {
  readonly boot: BootData;
  readonly address: string;
}

/** They draw on a canvas, which jsdom reports that it has not: the journeys take them over. */
const DRAWN: ReadonlySet<string> = new Set(['/easter-egg', '/register-3D']);

const PAGES: readonly Page[] = (['en', 'jp'] as const).flatMap((language) => [
  ...routes
    .filter(({ path, access }) => access === 'public' && !DRAWN.has(path))
    .map(({ path }) => ({ address: path, boot: bootOf(path, language) })),
  { address: '/no/such/page', boot: bootOf('/no/such/page', language) },
]);

function bootOf(path: string, language: Language): BootData {
  const context = { params: {}, search: new URLSearchParams(), language, market: 'US', gender: null } as const;
  const policies = (routes.find((route) => route.path === path)?.document?.reads ?? [])
    .filter(({ name }) => name === 'policy')
    .map((read) => [readUrl(read, context), SAMPLE_POLICY] as const);
  return emptyBoot({ language, data: { ...(path === '/' && HOME_DATA), ...Object.fromEntries(policies) }, rendered: [] });
}

let markup: readonly string[];
let folder: string;
let api: FakeApi;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orime-markup-'));
  const [from, to] = [join(folder, 'pages.json'), join(folder, 'markup.json')];
  await writeFile(from, JSON.stringify(PAGES));
  const script = join(process.cwd(), 'apps/shell/src/test/render-routes.ts');
  // Another time zone than the browser's.
  await promisify(execFile)(process.execPath, ['--no-warnings', script, from, to], {
    env: { ...process.env, TZ: 'America/Los_Angeles', NODE_OPTIONS: '' },
  });
  markup = JSON.parse(await readFile(to, 'utf8'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  supplyMissingBrowserParts([]);
  api = interceptApi({
    'GET /api/content/promo-banner': () => ({ results: [] }),
    'POST /api/errors/front-end': () => ({ id: 'err_1' }),
  });
});
afterEach(() => {
  close();
  api.restore();
  jest.restoreAllMocks();
});

test.each(PAGES.map((page, index) => [page.address, page.boot.language, index] as const))(
  '%s is taken over without a warning (%s)',
  async (address, language, index) => {
    const page = PAGES[index];
    if (page === undefined) throw new RangeError(`There is no page ${String(index)}`);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = markup[index] ?? '';
    const before = [...box.querySelectorAll('*')];
    expect(before.length).toBeGreaterThan(15);
    const { platform, running } = await startTestPlatform({ language, locales: { shell: locales }, boot: page.boot });
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mismatches: unknown[] = [];
    let drawn: Element[] | undefined;
    const look = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === 'screen') drawn ??= before.filter((element) => !element.isConnected);
    };
    addEventListener('orime-drawn', look);
    const root = await act(async () =>
      hydrateRoot(
        box,
        <MemoryRouter initialEntries={[address]}>
          <App platform={platform} rows={composeRoutes(page.boot.release)} styleCache={createStyleCache()} />
        </MemoryRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      ),
    );
    close = () => {
      act(() => root.unmount());
      box.remove();
      removeEventListener('orime-drawn', look);
      running.stop();
      platform.queries.clear();
    };
    await waitFor(() => expect(drawn).toEqual([]), { timeout: 10_000 });
    expect(mismatches).toEqual([]);
    expect(warnings.mock.calls.map((call) => call.map(String).join(' ').slice(0, 1500))).toEqual([]);
  },
);

test('lines of Japanese headlines break between phrases from the first paint on', () => {
  const headline = (language: Language) => {
    const index = PAGES.findIndex((page) => page.address === '/for-brands' && page.boot.language === language);
    return /<h1[^>]*>(.*?)<\/h1>/.exec(markup[index] ?? '')?.[1];
  };
  expect(headline('jp')).toBe('あなたの<wbr/>服を、<wbr/>あなたの<wbr/>名前で');
  // No heading: the line at the foot of every page.
  expect(markup.join('')).toContain('作り手から<wbr/>届く、<wbr/>インディペンデント・<wbr/>ファッション</p>');
  expect(headline('en')).toBe('Sell what you make, under your own name');
});

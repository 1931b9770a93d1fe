import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { versionFolder } from '@orime/federation/registry';
import { sampleRoute, temporaryFolder, type SampleBuild } from '@orime/federation/sample-build';
import { buildServerFile } from '@orime/federation/server-build';
import { startFakeS3 } from '@orime/testing/s3';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootOf, buildTestGateway, sampleShell, type TestGateway } from '../../test/build-test-gateway.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The real shell's server file, built as its release builds it. */
async function shellServer(): Promise<string> {
  const outputFolder = await temporaryFolder();
  const folder = join(root, 'apps', 'shell');
  const app = { name: 'shell', container: 'shell', folder, root, version: '1.0.0', team: 'shell', isShell: true };
  return readFile(join(outputFolder, await buildServerFile({ app, outputFolder, assets: new Map() })), 'utf8');
}

const SCREENS = {
  fine: `() => h('h1', null, 'A fine page')`,
  gendered: `() => h('h1', null, 'First ' + require('@orime/platform').useGender())`,
  throwing: `() => { throw new Error('broken') }`,
  hanging: `() => { for (;;); }`,
  waiting: `() => React.use(forever)`,
  eating: `() => { const kept = []; for (;;) kept.push(new Array(1e5).fill(Math.random())) }`,
  // Pages with a place for what others lend, and something below it.
  lentTo: `() => h('section', null, h('h1', null, 'An owner'), place, h('p', null, 'below'))`,
  hangingBelow: `() => h('section', null, h('h1', null, 'An owner'), place, h(() => { for (;;); }))`,
};
type Screen = keyof typeof SCREENS;

const slots = [{ slot: 'producer-designs@1', props: { producer: 'aizome' } }];

/** A remote with one page for each screen, built for the server by hand; `lent` is what it lends to the pages of others. */
function remote(name: string, screens: readonly Screen[], version = '1.0.0+a', words = '', lent?: Screen) {
  const entryOf = (key: string, screen: Screen) => `${key}: async () => ({ default: ${SCREENS[screen]} })`;
  const document = { title: { en: name, jp: name }, slots };
  return {
    name,
    version,
    routes: screens.map((screen) => sampleRoute(name, `/${name}/${screen}`, { screen, document })),
    fragments: lent === undefined ? [] : [{ slot: 'producer-designs@1', key: 'lent', order: 1 }],
    chunks: Object.fromEntries([...screens, 'lent'].map((key) => [key, []])),
    server: `const React = require('react'); const h = React.createElement; const forever = new Promise(() => {}); ${words}
      const place = h(require('@orime/platform').Slot, { name: 'producer-designs@1', props: { producer: 'aizome' } });
      exports.default = {
        name: '${name}', locales: { en: async () => ({}), jp: async () => ({}) },
        routes: { ${screens.map((screen) => entryOf(screen, screen)).join(', ')} },
        fragments: { ${lent === undefined ? '' : entryOf('lent', lent)} },
      };`,
  };
}

/** As patient as a busy machine needs; the other one is for what never ends. */
let site: TestGateway;
let impatient: TestGateway;
let shell: SampleBuild;

beforeAll(async () => {
  site = await buildTestGateway({ renderTimeoutMs: 20_000, metricsToken: 'scraper' });
  impatient = await site.again({ renderTimeoutMs: 2000 });
  const silent = {
    ...remote('silent', ['fine']),
    routes: [sampleRoute('silent', '/silent/fine', { screen: 'fine', document: { rendersOnServer: false } })],
  };
  shell = { ...sampleShell, server: await shellServer() };
  await site.release(shell, remote('fine', ['fine', 'gendered']), silent);
}, 120_000);
afterAll(() => Promise.all([site.close(), impatient.close()]));

const regionOf = (html: string, name: string): string => html.split(`data-remote="${name}"`)[1] ?? '';

/** The failures that a gateway has counted for a remote: `version fault` → how often. */
async function failuresOf(name: string, gateway = impatient): Promise<Record<string, number>> {
  const { body } = await gateway.get('/metrics', { authorization: 'Bearer scraper' });
  const lines = body.matchAll(/^gateway_render_failures_total\{remote="([^"]+)",version="([^"]+)",fault="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines].filter(([, remote]) => remote === name).map(([, , version, fault, count]) => [`${version} ${fault}`, Number(count)]),
  );
}

describe('a document with markup', () => {
  test('shows the frame and the screen, with their styles under the nonce', async () => {
    const { statusCode, body, headers } = await site.get('/fine/fine', { cookie: 'orime_lang=jp; orime_theme=light' });
    expect(statusCode).toBe(200);
    expect(regionOf(body, 'fine')).toContain('<h1>A fine page</h1>');
    expect(body).toContain('本文へ');
    expect(body).toMatch(/<html lang="ja" data-theme="light">/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body).toContain(`<style nonce="${nonce}" data-emotion="o `);
    expect(bootOf(body)['rendered']).toEqual(['fine/screen/fine']);
    expect(body).toContain('フォームの送信には、JavaScriptを有効にしてください');
  });

  test('is made from a bucket, too', async () => {
    const storage = await startFakeS3();
    const gateway = await buildTestGateway({ renderTimeoutMs: 5000, releasesUrl: storage.url });
    await gateway.release(shell, remote('fine', ['fine']));
    expect(regionOf((await gateway.get('/fine/fine')).body, 'fine')).toContain('<h1>A fine page</h1>');
    await gateway.close();
    await storage.close();
  });

  test('is made for addresses that nothing answers, and for the pages of the shell', async () => {
    const missing = await site.get('/no/such/page');
    expect([missing.statusCode, missing.body.includes('Sorry, this page does not exist')]).toEqual([404, true]);
    expect(bootOf((await site.get('/about')).body)['rendered']).toEqual([]);
  });

  test('is the same for the same visitor, and another one for another', async () => {
    const tags = await Promise.all(
      ['', '', 'orime_market=JP', 'orime_theme=light'].map(async (cookie) => (await site.get('/fine/fine', { cookie })).headers['etag']),
    );
    expect(tags[0]).toBe(tags[1]);
    expect(new Set(tags).size).toBe(3);
  });

  test('leads with what its visitor wears, also after others have had theirs', async () => {
    for (const gender of ['women', 'men', 'women'])
      expect((await site.get('/fine/gendered', { cookie: `orime_gender=${gender}` })).body).toContain(`<h1>First ${gender}</h1>`);
  });

  test('is not made where the route or its access says so', async () => {
    for (const path of ['/silent/fine', '/verify/abc']) {
      const { body } = await site.get(path);
      expect(body).toContain('<div id="root"></div>');
      expect(bootOf(body)['rendered']).toBeUndefined();
    }
  });

  test('is not made where the time for it is 0', async () => {
    const off = await site.again({ renderTimeoutMs: 0 });
    expect((await off.get('/fine/fine')).body).toContain('<div id="root"></div>');
    await off.close();
  });

  test('is of the version that is live', async () => {
    const later = remote('fine', ['fine'], '1.0.1+b');
    await site.release({ ...later, server: later.server.replace('A fine page', 'A finer page') });
    expect(regionOf((await site.get('/fine/fine')).body, 'fine')).toContain('A finer page');
  });
});

describe('a remote that fails on the server costs its own region', () => {
  test.each<[Screen, string, () => TestGateway]>([
    ['throwing', 'failed', () => site],
    ['waiting', 'failed', () => impatient],
    // Long before its time is over.
    ['eating', 'out_of_memory', () => site],
  ])(
    '%s',
    async (screen, fault, gatewayOf) => {
      const gateway = gatewayOf();
      await site.release(remote('broken', [screen], `1.0.0+${screen}`));
      const { statusCode, body } = await gateway.get(`/broken/${screen}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('Skip to content');
      expect(regionOf(body, 'broken')).toContain('data-skeleton');
      expect(bootOf(body)['rendered']).toEqual([]);
      expect((await failuresOf('broken', gateway))[`1.0.0+${screen} ${fault}`]).toBe(1);
      // At once, by a thread that is whole.
      expect(regionOf((await gateway.get('/fine/fine')).body, 'fine')).toContain('page</h1>');
    },
    60_000,
  );

  test('while its file is loaded', async () => {
    await site.release(remote('broken', ['fine'], '1.0.0+load', `throw new Error('no start');`));
    const { body } = await impatient.get('/broken/fine');
    expect(regionOf(body, 'broken')).toContain('data-skeleton');
  });

  test('when its file is not the one of its manifest', async () => {
    await site.release(remote('broken', ['fine'], '1.0.0+forged'));
    const file = join(versionFolder(site.registry, 'broken', '1.0.0+forged'), 'server.0123456789abcdef.cjs');
    await writeFile(file, (await readFile(file, 'utf8')).replace('A fine page', 'A fake page'));
    const { body } = await impatient.get('/broken/fine?forged');
    expect(body).not.toContain('A fake page');
    expect(bootOf(body)['rendered']).toEqual([]);
  });

  test('and one that hung is not tried again at once', async () => {
    await site.release(remote('broken', ['hanging', 'fine'], '1.0.0+again'));
    expect(regionOf((await impatient.get('/broken/hanging')).body, 'broken')).toContain('data-skeleton');
    expect((await failuresOf('broken'))['1.0.0+again hung']).toBe(1);
    const before = performance.now();
    const { body } = await impatient.get('/broken/hanging?again');
    expect(performance.now() - before).toBeLessThan(1900);
    expect(bootOf(body)['rendered']).toEqual([]);
  }, 30_000);
});

describe('a page with a part that another remote lends', () => {
  const rendered = async (address: string) => bootOf((await impatient.get(address)).body)['rendered'];

  test('keeps the part of a lender when its own code hangs, and the lender its pages', async () => {
    await site.release(remote('owner', ['hangingBelow'], '1.0.0+hung'), remote('lender', ['fine'], '1.0.0+well', '', 'fine'));
    expect(await rendered('/owner/hangingBelow')).toEqual([]);
    expect(await failuresOf('owner')).toEqual({ '1.0.0+hung hung': 1 });
    expect(await failuresOf('lender')).toEqual({});
    expect(await rendered('/lender/fine')).toContain('lender/screen/fine');
  }, 30_000);

  test('loses that part alone when the lender hangs', async () => {
    await site.release(remote('owner', ['lentTo'], '1.0.0+well'), remote('lender', ['fine'], '1.0.0+hung', '', 'hanging'));
    const { body } = await impatient.get('/owner/lentTo');
    expect(bootOf(body)['rendered']).toEqual(['owner/screen/lentTo']);
    expect(regionOf(body, 'owner')).toContain('<p>below</p>');
    expect((await failuresOf('lender'))['1.0.0+hung hung']).toBe(1);
    expect((await failuresOf('owner'))['1.0.0+well hung']).toBeUndefined();
  }, 30_000);
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { waitFor } from '@testing-library/react';
import { loadPart } from './load-part.ts';
import { beginLoad, readLoad } from './part-loads.ts';
import type { RemotePart } from './remote-part.ts';

const BASE = '/r/magazine/1.4.0+9c2e/';
const Cover = () => null;
const screen = (key: string): RemotePart => ({ remote: 'magazine', kind: 'screen', key });
const texts = async () => ({ default: {} });

/** Address of an entry script → what the script does when it runs; an address without one cannot be loaded. */
let scripts: Record<string, () => void> = {};
let asked: string[] = [];
let network: MutationObserver;
let api: FakeApi;
let stop: () => void;

/** Leaves a container whose remote offers these screens, as the generated code of a build does. */
function offer(routes: Record<string, () => Promise<object>>): () => void {
  const module = { default: { routes, locales: { en: texts, jp: texts } } };
  return () => void Object.assign(globalThis, { magazine: { init: () => undefined, get: async () => () => module } });
}

beforeEach(async () => {
  [scripts, asked] = [{}, []];
  // jsdom runs no scripts: this is the network and the script engine, at the edge of the page.
  network = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname } = new URL(node.src);
      asked.push(pathname);
      scripts[pathname]?.();
      node.dispatchEvent(new Event(scripts[pathname] === undefined ? 'error' : 'load'));
    }
  });
  network.observe(document.head, { childList: true });
  api = interceptApi({ 'POST /api/errors/front-end': () => ({ id: 'err_1' }) });
  const magazine = { version: '1.4.0+9c2e', base: BASE, entry: 'remote.js', container: 'magazine', routes: [] };
  const { running } = await startTestPlatform({ boot: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes: { magazine } } } });
  stop = () => running.stop();
});

afterEach(() => {
  network.disconnect();
  stop();
  api.restore();
});

describe('a screen', () => {
  test('that its remote did not offer is found after a repair, under a new address', async () => {
    scripts[`${BASE}remote.js`] = offer({});
    await expect(loadPart(screen('cover'))).rejects.toMatchObject({ code: 'screen_not_offered' });
    scripts[`${BASE}~2/remote.js`] = offer({ cover: async () => ({ default: Cover }) });
    expect(await loadPart(screen('cover'))).toBe(Cover);
    expect(asked).toEqual([`${BASE}remote.js`, `${BASE}~2/remote.js`]);
  });
});

test('a load that fails is reported with remote and version', async () => {
  const reports: unknown[] = [];
  api.restore();
  api = interceptApi({
    'POST /api/errors/front-end': ({ body }) => {
      reports.push(body);
      return { id: 'err_1' };
    },
  });
  beginLoad(screen('missing'));
  await waitFor(() => expect(readLoad(screen('missing')).status).toBe('failed'));
  await waitFor(() => expect(reports).toMatchObject([{ remote: 'magazine@1.4.0+9c2e' }]));
});

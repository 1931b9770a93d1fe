import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemotePart } from '@orime/contracts';
import * as facade from '@orime/platform';
import { currentPlatform } from '@orime/platform/host';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { render, waitFor } from '@testing-library/react';
import { entryOf, startScriptNetwork, type ScriptNetwork } from '../test/script-network.ts';
import { loadPart, renewAddress } from './load-part.ts';
import { beginLoad, readLoad } from './part-loads.ts';

const BASE = '/r/magazine/1.4.0+9c2e/';
const DIGEST = 'x'.repeat(64);
let drawings = 0;
function Cover() {
  drawings += 1;
  return null;
}
const screen = (key: string): RemotePart => ({ remote: 'magazine', kind: 'screen', key });
const texts = async () => ({ default: {} });

let network: ScriptNetwork;
let api: FakeApi;
let stop: () => void;

/** An entry that offers these screens. */
const offer = (routes: Record<string, () => Promise<object>>) => entryOf('magazine', { routes, locales: { en: texts, jp: texts } });

beforeEach(async () => {
  network = startScriptNetwork();
  api = interceptApi({ 'POST /api/errors/front-end': () => ({ id: 'err_1' }) });
  const rights = { events: ['cart.show@1'], isComplete: true as const };
  const magazine = { version: '1.4.0+9c2e', base: BASE, entry: 'remote.js', sha384: DIGEST, container: 'magazine', routes: [], rights };
  const { running } = await startTestPlatform({ boot: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes: { magazine } } } });
  stop = () => running.stop();
});

afterEach(() => {
  network.stop();
  stop();
  api.restore();
});

describe('a screen', () => {
  test('that its remote did not offer is found after a repair, under a new address', async () => {
    network.scripts[`${BASE}remote.js`] = offer({});
    await expect(loadPart(screen('cover'))).rejects.toMatchObject({ code: 'screen_not_offered' });
    network.scripts[`${BASE}~2/remote.js`] = offer({ cover: async () => ({ default: Cover }) });
    expect(await loadPart(screen('cover'))).toMatchObject({ type: Cover });
    expect(network.asked).toEqual([`${BASE}remote.js`, `${BASE}~2/remote.js`]);
    // Browsers run neither unless it is the released one.
    expect(network.digests).toEqual([`sha384-${DIGEST}`, `sha384-${DIGEST}`]);
  });
});

test('a screen is not drawn again when what stands around it is', async () => {
  const Part = await loadPart(screen('cover'));
  const { rerender } = render(<Part />);
  rerender(<Part />);
  expect(drawings).toBe(1);
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

test('a remote adds to the cart by the platform’s function in its own name, and under its own rights', async () => {
  let lent: Record<string, Record<string, { get: () => () => typeof facade }>> = {};
  const module = { default: { routes: { cart: async () => ({ default: Cover }) }, locales: { en: texts, jp: texts } } };
  // A failed load before this one has made it ask under another address.
  for (const address of [BASE, `${BASE}~2/`, `${BASE}~3/`, `${BASE}~4/`])
    network.scripts[`${address}remote.js`] = () =>
      void Object.assign(globalThis, { magazine: { init: (scope: typeof lent) => (lent = scope), get: async () => () => module } });
  renewAddress('magazine');
  await loadPart(screen('cart'));
  const own = Object.values(lent['@orime/platform'] ?? {})[0]?.get()();
  own?.openCart();
  await own?.clearCart().catch((error: unknown) => expect(error).toMatchObject({ code: 'not_declared' }));
  const { journal, root } = currentPlatform();
  expect(journal.journal.filter(({ kind }) => kind === 'command')).toMatchObject([{ type: 'cart.show@1', source: 'magazine@1.4.0+9c2e' }]);
  expect(root.getState().showCart).toBe(true);
  // Everything else is what all share.
  expect(own?.useCart).toBe(facade.useCart);
});

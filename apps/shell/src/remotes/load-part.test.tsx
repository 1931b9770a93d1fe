import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemotePart } from '@orime/contracts';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { render, waitFor } from '@testing-library/react';
import { entryOf, startScriptNetwork, type ScriptNetwork } from '../test/script-network.ts';
import { loadPart } from './load-part.ts';
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
  const magazine = { version: '1.4.0+9c2e', base: BASE, entry: 'remote.js', sha384: DIGEST, container: 'magazine', routes: [] };
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

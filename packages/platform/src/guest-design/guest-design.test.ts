import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import { startAccountWork } from '../host/start-account-work.ts';
import { startPlatform } from '../host/start-platform.ts';
import type { Platform } from '../platform.ts';
import { signIn } from '../session/session-actions.ts';
import { IN_AN_HOUR, memoryStorage, testPlatform, unsignedToken } from '../test-tools.ts';

const originalFetch = globalThis.fetch;
let claims: unknown[];
let status: number;
let stops: (() => void)[];

beforeEach(() => {
  [claims, status, stops] = [[], 200, []];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/api/guest-design/claim'))
      return Response.json({ _id: 'usr_me', email: '', name: '', type: 'designer', staffRole: 'none', socketID: null, following: [] });
    claims.push(await request.json());
    return status === 200 ? Response.json({}) : Response.json({ error: { code: 'token_used', message: '', details: {} } }, { status });
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const stop of stops) stop();
});

async function open(guestDesign: unknown): Promise<Platform> {
  const platform = testPlatform({ storage: memoryStorage() });
  installPlatform(platform);
  const running = startPlatform(platform);
  await running.ready;
  platform.root.setState({ guestDesign });
  stops.push(startAccountWork(platform), running.stop);
  return platform;
}
const join = (): unknown =>
  signIn(
    unsignedToken({
      sub: 'usr_me',
      name: 'Me',
      email: 'me@example.com',
      type: 'designer',
      staffRole: 'none',
      exp: IN_AN_HOUR(),
      jti: 'j',
      tv: 1,
    }),
  );

test('a saved design moves into the account with the sign-in, and its key is forgotten', async () => {
  const platform = await open({ id: 'gdn_1', key: 'secret', title: 'Mine' });
  const list = ['garments', 'mine', { page: 1 }];
  platform.queries.setQueryData(list, { items: [] });
  expect(claims).toEqual([]);
  join();
  await waitFor(() => expect(platform.root.getState().guestDesign).toBeNull());
  expect(claims).toEqual([{ id: 'gdn_1', key: 'secret' }]);
  // A list that is open shows it.
  expect(platform.queries.getQueryState(list)?.isInvalidated).toBe(true);
});

test('one that somebody else has claimed is forgotten; while the server fails it is kept', async () => {
  status = 410;
  const platform = await open({ id: 'gdn_1', key: 'secret' });
  join();
  await waitFor(() => expect(platform.root.getState().guestDesign).toBeNull());
  status = 500;
  const other = await open({ id: 'gdn_2', key: 'secret' });
  join();
  await waitFor(() => expect(claims).toHaveLength(2));
  expect(other.root.getState().guestDesign).toEqual({ id: 'gdn_2', key: 'secret' });
});

test('work that was never saved on the server is left to the studio', async () => {
  const platform = await open({ shapes: [] });
  join();
  await new Promise((done) => setTimeout(done, 50));
  expect(claims).toEqual([]);
  expect(platform.root.getState().guestDesign).toEqual({ shapes: [] });
});

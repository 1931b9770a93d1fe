import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import { createBrowserPlatform } from './browser-platform.ts';
import { emptyBoot } from './read-boot.ts';

const { fetch, BroadcastChannel } = globalThis;
let reports: { readonly message: string; readonly remote?: string }[];

beforeEach(() => {
  reports = [];
  globalThis.fetch = async (request) => {
    if (request instanceof Request) reports.push(await request.json());
    return Response.json({ id: 'err_1' });
  };
  // A page in one tab: the channel would keep the test's process alive.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
afterEach(() => void Object.assign(globalThis, { fetch, BroadcastChannel }));

test('what was said wrongly before the schemas came is reported once they are there, and refused from then on', async () => {
  const platform = createBrowserPlatform(emptyBoot());
  installPlatform(platform);
  const magazine = platform.handleFor('magazine@1.0.0');
  magazine.publish('preference.theme-changed@1', { theme: 'light' });
  // @ts-expect-error -- the mistake under test: a remote in plain JavaScript can make it
  expect(magazine.publish('preference.theme-changed@1', { theme: 'neon' })).toBeDefined();
  // @ts-expect-error -- the same for a command, which waits for its writer
  magazine.command('cart.show@1', { open: 'yes' }, { timeoutMs: 5 }).catch(() => undefined);
  await waitFor(() => expect(reports).toHaveLength(2), { timeout: 5_000 });
  expect(reports.map(({ remote, message }) => [remote, message.slice(0, 50)])).toEqual([
    ['magazine@1.0.0', expect.stringMatching(/^invalid_data: preference.theme-changed@1 \/theme/)],
    ['magazine@1.0.0', expect.stringMatching(/^invalid_data: cart.show@1 \/open/)],
  ]);
  // @ts-expect-error -- as above
  expect(magazine.publish('preference.theme-changed@1', { theme: 'neon' })).toBeUndefined();
});

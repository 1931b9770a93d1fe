import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import { startPlatform } from '../host/start-platform.ts';
import { IN_AN_HOUR, memoryTokens, testPlatform, unsignedToken } from '../test-tools.ts';
import { TOKEN_KEY } from './read-token.ts';
import { signOut } from './session-actions.ts';

const claims = { sub: 'usr_1', name: 'Ito Kasumi', email: 'kasumi@example.com', type: 'designer', staffRole: 'none', jti: 'j', tv: 1 };

const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
});
afterEach(() => {
  globalThis.fetch = original;
});

describe('two tabs', () => {
  test('end their session together', async () => {
    const tokens = memoryTokens(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    const tabs = [1, 2].map(() => {
      const channel = new BroadcastChannel('session-test');
      const platform = testPlatform({ tokens, channel });
      return { platform, channel, running: startPlatform(platform) };
    });
    const [one, two] = tabs;
    if (one === undefined || two === undefined) throw new Error('two tabs');
    expect(two.platform.session.getState().status).toBe('signed-in');
    installPlatform(one.platform);
    signOut();
    await waitFor(() => expect(two.platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'elsewhere' }));
    for (const { running, channel } of tabs) {
      running.stop();
      channel.close();
    }
  });
});

describe('another tab', () => {
  function twoTabs(tokens: [ReturnType<typeof memoryTokens>, ReturnType<typeof memoryTokens>]) {
    const tabs = tokens.map((own) => {
      const channel = new BroadcastChannel('late-storage-test');
      const platform = testPlatform({ tokens: own, channel });
      return { platform, channel, running: startPlatform(platform) };
    });
    const close = () => tabs.forEach(({ running, channel }) => (running.stop(), channel.close()));
    return { one: tabs[0]?.platform, two: tabs[1]?.platform, close };
  }

  test('signs out although its own view of the storage is late', async () => {
    const token = unsignedToken({ ...claims, exp: IN_AN_HOUR() });
    const { one, two, close } = twoTabs([memoryTokens(token), memoryTokens(token)]);
    if (one === undefined || two === undefined) throw new Error('two tabs');
    installPlatform(one);
    signOut();
    await waitFor(() => expect(two.session.getState()).toEqual({ status: 'anonymous', endedBy: 'elsewhere' }));
    expect(two.tokens?.getItem(TOKEN_KEY)).toBeNull();
    close();
  });

  test('signs out when the token is taken from the storage, or all of the storage', async () => {
    for (const key of [TOKEN_KEY, null]) {
      const token = unsignedToken({ ...claims, exp: IN_AN_HOUR() });
      const { one, close } = twoTabs([memoryTokens(token), memoryTokens()]);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      expect(one?.session.getState()).toEqual({ status: 'anonymous', endedBy: 'elsewhere' });
      close();
    }
  });

  test('signs in as soon as the token reaches its storage', async () => {
    const own = memoryTokens();
    const { one, two, close } = twoTabs([memoryTokens(), own]);
    if (one === undefined || two === undefined) throw new Error('two tabs');
    const token = unsignedToken({ ...claims, exp: IN_AN_HOUR() });
    own.setItem(TOKEN_KEY, token);
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
    expect(two.session.getState().status).toBe('signed-in');
    close();
  });
});

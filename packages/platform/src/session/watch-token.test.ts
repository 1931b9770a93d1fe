import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { memoryTokens, testPlatform, unsignedToken } from '../test-tools.ts';
import { TOKEN_KEY } from './read-token.ts';
import { adoptStoredToken, signOut } from './session-actions.ts';
import { watchToken } from './watch-token.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

const claims = { sub: 'usr_1', name: 'Ito Kasumi', email: 'kasumi@example.com', type: 'designer', staffRole: 'none', jti: 'j', tv: 1 };
/** A token of seven days, as the API signs it. */
const tokenOf = (issuedMs: number, lifeMs = 7 * DAY, part: object = {}): string =>
  unsignedToken({ ...claims, iat: issuedMs / 1000, exp: (issuedMs + lifeMs) / 1000, ...part });

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: string): Response => answer(401, { error: { code, message: '', messageJp: '' }, message: '' });

const original = globalThis.fetch;
let refreshes = 0;
let respond: () => Response | Promise<Response>;
let stop: (() => void)[] = [];

beforeEach(async () => {
  // Loads the HTTP client before the fake timers are installed.
  globalThis.fetch = async () => answer(200, {});
  installPlatform(testPlatform());
  await api.get('/api/nothing');
  jest.useFakeTimers({ now: START });
  refreshes = 0;
  respond = () => answer(200, { token: tokenOf(Date.now()) });
  globalThis.fetch = async () => {
    refreshes += 1;
    return respond();
  };
});
afterEach(() => {
  for (const end of stop) end();
  stop = [];
  jest.useRealTimers();
  globalThis.fetch = original;
  Reflect.deleteProperty(globalThis.navigator, 'locks');
});

function start(token = tokenOf(START), tokens = memoryTokens(token)): Platform {
  const platform = testPlatform({ tokens });
  installPlatform(platform);
  adoptStoredToken(platform);
  stop.push(watchToken(platform));
  return platform;
}

/** Advances the timers and flushes pending responses. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
}

describe('the renewal of a token', () => {
  test('comes a day before a token of seven days ends, once', async () => {
    const platform = start();
    await pass(6 * DAY - MINUTE);
    expect(refreshes).toBe(0);
    await pass(2 * MINUTE);
    expect(refreshes).toBe(1);
    expect(platform.tokens?.getItem(TOKEN_KEY)).not.toBe(tokenOf(START));
    await pass(5 * DAY);
    expect(refreshes).toBe(1);
    await pass(2 * DAY);
    expect(refreshes).toBe(2);
    expect(platform.session.getState().status).toBe('signed-in');
  });

  test('comes at once when the page starts late in the token’s life, or wakes there', async () => {
    start(tokenOf(START - 6.5 * DAY));
    await pass(0);
    expect(refreshes).toBe(1);
  });

  test('comes when the computer wakes, although the timers stood still', async () => {
    start();
    jest.setSystemTime(START + 6.5 * DAY);
    expect(refreshes).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(refreshes).toBe(1);
  });

  test('keeps what the server said of the person', async () => {
    const platform = start(tokenOf(START - 6.5 * DAY));
    const session = platform.session.getState();
    if (session.status !== 'signed-in') throw new Error('signed in');
    platform.session.setState({ status: 'signed-in', user: { ...session.user, emailVerified: false, following: ['prf_1'] } }, true);
    respond = () => answer(200, { token: tokenOf(Date.now(), 7 * DAY, { name: 'Ito K.' }) });
    await pass(0);
    expect(platform.session.getState()).toMatchObject({ user: { name: 'Ito K.', emailVerified: false, following: ['prf_1'] } });
  });

  test('does not loop when page and server disagree about the time', async () => {
    respond = () => answer(200, { token: tokenOf(START - 6.5 * DAY) });
    start(tokenOf(START - 6.4 * DAY));
    await pass(9 * MINUTE);
    expect(refreshes).toBe(1);
    await pass(5 * MINUTE);
    expect(refreshes).toBe(2);
  });

  test('is not asked for by a page of a visitor', async () => {
    start('');
    await pass(30 * DAY);
    expect(refreshes).toBe(0);
  });
});

describe('a renewal that fails', () => {
  test('is tried again, ever more slowly, and the session goes on until its end', async () => {
    const platform = start(tokenOf(START - 6.9 * DAY));
    respond = () => answer(503, {});
    await pass(0);
    expect(refreshes).toBe(1);
    await pass(MINUTE);
    expect(refreshes).toBe(2);
    await pass(2 * MINUTE);
    expect(refreshes).toBe(3);
    await pass(60 * MINUTE);
    expect(refreshes).toBeLessThan(9);
    expect(platform.session.getState().status).toBe('signed-in');
    await pass(0.1 * DAY);
    expect(platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
    expect(platform.tokens?.getItem(TOKEN_KEY)).toBeNull();
  });

  test.each(['token_expired', 'unauthenticated'])('with %s ends the session', async (code) => {
    const platform = start(tokenOf(START - 6.5 * DAY));
    respond = () => refusal(code);
    await pass(0);
    expect(platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
    expect(refreshes).toBe(1);
  });

  test('because the visitor signed out meanwhile does not sign them in again', async () => {
    let release: (response: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (release = resolve));
    const platform = start(tokenOf(START - 6.5 * DAY));
    await pass(0);
    respond = () => answer(200, {});
    signOut();
    release(answer(200, { token: tokenOf(START) }));
    await pass(0);
    expect(platform.tokens?.getItem(TOKEN_KEY)).toBeNull();
    expect(platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'user' });
  });
});

describe('the end of a token', () => {
  test('ends the session on the millisecond', async () => {
    respond = () => answer(503, {});
    const platform = start(tokenOf(START - 7 * DAY + 4 * MINUTE));
    await pass(4 * MINUTE - 1);
    expect(platform.session.getState().status).toBe('signed-in');
    await pass(1);
    expect(platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
  });

  test('that passed while the computer slept is noticed on waking, without asking for a new one', async () => {
    const platform = start();
    jest.setSystemTime(START + 8 * DAY);
    window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
    expect(refreshes).toBe(0);
  });
});

describe('two tabs', () => {
  test('renew once: the second finds the new token when its turn comes', async () => {
    let turn = Promise.resolve();
    // A minimal Web Locks: one holder at a time.
    const locks = { request: (_: string, work: () => Promise<void>) => (turn = turn.then(work)) };
    Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
    const tokens = memoryTokens(tokenOf(START - 6.5 * DAY));
    start('', tokens);
    start('', tokens);
    await pass(MINUTE);
    expect(refreshes).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { currentPlatform, installPlatform } from '../current-platform.ts';
import { AN_HOUR_AGO, IN_AN_HOUR, memoryTokens, startForTest, stopPlatforms, testPlatform, unsignedToken } from '../test-tools.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
import { getSession, signIn, signOut } from './session-actions.ts';

const claims = { sub: 'usr_1', name: 'Ito Kasumi', email: 'kasumi@example.com', type: 'designer', staffRole: 'none', jti: 'j', tv: 1 };
const wholesale = {
  designName: 'Coat',
  designNameJp: '',
  product: { _id: 'dsn_1', slug: 's', design: { images: [] }, designer: '', designerId: '', colour: '' },
  sizeQuantities: { S: 1 },
  quantity: 1,
  price: 1,
  priceMinor: 100,
  currency: 'USD' as const,
};

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const original = globalThis.fetch;
let calls: { url: string; authorization: string | null }[] = [];

beforeEach(() => {
  calls = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: request.url, authorization: request.headers.get('authorization') });
    return request.url.endsWith('/users/me')
      ? answer(200, {
          _id: 'usr_1',
          email: 'kasumi@example.com',
          name: 'Ito Kasumi',
          type: 'designer',
          staffRole: 'none',
          emailVerified: false,
          socketID: null,
          following: ['prf_9'],
        })
      : answer(200, {});
  };
});
afterEach(() => {
  stopPlatforms();
  globalThis.fetch = original;
  jest.useRealTimers();
});

function start(token?: string) {
  const platform = testPlatform({ tokens: memoryTokens(token) });
  installPlatform(platform);
  startForTest(platform);
  return platform;
}

describe('reading a token', () => {
  test.each([
    ['none', null, 'none'],
    ['an empty one', '', 'none'],
    ['no token at all', 'hello', 'none'],
    ['one without an end', unsignedToken({ sub: 'usr_1' }), 'none'],
    ['one that has ended', unsignedToken({ ...claims, exp: AN_HOUR_AGO() }), 'expired'],
    ['one that holds', unsignedToken({ ...claims, exp: IN_AN_HOUR() }), 'valid'],
  ])('%s', (_, token, status) => {
    expect(readToken(token, Date.now()).status).toBe(status);
  });

  test('ends exactly at its time', () => {
    expect(readToken(unsignedToken({ ...claims, exp: 1000 }), 999_999).status).toBe('valid');
    expect(readToken(unsignedToken({ ...claims, exp: 1000 }), 1_000_000).status).toBe('expired');
  });
});

describe('the session at start', () => {
  test('is the stored token’s user, completed by the server', async () => {
    start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    expect(getSession()).toMatchObject({ status: 'signed-in', user: { _id: 'usr_1', name: 'Ito Kasumi', type: 'designer' } });
    await waitFor(() => expect(getSession()).toMatchObject({ user: { following: ['prf_9'], emailVerified: false } }));
  });

  test('is over when the token is: signed out, the buyer’s state gone', () => {
    const platform = testPlatform({ tokens: memoryTokens(unsignedToken({ ...claims, exp: AN_HOUR_AGO() })) });
    installPlatform(platform);
    platform.root.setState({ wholesaleCart: { items: [wholesale] }, codesUsed: [{ code: 'SPRING' }] });
    startForTest(platform);
    expect(getSession()).toEqual({ status: 'anonymous', endedBy: 'expired' });
    expect(platform.tokens?.getItem(TOKEN_KEY)).toBeNull();
    expect(platform.root.getState()).toMatchObject({ wholesaleCart: { items: [] }, codesUsed: [], queries: null });
  });
});

describe('signing in and out', () => {
  test('stores the token and tells the fact', () => {
    const platform = start();
    const seen: (string | null)[] = [];
    platform.handleFor('x@1').subscribe('session.changed@1', ({ data }) => void seen.push(data.userId));
    const token = unsignedToken({ ...claims, exp: IN_AN_HOUR() });
    signIn(token);
    expect(platform.tokens?.getItem(TOKEN_KEY)).toBe(token);
    signOut();
    expect(seen).toEqual(['usr_1', null]);
  });

  test('leaves nothing of the person behind, and keeps what belongs to the browser', async () => {
    const token = unsignedToken({ ...claims, exp: IN_AN_HOUR() });
    const platform = start(token);
    platform.queries.setQueryData(['orders'], [{ _id: 'ord_1' }]);
    await platform.queries
      .getMutationCache()
      .build(platform.queries, { mutationFn: async () => ({ _id: 'ord_1' }) })
      .execute(undefined);
    platform.root.setState({
      wholesaleCart: { items: [wholesale] },
      codesUsed: [{ code: 'SPRING' }],
      queries: { savedAt: 1, cache: {} },
      showWholesaleCart: true,
      theme: 'light',
      market: 'JP',
      cookiesAccepted: true,
    });
    localStorage.setItem('orime.draft.usr_1.design', '{"name":"secret"}');
    localStorage.setItem('orime.hint', 'seen');
    signOut();
    expect(Object.keys(localStorage)).toEqual(['orime.hint']);
    localStorage.clear();
    expect(platform.queries.getMutationCache().getAll()).toEqual([]);
    expect(platform.root.getState()).toMatchObject({ codesUsed: [], queries: null, showWholesaleCart: false, market: 'JP' });
    expect(getSession()).toEqual({ status: 'anonymous', endedBy: 'user' });
    expect(platform.tokens?.getItem(TOKEN_KEY)).toBeNull();
    expect(platform.queries.getQueryData(['orders'])).toBeUndefined();
    expect(platform.root.getState()).toMatchObject({ wholesaleCart: { items: [] }, theme: 'light', cookiesAccepted: true });
    await waitFor(() => expect(calls).toContainEqual({ url: 'http://localhost/api/users/logout', authorization: token }));
  });

  test('deletes databases of unsaved work when somebody signs out, not when the time is over', async () => {
    const deleted: string[] = [];
    const databases = async () => [{ name: 'orime-writing' }, { name: 'another-site' }];
    // jsdom has no IndexedDB; these two calls are all that is used of it.
    Object.assign(globalThis, { indexedDB: { databases, deleteDatabase: (name: string) => void deleted.push(name) } });
    start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    signOut('expired');
    await new Promise((done) => setTimeout(done, 0));
    expect(deleted).toEqual([]);
    signIn(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    signOut();
    await waitFor(() => expect(deleted).toEqual(['orime-writing']));
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  test('ends when the api says that the token is over', async () => {
    const platform = start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    globalThis.fetch = async () => answer(401, { error: { code: 'token_expired', message: '', messageJp: '' }, message: '' });
    const { api } = await import('../http/api.ts');
    await platform.queries
      .fetchQuery({ queryKey: ['order'], queryFn: () => api.get('/api/order/mine'), retry: false })
      .catch(() => undefined);
    expect(currentPlatform().session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
  });

  test('ends when a change is refused because the token is over', async () => {
    const platform = start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    globalThis.fetch = async () => answer(401, { error: { code: 'token_expired', message: '', messageJp: '' }, message: '' });
    const { api } = await import('../http/api.ts');
    const change = platform.queries.getMutationCache().build(platform.queries, { mutationFn: () => api.post('/api/design/like/1') });
    await change.execute(undefined).catch(() => undefined);
    expect(currentPlatform().session.getState()).toEqual({ status: 'anonymous', endedBy: 'expired' });
  });
});

describe('an answer that the token is over', () => {
  const over = () => answer(401, { error: { code: 'token_expired', message: '', messageJp: '' }, message: '' });

  test('ends the session whoever made the call', async () => {
    start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    globalThis.fetch = async () => over();
    const { api } = await import('../http/api.ts');
    await expect(api.get('/api/order/mine')).rejects.toMatchObject({ code: 'token_expired' });
    expect(getSession()).toEqual({ status: 'anonymous', endedBy: 'expired' });
  });

  test('is too late when somebody has signed in since', async () => {
    start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    const { api } = await import('../http/api.ts');
    let release: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (release = resolve));
    const late = api.get('/api/order/mine');
    await waitFor(() => expect(release).not.toBeUndefined());
    await new Promise((resolve) => setTimeout(resolve, 20));
    const respond = release;
    globalThis.fetch = async () => answer(200, {});
    signIn(unsignedToken({ ...claims, sub: 'usr_2', exp: IN_AN_HOUR() }));
    respond(over());
    await expect(late).rejects.toMatchObject({ code: 'token_expired' });
    expect(getSession()).toMatchObject({ status: 'signed-in', user: { _id: 'usr_2' } });
  });
});

describe('another person’s token', () => {
  test('leaves nothing of the one before', () => {
    const platform = start(unsignedToken({ ...claims, exp: IN_AN_HOUR() }));
    platform.root.setState({ wholesaleCart: { items: [wholesale] } });
    platform.queries.setQueryData(['orders'], [{ _id: 'ord_1' }]);
    signIn(unsignedToken({ ...claims, sub: 'usr_2', exp: IN_AN_HOUR() }));
    expect(platform.root.getState().wholesaleCart.items).toEqual([]);
    expect(platform.queries.getQueryData(['orders'])).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import { memoryTokens, testPlatform } from '../test-tools.ts';
import { isApiError } from './api-error.ts';
import { api } from './api.ts';
import { authorizationFor } from './authorization.ts';

const original = globalThis.fetch;
let seen: Request[] = [];
let respond: (request: Request) => Response | Promise<Response> = () => new Response('{}');

beforeEach(() => {
  seen = [];
  respond = () => new Response('{}');
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    return respond(request);
  };
  installPlatform(testPlatform({ tokens: memoryTokens('the-token'), bootPart: { language: 'jp' } }));
});
afterEach(() => {
  globalThis.fetch = original;
});

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}

describe('the token', () => {
  test('goes to the api of this origin', async () => {
    await api.get('/api/order/mine');
    expect(seen[0]?.headers.get('authorization')).toBe('the-token');
  });

  test.each([
    ['https://content.example/api/banner'],
    ['//content.example/api/banner'],
    ['http://localhost:8080/api/x'],
    ['https://localhost/api/x'],
    ['/media/img_1/250.webp'],
    ['/apifake/x'],
    ['/api/../media/x'],
    ['http://localhost@evil.example/api/x'],
  ])('never goes to %s', (url) => {
    expect(authorizationFor(url, 'http://localhost/catalog')).toBeUndefined();
  });

  test('is not sent by a call to another origin', async () => {
    await api.get('https://content.example/api/banner');
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('an answer that sends elsewhere', () => {
  test('is not followed', async () => {
    await api.get('/api/order/mine');
    expect(seen[0]?.redirect).toBe('error');
  });
});

describe('a call', () => {
  test('says its language, key and version, and sends JSON', async () => {
    await api.post('/api/order', { a: 1 }, { idempotencyKey: 'key-1', ifMatch: 7 });
    const [request] = seen;
    expect(request?.method).toBe('POST');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'accept-language': 'ja',
      'idempotency-key': 'key-1',
      'if-match': '7',
      'content-type': 'application/json',
    });
    expect(await request?.json()).toEqual({ a: 1 });
  });

  test('answers nothing for an empty body', async () => {
    respond = () => new Response('');
    await expect(api.delete('/api/design/1')).resolves.toBeUndefined();
  });

  test('is made once: repeating is the query client’s decision', async () => {
    respond = () => new Response('', { status: 503 });
    await failureOf(api.get('/api/design/'));
    expect(seen).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('carries what the api said', async () => {
    const body = {
      error: {
        code: 'validation',
        message: 'Check',
        messageJp: '確認',
        requestId: 'req_1',
        fields: { email: 'is wrong' },
        details: { a: 1 },
      },
      message: 'Check',
      email: 'is wrong',
    };
    respond = () =>
      new Response(JSON.stringify(body), { status: 400, headers: { 'content-type': 'application/json', 'retry-after': '30' } });
    const error = await failureOf(api.post('/api/users/login', {}));
    expect(error).toMatchObject({
      code: 'validation',
      status: 400,
      requestId: 'req_1',
      fields: { email: 'is wrong' },
      details: { a: 1 },
      text: { en: 'Check', jp: '確認' },
      retryAfterSeconds: 30,
      body,
    });
    expect(error.message).toBe('POST /api/users/login failed: 400 validation');
  });

  test.each([
    [404, 'not_found'],
    [429, 'rate_limited'],
    [502, 'unavailable'],
    [500, 'internal'],
  ])('without our body has a code by its status %i', async (status, code) => {
    respond = () => new Response('<html>proxy</html>', { status, headers: { 'content-type': 'text/html' } });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ status, code, fields: {} });
  });

  test('without an answer is one of the network', async () => {
    respond = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ status: 0, code: 'network' });
  });

  test('of a file says the same, and asks with the token', async () => {
    respond = () => new Response(JSON.stringify({ error: { code: 'invalid_transition' } }), { status: 409 });
    expect(await failureOf(api.download('/api/order/id/ord_1/invoice.pdf'))).toMatchObject({
      status: 409,
      code: 'invalid_transition',
      message: 'GET /api/order/id/ord_1/invoice.pdf failed: 409 invalid_transition',
    });
    expect(seen[0]?.headers.get('authorization')).toBe('the-token');
    respond = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failureOf(api.download('/api/x.pdf'))).toMatchObject({ status: 0, code: 'network' });
  });

  test('given up by the caller stays the caller’s', async () => {
    const stop = new AbortController();
    respond = (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    const call = api.get('/api/x', { signal: stop.signal });
    setTimeout(() => stop.abort(), 5);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

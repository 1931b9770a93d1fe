import { describe, expect, test } from '@jest/globals';
import { buildPluginsApp } from './plugins.fixture.ts';

const { get, post, as } = await buildPluginsApp();

describe('hostile input', () => {
  const nested = (depth: number) => `{"text":"ok","deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const echo = (payload: object | string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    post('/api/test/echo', payload, headers);

  test('is refused with 400, wherever it is', async () => {
    const bodies = [
      { text: 'a\0b' },
      { text: '\ud800' },
      { text: 'ok', deep: { 'k\0': 1 } },
      nested(100),
      nested(50_000),
      { text: 1 },
      { text: null },
      { text: ['x'] },
      [],
      'null',
      '5',
      '{',
      '{"text":"x"',
      '{"__proto__":{"x":1},"text":"a"}',
    ];
    for (const body of bodies) {
      const answer = await echo(typeof body === 'string' ? body : JSON.stringify(body));
      expect([JSON.stringify(body).slice(0, 30), answer.statusCode, answer.json().error.code]).toEqual([
        JSON.stringify(body).slice(0, 30),
        400,
        'validation',
      ]);
    }
    for (const url of [
      '/api/test/number?n=1e400',
      '/api/test/number?n=Infinity',
      '/api/test/number?n=x',
      '/api/test/number?n=1&n=2',
      '/api/test/number',
      '/api/test/%00',
      '/api/%E0%A4%A',
      '/api/design/name/%00',
    ]) {
      expect({ url, refused: [400, 404].includes((await get(url)).statusCode) }).toEqual({ url, refused: true });
    }
  });

  test('of the wrong type or size is told so', async () => {
    expect((await echo('text=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await echo('<x/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    expect((await echo(JSON.stringify({ text: 'x'.repeat(600_000) }))).statusCode).toBe(413);
    expect((await echo('', { 'content-type': 'application/json' })).statusCode).toBe(400);
    expect((await get(`/api/${'x'.repeat(20_000)}`)).statusCode).toBe(404);
  });

  test('does not change the type of what a body says, but reads numbers of an address', async () => {
    expect((await echo({ text: 'x', count: '5' })).statusCode).toBe(400);
    expect((await get('/api/test/number?n=5')).json()).toEqual({ n: 5 });
  });
});

describe('headers', () => {
  test('forbid sniffing, framing and caching of personal answers', async () => {
    const { headers } = await get('/api/content/promo-banner');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'public, max-age=60',
    });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-download-options': 'noopen',
      'x-dns-prefetch-control': 'off',
      'x-xss-protection': '0',
    });
    expect((await (await as('consumer')).get('/api/users/me')).headers['cache-control']).toBe('no-store');
  });

  test('are those of a refusal as well, whichever plugin refuses', async () => {
    for (const [url, status] of [
      ['/api/users/me', 401],
      ['/api/test/number?n=x', 400],
      ['/api/nothing/here', 404],
    ] as const) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers]).toEqual([
        url,
        status,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.any(String),
          'x-request-id': expect.any(String),
          'cache-control': 'no-store',
        }),
      ]);
    }
  });
});

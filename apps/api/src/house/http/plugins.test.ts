import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { Type } from 'typebox';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { allow, anyone } from '../access/authorize.ts';
import { RequestError } from '../errors/request-error.ts';

const { app, get, post, inject, as, db } = await buildTestApp({}, (app) => {
  app.post(
    '/api/test/echo',
    {
      schema: {
        body: Type.Object({
          text: Type.String({ maxLength: 50 }),
          deep: Type.Optional(Type.Unknown()),
          count: Type.Optional(Type.Integer()),
        }),
      },
      config: { rule: anyone },
    },
    async (request) => request.body,
  );
  app.get(
    '/api/test/number',
    { schema: { querystring: Type.Object({ n: Type.Integer() }) }, config: { rule: anyone } },
    async (request) => request.query,
  );
  app.get('/api/test/broken', { config: { rule: anyone } }, async () => {
    throw new TypeError('the password is hunter2');
  });
  app.get('/api/test/overflow', { config: { rule: anyone } }, async () => sql`SELECT (99999999999)::int`.execute(app.db));
  app.get('/api/test/no-connection', { config: { rule: anyone } }, async () => {
    const full = new pg.Pool({ connectionString: app.config.databaseUrl, max: 1, connectionTimeoutMillis: 1_000 });
    const taken = await full.connect();
    return full.query('SELECT 1').finally(async () => {
      taken.release();
      await full.end();
    });
  });
  app.get('/api/test/wholesale', { config: { rule: allow('buyer-verified', 'admin') } }, async () => ({ ok: true }));
  app.get('/api/test/details', { config: { rule: anyone } }, async () => {
    throw new RequestError('conflict', {
      fields: { error: 'bad name', message: 'bad name', city: 'is odd' },
      details: { left: 3 },
      headers: { 'retry-after': '7' },
    });
  });
});

describe('rules', () => {
  test('a route without one is refused at start', () => {
    expect(() => app.get('/api/test/forgotten', async () => ({}))).toThrow();
  });

  test('are answered per role, before the body is read', async () => {
    expect((await get('/api/test/wholesale')).json().error.code).toBe('unauthenticated');
    expect((await (await as('buyer-unverified')).get('/api/test/wholesale')).json().error.code).toBe('buyer_unverified');
    for (const role of ['consumer', 'designer', 'producer', 'account-manager', 'member'] as const)
      expect((await (await as(role)).get('/api/test/wholesale')).json().error.code).toBe('forbidden');
    for (const role of ['buyer-verified', 'admin'] as const)
      expect((await (await as(role)).get('/api/test/wholesale')).statusCode).toBe(200);
  });
});

describe('errors', () => {
  test('say that it may be asked again when no connection became free', async () => {
    const answer = await get('/api/test/no-connection');
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  });

  test('have one shape, both languages, and the id of the request', async () => {
    const answer = await get('/api/nothing/here');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({
      error: {
        code: 'not_found',
        message: expect.any(String),
        messageJp: expect.stringMatching(/[ぁ-ん]/),
        requestId: answer.headers['x-request-id'],
      },
      message: expect.any(String),
    });
  });

  test('carry fields, details and headers, and no field replaces the shape', async () => {
    const answer = await get('/api/test/details');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.json()).toMatchObject({
      error: { code: 'conflict', details: { left: 3 } },
      message: expect.stringMatching(/changed/),
      city: 'is odd',
    });
  });

  test('name a field of a form as the form does, whatever it is called', async () => {
    const answer = await post('/api/contact', { name: 'Ana', email: 'ana@example.com' });
    expect(answer.json()).toMatchObject({
      error: { code: 'validation', fields: { message: 'is required' } },
      message: expect.stringMatching(/fields/),
    });
  });

  test('of our own making say nothing of their cause', async () => {
    const answer = await get('/api/test/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.code).toBe('internal');
    expect(answer.body).not.toContain('hunter2');
  });

  test('of the database are the sender’s where the sender chose the value', async () => {
    expect((await get('/api/test/overflow')).statusCode).toBe(400);
    // Indexed, and of more bytes than an index takes: different letters, as the same ones would be packed.
    const path = `/${Array.from({ length: 950 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('')}`;
    expect((await post('/api/analytics/page-view', { path })).statusCode).toBe(413);
  });
});

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

describe('operations', () => {
  test('health, readiness, metrics and documentation answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).json()).toEqual({ ok: true, database: 'ready' });
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds_bucket');
    const waiting = async () => Number(/^outbox_waiting (\d+)$/m.exec((await get('/metrics')).body)?.[1]);
    const before = await waiting();
    await db.insertInto('outbox').values({ kind: 'webhook', payload: '{}', dedupe_key: null }).execute();
    expect(await waiting()).toBe(before + 1);
    await app.jobs.runNow('housekeeping');
    const { body } = await get('/metrics');
    expect(body).toMatch(/^job_run_seconds_count\{job="housekeeping",outcome="ok"\} [12]$/m);
    expect(body).toMatch(/^socket_connections 0$/m);
    expect((await inject({ method: 'GET', url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404);
    const openapi = (await get('/api/docs/json')).json();
    expect(Object.keys(openapi.paths)).toEqual(expect.arrayContaining(['/api/users/login', '/api/upload']));
    const keyOf = (url: string) =>
      openapi.paths[url].post.parameters?.find(
        (each: { name: string; in: string }) => each.name === 'idempotency-key' && each.in === 'header',
      );
    expect(['/api/order', '/api/design/', '/api/users/login'].map((url) => keyOf(url)?.required)).toEqual([true, false, undefined]);
    const page = await get('/api/docs/');
    expect(page.headers['content-type']).toMatch(/html/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await get('/api/docs/static/swagger-ui.css')).headers['content-type']).toMatch(/css/);
    expect((await get('/api/docs/nothing')).json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('numbers of a sequence have no gaps and no doubles under load', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, async () => (await sql<{ n: number }>`SELECT take_number('test') AS n`.execute(db)).rows[0]?.n),
    );
    expect(taken.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => 1001 + index));
  });
});

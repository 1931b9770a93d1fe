import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildPluginsApp } from './plugins.fixture.ts';

const { app, get, post, inject, as, db } = await buildPluginsApp();

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

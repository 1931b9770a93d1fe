import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { openTalk } from '../../../test/chat-factories.ts';
import { connectSocket } from '../../../test/socket-clients.ts';
import { anyone } from '../access/authorize.ts';
import { startTracing } from './tracing.ts';

const exporter = new InMemorySpanExporter();
const traces = await startTracing({}, new SimpleSpanProcessor({ exporter }));
const site = await buildTestApp({}, (app) => {
  app.get('/api/test/read', { config: { rule: anyone } }, async () => ({ rows: (await app.pool.query('SELECT id FROM users')).rowCount }));
});
const { app, db } = site;
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => traces?.stop());
beforeEach(() => exporter.reset());

const spans = (): readonly ReadableSpan[] => exporter.getFinishedSpans();
const named = (name: string): ReadableSpan => {
  const found = spans().find((span) => span.name === name);
  if (found === undefined)
    throw new Error(
      `No span ${name}, only ${spans()
        .map((span) => span.name)
        .join(', ')}`,
    );
  return found;
};
const traceOf = (span: ReadableSpan): string => span.spanContext().traceId;
const person = {
  email: 'somebody-real@example.com',
  password: 'a-very-secret-word',
  name: 'Somebody Real',
  type: 'consumer',
  termsVersion: '1',
};

describe('a request', () => {
  test('is one trace from its route to each of its queries', async () => {
    // Through a real connection, whose body is read outside of what the hooks began.
    const body = JSON.stringify({ ...person, locale: 'en', marketing: false }).padEnd(200_000);
    const { status, headers } = await fetch(`${origin}/api/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(200);
    const request = named('POST /api/users/register');
    expect(request.parentSpanContext).toBeUndefined();
    expect(request.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/users/register',
      'http.response.status_code': 200,
      'orime.request_id': headers.get('x-request-id'),
    });
    // After the body was read, and inside of a transaction.
    const insert = named('INSERT users');
    expect(traceOf(insert)).toBe(traceOf(request));
    expect(insert.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.collection.name': 'users',
      'db.query.text': expect.stringContaining('$1'),
    });
  });

  test('takes nothing secret or personal along', async () => {
    await site.post('/api/users/register', { ...person, email: 'other-real@example.com' });
    const { token } = (await site.post('/api/users/login', { email: 'other-real@example.com', password: person.password })).json();
    await site.inject({ method: 'GET', url: '/api/users/me?note=in-the-query', headers: { authorization: token } });
    await site.get('/api/users/verify/a-secret-of-a-link');
    await app.jobs.runNow('mail');
    const told = JSON.stringify(
      spans().map(({ name, attributes, links, events, status }) => ({ name, attributes, links, events, status })),
    );
    expect(spans().length).toBeGreaterThan(20);
    for (const secret of ['other-real', person.password, person.name, token, 'in-the-query', 'a-secret-of-a-link'])
      expect(told).not.toContain(secret);
  });

  test('that visitors put into a trace of theirs is linked to it and has its own', async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c';
    await site.inject({ method: 'GET', url: '/api/settings/public', headers: { traceparent: `00-${theirs}-b7ad6b7169203331-00` } });
    const request = named('GET /api/settings/public');
    expect(traceOf(request)).not.toBe(theirs);
    expect(request.links.map(({ context }) => context.traceId)).toEqual([theirs]);
  });

  test('is kept apart from others at the same time, even where they wait for each other’s connections', async () => {
    // More than the pool has, so that most wait for a connection that another gives back.
    await Promise.all(Array.from({ length: 40 }, () => site.get('/api/test/read')));
    const requests = spans().filter(({ name }) => name === 'GET /api/test/read');
    expect(requests).toHaveLength(40);
    const queries = requests.map(
      (request) => spans().filter(({ parentSpanContext }) => parentSpanContext?.spanId === request.spanContext().spanId).length,
    );
    expect(new Set(queries)).toEqual(new Set([1]));
  });

  test('that nobody learns from has none, nor have the queries of nobody', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) await site.get(url);
    await db.selectFrom('users').select('id').limit(1).execute();
    expect(spans()).toEqual([]);
  });

  test('that fails says so by its code', async () => {
    expect((await site.get('/api/nothing-here')).statusCode).toBe(404);
    expect(named('GET').attributes['error.type']).toBeUndefined();
    const taken = { id: 'usr_traced', email: 'traced@example.com' };
    const insert = () =>
      db
        .insertInto('users')
        .values({
          ...taken,
          name: 'x',
          type: null,
          password_hash: 'x',
          email_verified_at: null,
          terms_version: null,
          terms_accepted_at: null,
          marketing_opt_in_at: null,
          deleted_at: null,
        })
        .execute();
    await insert();
    const failing = traces?.start({ name: 'failing', kind: 'server' });
    await expect(failing?.run(insert)).rejects.toThrow('duplicate');
    failing?.end();
    expect(named('INSERT users').attributes['error.type']).toBe('23505');
  });
});

test('a job is linked to nothing, a mail in it to the call that asked for it', async () => {
  await app.jobs.runNow('mail');
  exporter.reset();
  await site.post('/api/users/register', { ...person, email: 'third-real@example.com' });
  const asked = named('POST /api/users/register');
  await app.jobs.runNow('mail');
  const mail = named('mail verification');
  expect(traceOf(mail)).not.toBe(traceOf(asked));
  // Of the two runs one had the mail.
  expect(
    spans()
      .filter(({ name }) => name === 'job mail')
      .map(traceOf),
  ).toContain(traceOf(mail));
  expect(mail.links.map(({ context }) => [context.traceId, context.spanId])).toEqual([[traceOf(asked), asked.spanContext().spanId]]);
  expect(named('INSERT sent_emails').parentSpanContext?.spanId).toBe(mail.spanContext().spanId);
});

test('an event of a socket is a trace with its queries', async () => {
  const { reader, channel } = await openTalk(site);
  const page = await connectSocket(origin, reader.token);
  exporter.reset();
  await page.ask('join', { channel: channel.name });
  const event = named('socket join');
  expect(event.attributes).toEqual({ 'orime.socket.event': 'join' });
  expect(spans().filter((span) => traceOf(span) === traceOf(event)).length).toBeGreaterThan(1);
  expect(JSON.stringify(event.attributes)).not.toContain(channel.name);
});

test('without a collector nothing is started', async () => {
  expect(await startTracing({})).toBeUndefined();
  expect(await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
});

import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from './build-test-app.ts';

const { get, post, as, db } = await buildTestApp();

describe('GET /api/policy/:slug', () => {
  test('gives the newest version in force in both languages', async () => {
    const text = (version: string, locale: 'en' | 'jp', effective: string) => ({
      slug: 'terms',
      version,
      locale,
      title: `${version} ${locale}`,
      sections: JSON.stringify([{ heading: 'h', paragraphs: ['p'] }]),
      effective_at: effective,
    });
    await db
      .insertInto('policies')
      .values([
        text('1', 'en', '2025-01-01'),
        text('1', 'jp', '2025-01-01'),
        text('2', 'en', '2026-01-01'),
        text('2', 'jp', '2026-01-01'),
        text('3', 'en', '2999-01-01'),
      ])
      .execute();
    const answer = await get('/api/policy/terms');
    expect(answer.json()).toEqual({
      slug: 'terms',
      version: '2',
      effectiveAt: '2026-01-01T00:00:00.000Z',
      title: { en: '2 en', jp: '2 jp' },
      sections: { en: [{ heading: 'h', paragraphs: ['p'] }], jp: [{ heading: 'h', paragraphs: ['p'] }] },
    });
  });

  test('knows no others', async () => {
    expect((await get('/api/policy/unknown')).statusCode).toBe(404);
    expect((await get('/api/policy/..%2Fx')).statusCode).toBe(400);
  });
});

describe('POST /api/contact', () => {
  test('keeps a message with its sender', async () => {
    const consumer = await as('consumer');
    expect((await consumer.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Hello 👋' })).json()).toEqual({
      ok: true,
    });
    const rows = await db.selectFrom('contact_messages').select(['name', 'message', 'user_id', 'topic']).execute();
    expect(rows).toEqual([{ name: 'Ana', message: 'Hello 👋', user_id: consumer.user.id, topic: 'general' }]);
  });

  test('wants something said', async () => {
    expect((await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: ' \n ' })).statusCode).toBe(400);
    expect((await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'x', website: 'y' })).json()).toEqual({
      ok: true,
    });
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  });
});

describe('consent', () => {
  const anonymousId = 'browser-0123456789';

  test('is remembered per browser, the newest decision counting', async () => {
    await post('/api/consent', { kind: 'cookies', value: true, anonymousId });
    const answer = await post('/api/consent', { kind: 'cookies', value: false, anonymousId });
    expect(answer.json().consents).toEqual([{ kind: 'cookies', value: false, version: '1', at: expect.any(String) }]);
    expect((await get(`/api/consent?anonymousId=${anonymousId}`)).json()).toEqual(answer.json());
    expect((await get('/api/consent')).json()).toEqual({ consents: [] });
    expect(await db.selectFrom('consents').select('value').execute()).toHaveLength(2);
  });

  test('of a person is theirs alone, whatever id the body names', async () => {
    const consumer = await as('consumer');
    await consumer.post('/api/consent', { kind: 'analytics', value: true, anonymousId });
    expect((await consumer.get('/api/consent')).json().consents).toHaveLength(1);
    const guess = await get(`/api/consent?anonymousId=${consumer.user.id}`);
    expect(guess.json()).toEqual({ consents: [] });
    expect((await post('/api/consent', { kind: 'analytics', value: true })).statusCode).toBe(400);
    expect((await post('/api/consent', { kind: 'tracking', value: true, anonymousId })).statusCode).toBe(400);
  });
});

describe('POST /api/analytics/page-view', () => {
  test('counts a view without keys, and tells visitors of a day apart only by digest', async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    expect(
      (await post('/api/analytics/page-view', { path: '/order-info/grp_1?key=secret', title: 'Order', language: 'jp', at })).json(),
    ).toEqual({ ok: true });
    await post('/api/analytics/page-view', { path: '/', at: '1999-01-01T00:00:00Z' });
    const [first, second] = await db
      .selectFrom('page_views')
      .select(['path', 'locale', 'visitor_hash', 'viewed_at'])
      .orderBy('id')
      .execute();
    expect(first).toMatchObject({ path: '/order-info/grp_1', locale: 'jp', viewed_at: new Date(at) });
    expect(second?.visitor_hash).toBe(first?.visitor_hash);
    expect(second?.viewed_at.getFullYear()).toBeGreaterThan(2000);
  });

  test('takes small, whole views only', async () => {
    expect((await post('/api/analytics/page-view', { path: 'no-slash' })).statusCode).toBe(400);
    expect((await post('/api/analytics/page-view', { path: '/', at: 'yesterday' })).statusCode).toBe(400);
    expect((await post('/api/analytics/page-view', { path: '/', title: 'x'.repeat(9000) })).statusCode).toBe(413);
  });
});

describe('gmailer', () => {
  test('says to an admin what is missing, and nothing to others', async () => {
    const admin = await as('admin');
    expect((await admin.get('/api/gmailer/status')).json()).toEqual({ configured: false, connected: false });
    const answer = await admin.post('/api/gmailer/auth/callback', { user: 'me', code: 'x', state: 'y' });
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      expect.objectContaining({ code: 'not_configured', details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } }),
    ]);
    expect((await post('/api/gmailer/auth/callback', {})).statusCode).toBe(401);
    expect((await (await as('designer')).post('/api/gmailer/auth/callback', {})).statusCode).toBe(403);
  });
});

import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../test/factories.ts';

const { post, get, inject, db, as, config } = await buildTestApp();
const asToken = (authorization: string, url = '/api/users/me', method: 'GET' | 'POST' | 'DELETE' = 'GET') => inject({ method, url, headers: { authorization } });

describe('tokens', () => {
  test('count only while signature, session, account and version are good', async () => {
    const { user, token } = await as('designer');
    expect((await asToken(token)).statusCode).toBe(200);
    const [head, body, signature = ''] = token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), staffRole: 'admin' })).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const bad of [forged, unsigned, 'nonsense', 'Bearer', '', `${token}x`]) expect((await asToken(bad)).json().error.code).toBe('unauthenticated');
    await db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.id).execute();
    expect((await asToken(token)).json().error.code).toBe('token_expired');
  });

  test('of an expired session are told apart, and do not shut the public pages', async () => {
    const { user } = await as('designer');
    const expired = await new SignJWT({ tv: 1 }).setProtectedHeader({ alg: 'HS256' }).setSubject(user.id).setJti('ses_x').setExpirationTime(1).sign(new TextEncoder().encode(config.jwtSecret));
    expect((await asToken(expired)).json().error.code).toBe('token_expired');
    expect((await asToken(expired, '/api/content/promo-banner')).statusCode).toBe(200);
  });

  test('say what the database says, not what they said when they were made', async () => {
    const { user, token } = await as('admin');
    expect((await asToken(token, '/api/banner/')).statusCode).toBe(200);
    await db.updateTable('users').set({ staff_role: 'none' }).where('id', '=', user.id).execute();
    expect((await asToken(token, '/api/banner/')).statusCode).toBe(403);
    await db.updateTable('users').set({ status: 'deleted' }).where('id', '=', user.id).execute();
    expect((await asToken(token)).statusCode).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed, and ended one by one by their owner alone', async () => {
    const user = await createUser(db);
    const [first = '', second = ''] = await Promise.all([1, 2].map(async () => (await post('/api/users/login', { email: user.email, password: testPassword })).json().token));
    const list = (await asToken(first, '/api/users/sessions')).json();
    expect(list).toHaveLength(2);
    expect(list.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    const other = list.find((session: { current: boolean }) => !session.current).jti;
    const stranger = await as('consumer');
    expect((await stranger.delete(`/api/users/sessions/${other}`)).statusCode).toBe(404);
    expect((await asToken(first, `/api/users/sessions/${other}`, 'DELETE')).json()).toEqual({ success: true });
    expect((await asToken(second)).statusCode).toBe(401);
    expect((await asToken(first)).statusCode).toBe(200);
  });

  test('end with logout', async () => {
    const { token } = await as('consumer');
    expect((await asToken(token, '/api/users/logout', 'POST')).json()).toEqual({ success: true });
    expect((await asToken(token)).statusCode).toBe(401);
    expect((await post('/api/users/logout')).statusCode).toBe(401);
  });

  test('are prolonged by refresh, under the same id', async () => {
    const { token } = await as('consumer');
    await db.updateTable('sessions').set({ expires_at: new Date(Date.now() + 60_000) }).execute();
    const fresh = (await asToken(token, '/api/users/refresh', 'POST')).json().token;
    expect((await asToken(fresh)).statusCode).toBe(200);
    const [session] = (await asToken(fresh, '/api/users/sessions')).json();
    expect(new Date(session.expiresAt).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect((await get('/api/users/sessions')).statusCode).toBe(401);
  });
});

describe('POST /api/users/change-password', () => {
  test('wants the current one, and ends every other session', async () => {
    const { user, token } = await as('consumer');
    const { token: other } = (await post('/api/users/login', { email: user.email, password: testPassword })).json();
    const change = (payload: object) => inject({ method: 'POST', url: '/api/users/change-password', headers: { authorization: token }, payload });
    const wrong = await change({ currentPassword: 'not it', password: 'a new long one' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { currentPassword: 'is not right' }]);
    const right = await change({ currentPassword: testPassword, password: 'a new long one' });
    expect((await asToken(right.json().token)).statusCode).toBe(200);
    expect((await asToken(token)).statusCode).toBe(401);
    expect((await asToken(other)).statusCode).toBe(401);
    expect((await post('/api/users/login', { email: user.email, password: 'a new long one' })).statusCode).toBe(200);
  });
});

import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';

const { post, get, inject, db, as, config } = await buildTestApp();
const asToken = (authorization: string, url = '/api/users/me', method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  inject({ method, url, headers: { authorization } });

describe('tokens', () => {
  test('count only while signature, session, account and version are good', async () => {
    const { user, token } = await as('designer');
    expect((await asToken(token)).statusCode).toBe(200);
    const [head, body, signature = ''] = token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), staffRole: 'admin' })).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const bad of [forged, unsigned, 'nonsense', 'Bearer', '', `${token}x`])
      expect((await asToken(bad)).json().error.code).toBe('unauthenticated');
    await db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.id).execute();
    expect((await asToken(token)).json().error.code).toBe('token_expired');
  });

  test('of an expired session are told apart, and do not shut the public pages', async () => {
    const { user } = await as('designer');
    const expired = await new SignJWT({ tv: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .setJti('ses_x')
      .setExpirationTime(1)
      .sign(new TextEncoder().encode(config.jwtSecret));
    expect((await asToken(expired)).json().error.code).toBe('token_expired');
    expect((await asToken(expired, '/api/content/promo-banner')).statusCode).toBe(200);
  });

  test('of an ended session write nothing, also where visitors may, and do not stand in the way of signing in', async () => {
    const { user, token } = await as('consumer');
    await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', user.id).execute();
    const headers = { authorization: token, 'idempotency-key': crypto.randomUUID() };
    const wish = { orderId: 'ord_x', lines: [{ lineId: 'oln_x', quantity: 1, reason: 'too_small' }] };
    for (const [url, payload] of [
      ['/api/return', wish],
      ['/api/checkout/quote', { items: [] }],
    ] as const)
      expect((await inject({ method: 'POST', url, headers, payload })).json().error.code).toBe('token_expired');
    const again = await inject({
      method: 'POST',
      url: '/api/users/login',
      headers,
      payload: { email: user.email, password: testPassword },
    });
    expect(again.statusCode).toBe(200);
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
  test('end after thirty days, however often they are renewed', async () => {
    const { user, token } = await as('consumer');
    const endOf = async () =>
      (await db.selectFrom('sessions').select('expires_at').where('user_id', '=', user.id).executeTakeFirstOrThrow()).expires_at;
    const age = (days: number) =>
      db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('user_id', '=', user.id)
        .execute();
    const daysLeft = async () => ((await endOf()).getTime() - Date.now()) / 86_400_000;
    await age(20);
    expect((await asToken(token, '/api/users/refresh', 'POST')).statusCode).toBe(200);
    expect(await daysLeft()).toBeCloseTo(7, 1);
    await age(28);
    expect((await asToken(token, '/api/users/refresh', 'POST')).statusCode).toBe(200);
    expect(await daysLeft()).toBeCloseTo(2, 1);
  });

  test('are listed, and ended one by one by their owner alone', async () => {
    const user = await createUser(db);
    const [first = '', second = ''] = await Promise.all(
      [1, 2].map(async () => (await post('/api/users/login', { email: user.email, password: testPassword })).json().token),
    );
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
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute();
    const fresh = (await asToken(token, '/api/users/refresh', 'POST')).json().token;
    expect((await asToken(fresh)).statusCode).toBe(200);
    const [session] = (await asToken(fresh, '/api/users/sessions')).json();
    expect(new Date(session.expiresAt).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect((await get('/api/users/sessions')).statusCode).toBe(401);
  });
});

describe('DELETE /api/users/sessions', () => {
  const three = async () => {
    const user = await createUser(db);
    const logIn = async (): Promise<string> => (await post('/api/users/login', { email: user.email, password: testPassword })).json().token;
    return { first: await logIn(), second: await logIn(), third: await logIn() };
  };

  test('ends the others and spares the one that asks', async () => {
    const { first, second, third } = await three();
    const stranger = await as('consumer');
    expect((await asToken(first, '/api/users/sessions?which=others', 'DELETE')).json()).toEqual({ success: true });
    expect((await asToken(first)).statusCode).toBe(200);
    for (const token of [second, third]) expect((await asToken(token)).json().error.code).toBe('token_expired');
    expect((await stranger.get('/api/users/me')).statusCode).toBe(200);
    expect((await asToken(first, '/api/users/sessions')).json()).toHaveLength(1);
  });

  test('ends all of them', async () => {
    const { first, second } = await three();
    expect((await asToken(first, '/api/users/sessions?which=all', 'DELETE')).statusCode).toBe(200);
    for (const token of [first, second]) expect((await asToken(token)).statusCode).toBe(401);
  });

  test('wants to be told which', async () => {
    const { token } = await as('consumer');
    expect((await asToken(token, '/api/users/sessions', 'DELETE')).statusCode).toBe(400);
    expect((await asToken(token, '/api/users/sessions?which=none', 'DELETE')).statusCode).toBe(400);
    expect((await inject({ method: 'DELETE', url: '/api/users/sessions?which=all' })).statusCode).toBe(401);
  });
});

describe('POST /api/users/refresh', () => {
  test('by many tabs at once gives each a token that works, of one session', async () => {
    const { token } = await as('consumer');
    const fresh: string[] = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => asToken(token, '/api/users/refresh', 'POST')))).map(
      (answer) => answer.json().token,
    );
    for (const one of [token, ...fresh]) expect((await asToken(one)).statusCode).toBe(200);
    expect((await asToken(token, '/api/users/sessions')).json()).toHaveLength(1);
  });

  test('does not bring back a session that is ended meanwhile', async () => {
    const { token } = await as('consumer');
    const [, refreshed] = await Promise.all([asToken(token, '/api/users/logout', 'POST'), asToken(token, '/api/users/refresh', 'POST')]);
    if (refreshed.statusCode === 200) expect((await asToken(refreshed.json().token)).statusCode).toBe(401);
    expect((await asToken(token, '/api/users/refresh', 'POST')).json().error.code).toBe('token_expired');
  });

  test('keeps a session short that was not to be remembered', async () => {
    const user = await createUser(db);
    const { token } = (await post('/api/users/login', { email: user.email, password: testPassword, remember: false })).json();
    const fresh = (await asToken(token, '/api/users/refresh', 'POST')).json().token;
    for (const one of [token, fresh]) {
      const [session] = (await asToken(one, '/api/users/sessions')).json();
      const hoursLeft = (new Date(session.expiresAt).getTime() - Date.now()) / 3_600_000;
      expect(hoursLeft).toBeGreaterThan(11);
      expect(hoursLeft).toBeLessThanOrEqual(12);
    }
  });
});

describe('the last use of a session', () => {
  test('is noted when the noted one is old, and not at every call', async () => {
    const { token } = await as('consumer');
    const lastUse = async (): Promise<number> => new Date((await asToken(token, '/api/users/sessions')).json()[0].lastUsedAt).getTime();
    const first = await lastUse();
    expect(await lastUse()).toBe(first);
    await db
      .updateTable('sessions')
      .set({ last_used_at: new Date(Date.now() - 3_600_000) })
      .execute();
    expect(Date.now() - (await lastUse())).toBeLessThan(60_000);
  });
});

describe('POST /api/users/reauth', () => {
  test('opens ten minutes of this session for who knows the password', async () => {
    const admin = await as('admin');
    const until = async () =>
      (await db.selectFrom('sessions').select('reauth_until').where('user_id', '=', admin.user.id).executeTakeFirstOrThrow()).reauth_until;
    const wrong = await admin.post('/api/users/reauth', { password: 'not it' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { password: 'is not right' }]);
    expect(await until()).toBeNull();
    const right = await admin.post('/api/users/reauth', { password: testPassword });
    expect(right.statusCode).toBe(200);
    expect(new Date(right.json().until).getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    expect((await until())?.toISOString()).toBe(right.json().until);
  });

  test('locks after eight wrong ones, and is for everybody who is signed in', async () => {
    const manager = await as('account-manager');
    for (let attempt = 0; attempt < 8; attempt += 1) await manager.post('/api/users/reauth', { password: 'not it' });
    expect((await manager.post('/api/users/reauth', { password: testPassword })).statusCode).toBe(423);
    expect((await (await as('designer')).post('/api/users/reauth', { password: testPassword })).statusCode).toBe(200);
    expect((await post('/api/users/reauth', { password: testPassword })).statusCode).toBe(401);
  });
});

describe('POST /api/users/change-password', () => {
  test('wants the current one, and ends every other session', async () => {
    const { user, token } = await as('consumer');
    const { token: other } = (await post('/api/users/login', { email: user.email, password: testPassword })).json();
    const change = (payload: object) =>
      inject({ method: 'POST', url: '/api/users/change-password', headers: { authorization: token }, payload });
    const wrong = await change({ currentPassword: 'not it', password: 'a new long one' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { currentPassword: 'is not right' }]);
    const right = await change({ currentPassword: testPassword, password: 'a new long one' });
    expect((await asToken(right.json().token)).statusCode).toBe(200);
    expect((await asToken(token)).statusCode).toBe(401);
    expect((await asToken(other)).statusCode).toBe(401);
    expect((await post('/api/users/login', { email: user.email, password: 'a new long one' })).statusCode).toBe(200);
  });
});

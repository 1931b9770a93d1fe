import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { startFakeGoogle } from '@orime/testing/google';
import { randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { SCOPE } from './google-oauth.ts';

const keys = { clientId: 'client', clientSecret: 'client-secret' };
const google = await startFakeGoogle(keys);
const bare = await buildTestApp();
const connected = await buildTestApp({
  googleClientId: keys.clientId,
  googleClientSecret: keys.clientSecret,
  googleApiUrl: google.url,
});
const { as, db } = connected;
afterEach(() => {
  google.fail(0);
  google.withholdRefreshTokens(false);
});
afterAll(() => google.close());

type Admin = Awaited<ReturnType<typeof as>>;
const begin = async (admin: Admin) => {
  const { url, state } = (await admin.get('/api/gmailer/auth/url')).json() as { url: string; state: string };
  return { url, state };
};
/** The permission was given on Google's page: what the browser comes back with. */
const allowed = async (admin: Admin, scopes?: readonly string[]) => {
  const { searchParams } = google.allow((await begin(admin)).url, scopes);
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
};
const connect = async (admin: Admin) => expect((await callback(admin, await allowed(admin))).statusCode).toBe(200);
const callback = (admin: Admin, body: object) => admin.post('/api/gmailer/auth/callback', body);

describe('without Google’s keys', () => {
  test('every call says what is missing', async () => {
    const admin = await bare.as('admin');
    expect((await admin.get('/api/gmailer/status')).json()).toEqual({ configured: false, connected: false });
    for (const answer of [
      await admin.get('/api/gmailer/auth/url'),
      await admin.post('/api/gmailer/auth/callback', { code: 'c', state: 's' }),
    ]) {
      expect(answer.json().error).toMatchObject({
        code: 'not_configured',
        details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
      });
    }
    expect((await admin.delete('/api/gmailer/connection')).statusCode).toBe(404);
  });
});

describe('a connection', () => {
  test('is begun with PKCE, asks for sending alone, and is kept encrypted', async () => {
    const admin = await as('admin');
    const { url } = await begin(admin);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/o\/oauth2\/v2\/auth\?/);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: SCOPE,
      redirect_uri: 'http://localhost:4000/api/gmailer/auth/callback',
    });
    const { searchParams } = google.allow(url);
    const answer = await callback(admin, { code: searchParams.get('code'), state: searchParams.get('state'), user: 'somebody-else' });
    expect(answer.statusCode).toBe(200);
    expect((await admin.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: answer.json().token } })).json()._id).toBe(
      admin.user.id,
    );
    const kept = await db
      .selectFrom('oauth_connections')
      .select(['refresh_token_enc', 'scopes'])
      .where('user_id', '=', admin.user.id)
      .executeTakeFirstOrThrow();
    expect(kept.scopes).toEqual([SCOPE]);
    expect(kept.refresh_token_enc).not.toContain('1//');
    expect((await admin.get('/api/gmailer/status')).json()).toEqual({ configured: true, connected: true });
    const logged = await db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.user.id).execute();
    expect(logged).toEqual([{ action: 'gmailer.connect' }]);
  });

  test.each([
    ['', 0],
    [', also when Google cannot be reached', 503],
  ])('is given back to Google and forgotten%s', async (_, status) => {
    const admin = await as('admin');
    await connect(admin);
    google.fail(status);
    expect((await admin.delete('/api/gmailer/connection')).json()).toEqual({ success: true });
    expect(google.calls.at(-1)).toMatchObject({ line: 'POST /revoke', body: expect.stringMatching(/^token=1/) });
    expect((await admin.get('/api/gmailer/status')).json().connected).toBe(false);
    expect((await admin.delete('/api/gmailer/connection')).statusCode).toBe(404);
    const logged = await db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.user.id).orderBy('id').execute();
    expect(logged.at(-1)).toEqual({ action: 'gmailer.disconnect' });
  });
});

describe('a callback', () => {
  test('needs a state that this admin was given, once, and not long ago', async () => {
    const [admin, other] = [await as('admin'), await as('admin')];
    const refused = async (who: Admin, body: object) => (await callback(who, body)).json().error;
    const given = await allowed(admin);
    expect(await refused(admin, { ...given, state: 'made-up' })).toMatchObject({
      code: 'validation',
      fields: { state: 'is not one of ours' },
    });
    expect(await refused(admin, { code: given.code })).toMatchObject({ code: 'validation' });
    expect(await refused(other, given)).toMatchObject({ code: 'validation' });
    expect(await refused(admin, { state: given.state })).toMatchObject({ fields: { code: 'is required' } });
    const answers = await Promise.all([1, 2, 3].map(() => callback(admin, given)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const late = await allowed(admin);
    await db
      .updateTable('oauth_states')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await refused(admin, late)).toMatchObject({ code: 'validation' });
  });

  const nothing = () => {};
  test.each([
    ['refuses the code', nothing, { code: '4/made-up' }, undefined, 'token_used'],
    ['is down', () => google.fail(503), {}, undefined, 'unavailable'],
    ['gives no refresh token', () => google.withholdRefreshTokens(true), {}, undefined, 'unavailable'],
    ['was not allowed to send', nothing, {}, ['openid'], 'business_rule'],
  ] as const)('connects nothing when Google %s', async (_, before, changed, scopes, code) => {
    const admin = await as('admin');
    const given = await allowed(admin, scopes);
    before();
    expect((await callback(admin, { ...given, ...changed })).json().error.code).toBe(code);
    expect((await admin.get('/api/gmailer/status')).json().connected).toBe(false);
  });

  test('is for admins', async () => {
    for (const role of ['designer', 'account-manager'] as const)
      expect((await callback(await as(role), { code: 'c', state: 's' })).statusCode).toBe(403);
    expect((await bare.post('/api/gmailer/auth/callback', { code: 'c', state: 's' })).statusCode).toBe(401);
  });
});

describe('a letter by Gmail', () => {
  const letter = { subject: { en: 'From my own desk', jp: '' }, body: { en: 'Dear {{name}}', jp: '' } };

  test('leaves from the connected account, and from no other', async () => {
    const admin = await freshAdmin(connected);
    const designer = await as('designer');
    await createProfile(db, { userId: designer.user.id, country: 'IS' });
    const send = (client: typeof admin) =>
      client.post(
        '/api/gmailer/send',
        { ...letter, audience: { list: 'designers', country: 'IS' }, confirmCount: 1 },
        { 'idempotency-key': randomUUID() },
      );
    expect((await send(admin)).json().error.code).toBe('not_configured');
    await connect(admin);
    expect((await send(admin)).json()).toMatchObject({ via: 'gmail', recipients: 1 });
    await connected.app.jobs.runNow('mailings');
    await connected.app.jobs.runNow('mail');
    expect(google.messages).toHaveLength(1);
    expect(google.messages[0]).toContain(`To: ${designer.user.email}`);
    expect(google.messages[0]).toContain('Subject: From my own desk');
    expect(
      await db.selectFrom('sent_emails').select(['provider_id', 'status']).where('recipient', '=', designer.user.email).execute(),
    ).toEqual([{ provider_id: 'gmail-1', status: 'sent' }]);
    const listed = async (query: string) => (await admin.get(`/api/admin/mailings?${query}`)).json();
    expect(await listed('via=gmail')).toMatchObject({ total: 1, items: [{ via: 'gmail', handedOver: 1 }] });
    expect(await listed('via=site')).toMatchObject({ total: 0, items: [] });
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { SCOPE } from './google-oauth.ts';

const bare = await buildTestApp();
const connected = await buildTestApp({ googleClientId: 'client', googleClientSecret: 'client-secret' });
const { as, db } = connected;

/** Google at the network's edge: what it was asked, and what it answers next. */
let asked: { url: string; fields: Record<string, string> }[] = [];
let sent: RequestInit[] = [];
let respond: () => Response;
const original = globalThis.fetch;
beforeEach(() => {
  asked = [];
  sent = [];
  respond = () => Response.json({ refresh_token: 'the-refresh-token', scope: `openid ${SCOPE}` });
  globalThis.fetch = async (input, init) => {
    sent.push(init ?? {});
    if (init?.body instanceof URLSearchParams) asked.push({ url: String(input), fields: Object.fromEntries(init.body) });
    return respond();
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

const begin = async (admin: Awaited<ReturnType<typeof as>>) => {
  const { url, state } = (await admin.get('/api/gmailer/auth/url')).json() as { url: string; state: string };
  return { state, parameters: Object.fromEntries(new URL(url).searchParams) };
};
const callback = (admin: Awaited<ReturnType<typeof as>>, body: object) => admin.post('/api/gmailer/auth/callback', body);

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
    const { state, parameters } = await begin(admin);
    expect(parameters).toMatchObject({
      state,
      scope: SCOPE,
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4000/api/gmailer/auth/callback',
    });
    const answer = await callback(admin, { code: 'the-code', state, user: 'somebody-else' });
    expect(answer.statusCode).toBe(200);
    expect((await admin.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: answer.json().token } })).json()._id).toBe(
      admin.user.id,
    );
    const [{ url, fields } = { url: '', fields: {} as Record<string, string> }] = asked;
    expect(url).toBe('https://oauth2.googleapis.com/token');
    expect(
      createHash('sha256')
        .update(fields['code_verifier'] ?? '')
        .digest('base64url'),
    ).toBe(parameters['code_challenge']);
    const kept = await db
      .selectFrom('oauth_connections')
      .select(['refresh_token_enc', 'scopes'])
      .where('user_id', '=', admin.user.id)
      .executeTakeFirstOrThrow();
    expect(kept.refresh_token_enc).not.toContain('the-refresh-token');
    expect((await admin.get('/api/gmailer/status')).json()).toEqual({ configured: true, connected: true });
    const logged = await db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.user.id).execute();
    expect(logged).toEqual([{ action: 'gmailer.connect' }]);
  });

  test('is given back to Google and forgotten, also when Google cannot be reached', async () => {
    const admin = await as('admin');
    await callback(admin, { code: 'c', state: (await begin(admin)).state });
    respond = () => {
      throw new TypeError('fetch failed');
    };
    expect((await admin.delete('/api/gmailer/connection')).json()).toEqual({ success: true });
    expect(asked.at(-1)).toEqual({ url: 'https://oauth2.googleapis.com/revoke', fields: { token: 'the-refresh-token' } });
    expect((await admin.get('/api/gmailer/status')).json().connected).toBe(false);
    expect((await admin.delete('/api/gmailer/connection')).statusCode).toBe(404);
  });
});

describe('a callback', () => {
  test('needs a state that this admin was given, once, and not long ago', async () => {
    const [admin, other] = [await as('admin'), await as('admin')];
    const refused = async (who: typeof admin, body: object) => (await callback(who, body)).json().error;
    const { state } = await begin(admin);
    expect(await refused(admin, { code: 'c', state: 'made-up' })).toMatchObject({
      code: 'validation',
      fields: { state: 'is not one of ours' },
    });
    expect(await refused(admin, { code: 'c' })).toMatchObject({ code: 'validation' });
    expect(await refused(other, { code: 'c', state })).toMatchObject({ code: 'validation' });
    expect(await refused(admin, { state })).toMatchObject({ fields: { code: 'is required' } });
    const answers = await Promise.all([1, 2, 3].map(() => callback(admin, { code: 'c', state })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const { state: late } = await begin(admin);
    await db
      .updateTable('oauth_states')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await refused(admin, { code: 'c', state: late })).toMatchObject({ code: 'validation' });
  });

  test.each([
    ['refuses the code', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'token_used'],
    ['is down', () => new Response('', { status: 503 }), 'unavailable'],
    ['gives no refresh token', () => Response.json({ access_token: 'a', scope: SCOPE }), 'unavailable'],
    ['was not allowed to send', () => Response.json({ refresh_token: 'r', scope: 'openid' }), 'business_rule'],
  ])('connects nothing when Google %s', async (_, answer, code) => {
    const admin = await as('admin');
    respond = answer;
    expect((await callback(admin, { code: 'c', state: (await begin(admin)).state })).json().error.code).toBe(code);
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
    await callback(admin, { code: 'c', state: (await begin(admin)).state });
    expect((await send(admin)).json()).toMatchObject({ via: 'gmail', recipients: 1 });
    respond = () => Response.json({ access_token: 'short-lived', id: 'gmail-1' });
    await connected.app.jobs.runNow('mailings');
    await connected.app.jobs.runNow('mail');
    const [token, message] = sent.slice(-2);
    expect(Object.fromEntries(token?.body as URLSearchParams)).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'the-refresh-token',
    });
    expect(message?.headers).toMatchObject({ authorization: 'Bearer short-lived' });
    const raw = Buffer.from((JSON.parse(String(message?.body)) as { raw: string }).raw, 'base64url').toString();
    expect(raw).toContain(`To: ${designer.user.email}`);
    expect(raw).toContain('Subject: From my own desk');
    expect(
      await db.selectFrom('sent_emails').select(['provider_id', 'status']).where('recipient', '=', designer.user.email).execute(),
    ).toEqual([{ provider_id: 'gmail-1', status: 'sent' }]);
  });
});

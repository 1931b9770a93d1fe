import { describe, expect, test } from '@jest/globals';
import { generate } from 'otplib';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { testPassword } from '../../../../test/factories.ts';
import { grantAdmin, resetTotp } from '../../../staff/grant-admin.ts';

const site = await buildTestApp();
const production = await buildTestApp({ production: true });
const { db } = site;

/** The app's code of now, or of some half minutes later. */
const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const logIn = async (email: string, on = site) => (await on.post('/api/users/login', { email, password: testPassword })).json();
const answer = (challenge: string, code: string, on = site) => on.post('/api/users/totp', { challenge, code });
const asToken = (authorization: string, url: string, on = site) => on.inject({ method: 'GET', url, headers: { authorization } });

async function enrol(client: SignedInClient) {
  const { secret } = (await client.post('/api/users/totp/enrol', {})).json();
  const answered = await client.post('/api/users/totp/enrol', { code: await codeOf(secret) });
  expect(answered.statusCode).toBe(200);
  return { secret: secret as string, recoveryCodes: answered.json().recoveryCodes as string[] };
}

/** Codes of earlier half minutes count again: a test need not wait. */
const forgetSteps = (userId: string) => db.updateTable('totp_factors').set({ last_step: 0 }).where('user_id', '=', userId).execute();

test('staff who owe the code change neither kind nor password of the account', async () => {
  const admin = await production.as('admin');
  const passwords = { currentPassword: testPassword, password: 'another long password' };
  for (const answered of [
    await admin.post('/api/users/set-profile-type', { type: 'consumer' }),
    await admin.post('/api/users/change-password', passwords),
  ])
    expect([answered.statusCode, answered.json().error.code]).toEqual([401, 'totp_required']);
});

describe('enrolling', () => {
  test('gives a secret, takes the first code, and shows ten codes for a lost phone', async () => {
    const admin = await site.as('admin');
    const begun = (await admin.post('/api/users/totp/enrol', {})).json();
    expect(new URL(begun.otpauthUrl).searchParams.get('secret')).toBe(begun.secret);
    expect((await admin.get('/api/users/totp')).json()).toEqual({ enrolled: false, required: false, passed: false, recoveryCodesLeft: 0 });
    expect((await admin.post('/api/users/totp/enrol', { code: '000000' })).json().error).toMatchObject({
      code: 'validation',
      fields: { code: 'is not right' },
    });
    const { recoveryCodes } = (await admin.post('/api/users/totp/enrol', { code: await codeOf(begun.secret) })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await admin.get('/api/users/totp')).json()).toEqual({ enrolled: true, required: false, passed: true, recoveryCodesLeft: 10 });
    const [kept] = await db
      .selectFrom('totp_factors')
      .select(['secret_sealed', 'recovery_hashes'])
      .where('user_id', '=', admin.user.id)
      .execute();
    for (const secret of [begun.secret, ...recoveryCodes]) expect(JSON.stringify(kept)).not.toContain(secret);
    // One in use is not replaced by whoever finds the screen open.
    expect((await admin.post('/api/users/totp/enrol', {})).statusCode).toBe(409);
  });

  test('ends the other sessions, which showed no code', async () => {
    const admin = await site.as('admin');
    const other = (await logIn(admin.user.email)).token;
    await enrol(admin);
    expect((await asToken(other, '/api/users/me')).statusCode).toBe(401);
    expect((await admin.get('/api/banner/')).statusCode).toBe(200);
  });

  test('is for staff', async () => {
    expect((await (await site.as('designer')).post('/api/users/totp/enrol', {})).statusCode).toBe(403);
    expect((await site.post('/api/users/totp/enrol', {})).statusCode).toBe(401);
  });
});

describe('signing in with a code', () => {
  test('opens a session for the challenge, once', async () => {
    const admin = await site.as('admin');
    const { secret } = await enrol(admin);
    const begun = await logIn(admin.user.email);
    expect(begun).toEqual({ totpRequired: true, challenge: expect.any(String) });
    const code = await codeOf(secret, 1);
    const signedIn = await answer(begun.challenge, code);
    expect((await asToken(signedIn.json().token, '/api/banner/')).statusCode).toBe(200);
    await forgetSteps(admin.user.id);
    expect((await answer(begun.challenge, code)).statusCode).toBe(410);
  });

  test('refuses a code that was taken before, for another challenge as well', async () => {
    const admin = await site.as('admin');
    const { secret } = await enrol(admin);
    const [first, second] = [await logIn(admin.user.email), await logIn(admin.user.email)];
    const code = await codeOf(secret, 1);
    const answers = await Promise.all([first, second].map(({ challenge }) => answer(challenge, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('takes a recovery code, once', async () => {
    const admin = await site.as('admin');
    const [code = ''] = (await enrol(admin)).recoveryCodes;
    const challenges = await Promise.all(Array.from({ length: 4 }, async () => (await logIn(admin.user.email)).challenge));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, ` ${code.toUpperCase()} `)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    const token = answers.find(({ statusCode }) => statusCode === 200)?.json().token;
    expect((await asToken(token, '/api/users/totp')).json().recoveryCodesLeft).toBe(9);
  });

  test('counts the tries of a challenge and of an account, all at once too', async () => {
    const admin = await site.as('admin');
    const { secret } = await enrol(admin);
    const guess = async (challenge: string, count: number) =>
      (await Promise.all(Array.from({ length: count }, () => answer(challenge, '000000')))).map(({ statusCode }) => statusCode);
    const one = await guess((await logIn(admin.user.email)).challenge, 20);
    expect([one.filter((status) => status === 400).length, one.filter((status) => status === 410).length]).toEqual([5, 15]);
    const two = await guess((await logIn(admin.user.email)).challenge, 5);
    expect(two.sort()).toEqual([400, 400, 400, 423, 423]);
    // Locked is locked for the right code too.
    expect((await answer((await logIn(admin.user.email)).challenge, await codeOf(secret, 1))).statusCode).toBe(423);
  });

  test('is too late after five minutes, and after a new password', async () => {
    const admin = await site.as('admin');
    const { secret } = await enrol(admin);
    const late = await logIn(admin.user.email);
    await db
      .updateTable('totp_challenges')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await answer(late.challenge, await codeOf(secret, 1))).statusCode).toBe(410);
    const old = await logIn(admin.user.email);
    const changed = await admin.post('/api/users/change-password', { currentPassword: testPassword, password: 'another-good-password' });
    expect((await answer(old.challenge, await codeOf(secret, 1))).statusCode).toBe(410);
    // The session that changed it had shown a code and stays what it was.
    expect((await asToken(changed.json().token, '/api/banner/')).statusCode).toBe(200);
    expect((await answer('never-given', '000000')).statusCode).toBe(410);
  });

  test('is not gone round by a link that signs in', async () => {
    const admin = await site.as('admin', { verified: false });
    await enrol(admin);
    const { inviteUrl } = await grantAdmin(db, 'http://localhost', admin.user.email);
    const { token } = (
      await site.post('/api/users/reset-password', {
        token: new URL(inviteUrl).searchParams.get('token'),
        password: 'another-good-password',
      })
    ).json();
    const refused = await asToken(token, '/api/banner/');
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'totp_required']);
    expect(
      (await site.inject({ method: 'POST', url: '/api/users/totp/enrol', payload: {}, headers: { authorization: token } })).statusCode,
    ).toBe(409);
    expect((await site.inject({ method: 'DELETE', url: '/api/users/totp', headers: { authorization: token } })).statusCode).toBe(401);
  });
});

describe('taking it away', () => {
  test('asks for the password', async () => {
    const admin = await site.as('admin');
    await enrol(admin);
    expect((await admin.delete('/api/users/totp')).json().error.code).toBe('reauth_required');
    await admin.post('/api/users/reauth', { password: testPassword });
    expect((await admin.delete('/api/users/totp')).statusCode).toBe(200);
    expect((await logIn(admin.user.email)).token).toEqual(expect.any(String));
    expect((await admin.delete('/api/users/totp')).statusCode).toBe(404);
  });

  test('is done at the command line for a lost phone', async () => {
    const admin = await site.as('admin');
    await enrol(admin);
    await resetTotp(db, admin.user.email);
    expect((await admin.get('/api/users/me')).statusCode).toBe(401);
    expect((await logIn(admin.user.email)).token).toEqual(expect.any(String));
    await expect(resetTotp(db, admin.user.email)).rejects.toThrow('has no authenticator');
    const entries = await db.selectFrom('audit_log').select('action').where('entity_id', '=', admin.user.id).orderBy('id').execute();
    expect(entries.map(({ action }) => action)).toEqual(['user.totp-enrol', 'user.totp-reset']);
  });
});

describe('the first admin', () => {
  test('is invited, chooses a password, and is asked for an authenticator in production before anything else', async () => {
    const { inviteUrl, isNew } = await grantAdmin(production.db, 'https://orime.example', ' Founder@Example.com ');
    expect(isNew).toBe(true);
    const link = new URL(inviteUrl);
    expect([link.origin, link.pathname]).toEqual(['https://orime.example', '/passwordReset']);
    expect(
      (await production.post('/api/users/reset-password', { token: link.searchParams.get('token'), password: testPassword })).statusCode,
    ).toBe(200);
    const { token, totpEnrol } = await logIn('founder@example.com', production);
    expect(totpEnrol).toBe(true);
    const headers = { authorization: token };
    for (const url of ['/api/banner/', '/api/notification'])
      expect((await asToken(token, url, production)).json().error.code).toBe('totp_required');
    const { secret } = (await production.inject({ method: 'POST', url: '/api/users/totp/enrol', payload: {}, headers })).json();
    expect(
      (await production.inject({ method: 'POST', url: '/api/users/totp/enrol', payload: { code: await codeOf(secret) }, headers }))
        .statusCode,
    ).toBe(200);
    expect((await asToken(token, '/api/banner/', production)).statusCode).toBe(200);
    const { challenge } = await logIn('founder@example.com', production);
    expect((await answer(challenge, await codeOf(secret, 1), production)).statusCode).toBe(200);
  });

  test('may be somebody who has an account, whose sessions end', async () => {
    const designer = await site.as('designer');
    expect((await grantAdmin(db, 'http://localhost', designer.user.email)).isNew).toBe(false);
    expect((await designer.get('/api/users/me')).statusCode).toBe(401);
    expect((await logIn(designer.user.email)).user).toMatchObject({ staffRole: 'admin', type: 'designer' });
    await db.updateTable('users').set({ status: 'locked' }).where('id', '=', designer.user.id).execute();
    await expect(grantAdmin(db, 'http://localhost', designer.user.email)).rejects.toThrow('locked or deleted');
    await expect(grantAdmin(db, 'http://localhost', 'nobody')).rejects.toThrow('not an e-mail address');
  });
});

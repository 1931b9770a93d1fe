import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';

const testApp = await buildTestApp();
const { post, get, inject, db, as } = testApp;

const registration = { email: 'mio@example.com', password: 'a long password', name: 'Mio Sato', type: 'designer', termsVersion: '2026-01' };
const me = (token: string) => inject({ method: 'GET', url: '/api/users/me', headers: { authorization: token } });

describe('POST /api/users/register', () => {
  test.each(['designer', 'producer', 'buyer', 'consumer'])('makes a %s who is signed in and gets a verification mail', async (type) => {
    const email = `${type}@example.com`;
    const answer = await post('/api/users/register', { ...registration, type, email });
    expect(answer.statusCode).toBe(200);
    expect((await me(answer.json().token)).json()).toMatchObject({ email, type, emailVerified: false, staffRole: 'none' });
    const [mail, ...more] = await readMails(testApp, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your e-mail address for Orime');
    expect(mail?.source).toContain('Mio Sato');
  });

  test('writes in Japanese to who registers in Japanese', async () => {
    await post('/api/users/register', { ...registration, email: 'jp@example.com', name: '佐藤 澪', locale: 'jp' });
    const [mail] = await readMails(testApp, 'jp@example.com');
    expect(mail?.subject).toBe('【Orime】メールアドレスのご確認');
    expect(mail?.source).toContain('佐藤 澪 様');
    expect(mail?.source).toContain('?lang=jp');
  });

  test('tells that an address is taken, in whatever case', async () => {
    await post('/api/users/register', { ...registration, email: 'taken@example.com' });
    const again = await post('/api/users/register', { ...registration, email: 'Taken@Example.com' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: { code: 'email_in_use', fields: { email: 'is taken' } }, email: 'is taken' });
    expect(await db.selectFrom('users').select('id').where('email', '=', 'taken@example.com').execute()).toHaveLength(1);
  });

  test('grants no role and wants every field filled', async () => {
    for (const bad of [
      { type: 'admin' },
      { name: '   ' },
      { email: 'a@b' },
      { password: 'short' },
      { password: 'password12' },
      { password: 'bad@example.com' },
      { termsVersion: '' },
      { locale: 'fr' },
    ]) {
      const answer = await post('/api/users/register', { ...registration, email: 'bad@example.com', ...bad });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().error.fields)).toEqual(Object.keys(bad));
    }
    const sneaky = await post('/api/users/register', {
      ...registration,
      email: 'sneaky@example.com',
      staffRole: 'admin',
      staff_role: 'admin',
    });
    expect((await me(sneaky.json().token)).json().staffRole).toBe('none');
  });
});

describe('GET /api/users/verify/:token', () => {
  test('verifies once and signs in', async () => {
    await post('/api/users/register', { ...registration, email: 'verify@example.com' });
    const secret = linkSecret((await readMails(testApp, 'verify@example.com'))[0]);
    expect((await inject({ method: 'HEAD', url: `/api/users/verify/${secret}` })).statusCode).toBe(404);
    const answer = await get(`/api/users/verify/${secret}`);
    expect(answer.statusCode).toBe(200);
    expect((await me(answer.json().token)).json()).toMatchObject({ email: 'verify@example.com', emailVerified: true });
    const again = await get(`/api/users/verify/${secret}`);
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'token_used']);
  });

  test('refuses an old link and one that never was', async () => {
    await post('/api/users/register', { ...registration, email: 'late@example.com' });
    const secret = linkSecret((await readMails(testApp, 'late@example.com'))[0]);
    await db
      .updateTable('auth_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await get(`/api/users/verify/${secret}`)).statusCode).toBe(410);
    expect((await get('/api/users/verify/never-sent')).statusCode).toBe(404);
  });

  test('of two that use one link at once, one wins', async () => {
    await post('/api/users/register', { ...registration, email: 'twice@example.com' });
    const secret = linkSecret((await readMails(testApp, 'twice@example.com'))[0]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(`/api/users/verify/${secret}`)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410, 410]);
  });
});

describe('POST /api/users/send-email-verification', () => {
  test('answers alike whoever asks, and writes at most once a minute', async () => {
    const user = await createUser(db, { verified: false });
    const known = await post('/api/users/send-email-verification', { email: user.email });
    const unknown = await post('/api/users/send-email-verification', { email: 'no-account@example.com' });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(known.json()).toEqual({ ok: true, queued: true, retryAfterSeconds: 60 });
    for (const email of [user.email.toUpperCase(), 'no-account@example.com']) {
      const { ok, queued, retryAfterSeconds } = (await post('/api/users/send-email-verification', { email })).json();
      expect([ok, queued, retryAfterSeconds >= 1 && retryAfterSeconds <= 60]).toEqual([true, false, true]);
    }
    expect(await readMails(testApp, user.email)).toHaveLength(1);
    expect(await readMails(testApp, 'no-account@example.com')).toHaveLength(0);
  });

  test('sends the next one as soon as it said, however late the last one left', async () => {
    const user = await createUser(db, { verified: false });
    await post('/api/users/send-email-verification', { email: user.email });
    expect(await readMails(testApp, user.email)).toHaveLength(1);
    // The wait is over, while the mail itself left only now.
    await db
      .updateTable('rate_limits')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await post('/api/users/send-email-verification', { email: user.email })).json()).toEqual({
      ok: true,
      queued: true,
      retryAfterSeconds: 60,
    });
    expect(await readMails(testApp, user.email)).toHaveLength(2);
  });

  test('of many at once queues one', async () => {
    const user = await createUser(db, { verified: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/users/send-email-verification', { email: user.email })));
    expect(answers.filter((answer) => answer.json().queued)).toHaveLength(1);
    expect(await readMails(testApp, user.email)).toHaveLength(1);
  });

  test('does not tell that somebody has just registered, and waits for each kind by itself', async () => {
    await post('/api/users/register', { ...registration, email: 'new-here@example.com' });
    const [known, unknown] = [
      await post('/api/users/send-email-verification', { email: 'new-here@example.com' }),
      await post('/api/users/send-email-verification', { email: 'never-here@example.com' }),
    ];
    expect(known.json()).toEqual(unknown.json());
    expect((await post('/api/users/reset-request', { email: 'new-here@example.com' })).json()).toMatchObject({ queued: true });
  });

  test('a wish made before a registration takes nothing of its mail', async () => {
    await post('/api/users/send-email-verification', { email: 'early@example.com' });
    await post('/api/users/register', { ...registration, email: 'early@example.com' });
    expect(await readMails(testApp, 'early@example.com')).toHaveLength(1);
  });

  test('writes to nobody who is verified', async () => {
    const user = await createUser(db, { verified: true });
    expect((await post('/api/users/send-email-verification', { email: user.email })).statusCode).toBe(200);
    expect(await readMails(testApp, user.email)).toHaveLength(0);
  });
});

describe('password reset', () => {
  test('a mailed link sets a new password, signs in, and ends every other session', async () => {
    const user = await createUser(db, { verified: false });
    const { token: old } = (await post('/api/users/login', { email: user.email, password: testPassword })).json();
    expect((await post('/api/users/reset-request', { email: user.email })).json()).toEqual({
      ok: true,
      queued: true,
      retryAfterSeconds: 60,
    });
    const [mail] = await readMails(testApp, user.email);
    const token = linkSecret(mail);
    const answer = await post('/api/users/reset-password', { token, password: 'quite another one' });
    expect(answer.statusCode).toBe(200);
    expect((await me(answer.json().token)).json()).toMatchObject({ _id: user.id, emailVerified: true });
    expect((await me(old)).json().error.code).toBe('token_expired');
    expect((await post('/api/users/login', { email: user.email, password: testPassword })).statusCode).toBe(401);
    expect((await post('/api/users/login', { email: user.email, password: 'quite another one' })).statusCode).toBe(200);
    expect((await post('/api/users/reset-password', { token, password: 'and a third one' })).statusCode).toBe(410);
  });

  test('answers alike for an address without account, and keeps no secret in its records', async () => {
    expect((await post('/api/users/reset-request', { email: 'nobody@example.com' })).json()).toEqual({
      ok: true,
      queued: true,
      retryAfterSeconds: 60,
    });
    const user = await createUser(db);
    await post('/api/users/reset-request', { email: user.email, locale: 'jp' });
    const [mail] = await readMails(testApp, user.email);
    expect(mail?.subject).toBe('【Orime】パスワードの再設定');
    const kept = await db
      .selectFrom('sent_emails')
      .select(['html', 'text_body'])
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow();
    expect(kept.html + kept.text_body).not.toContain(linkSecret(mail));
  });

  test('refuses short passwords and unknown links', async () => {
    expect((await post('/api/users/reset-password', { token: 'x', password: 'short' })).statusCode).toBe(400);
    const user = await createUser(db);
    await post('/api/users/reset-request', { email: user.email });
    const token = linkSecret((await readMails(testApp, user.email))[0]);
    const weak = await post('/api/users/reset-password', { token, password: 'qwertyuiop' });
    expect(weak.json()).toMatchObject({ error: { code: 'validation' }, password: 'is too easy to guess' });
    // The link is still good for a better one.
    expect((await post('/api/users/reset-password', { token, password: 'linen in the rain' })).statusCode).toBe(200);
    expect((await post('/api/users/reset-password', { token: 'x', password: 'long enough for it' })).statusCode).toBe(410);
    expect((await post('/api/users/reset-request', { email: '' })).statusCode).toBe(400);
  });
});

describe('POST /api/users/set-profile-type', () => {
  test('changes the kind of who asks, whatever user the body names', async () => {
    const victim = await as('designer');
    const consumer = await as('consumer');
    const answer = await consumer.post('/api/users/set-profile-type', { user: victim.user.id, type: 'producer' });
    expect(answer.statusCode).toBe(200);
    expect((await me(answer.json().token)).json()).toMatchObject({ _id: consumer.user.id, type: 'producer' });
    expect((await me(victim.token)).json().type).toBe('designer');
  });

  test('never grants staff roles, and keeps the kind of who has a profile', async () => {
    const consumer = await as('consumer');
    for (const type of ['admin', 'account_manager'])
      expect((await consumer.post('/api/users/set-profile-type', { type })).statusCode).toBe(403);
    expect((await consumer.post('/api/users/set-profile-type', { type: 'king' })).statusCode).toBe(400);
    const buyer = await as('buyer-verified');
    const refused = await buyer.post('/api/users/set-profile-type', { type: 'designer' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect((await buyer.post('/api/users/set-profile-type', { type: 'buyer' })).statusCode).toBe(200);
    expect((await post('/api/users/set-profile-type', { type: 'consumer' })).statusCode).toBe(401);
  });
});

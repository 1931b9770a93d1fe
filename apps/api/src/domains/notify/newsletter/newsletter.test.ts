import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { readMails, type ReceivedMail } from '../../../../test/mails.ts';
import { subscribe } from '../../../../test/newsletter.ts';
import { preferencesKey } from '../email-preferences/preferences-key.ts';

const api = await buildTestApp();
const { app, db } = api;

const ask = (email: string, locale?: 'en' | 'jp') => api.post('/api/newsletter', { email, ...(locale && { locale }) });
const confirm = (key: string) => api.post('/api/newsletter/confirm', { key });
const onList = (email: string) =>
  db.selectFrom('collected_emails').select(['email', 'locale', 'unsubscribed_at']).where('email', '=', email).execute();
/** As if the last question were longer ago. */
const laterOn = () => db.deleteFrom('rate_limits').execute();
const keyIn = (mail: ReceivedMail | undefined) => /[?&](?:amp;)?newsletter=([\w-]{43})/.exec(mail?.source ?? '')?.[1] ?? '';
const pageIn = (mail: ReceivedMail | undefined) => /account=email&(?:amp;)?key=(mail-[\w-]+)/.exec(mail?.source ?? '')?.[1] ?? '';
const oneClickIn = (mail: ReceivedMail | undefined) =>
  /List-Unsubscribe: <[^>]*(\/api\/email-preferences\/unsubscribe\?key=[\w-]+&category=newsletter)>/.exec(mail?.source ?? '')?.[1] ?? '';

test('an address is on the list once the mailed link was pressed, which works once', async () => {
  const email = 'reader@example.com';
  expect(okBody(await ask('Reader@Example.com', 'jp'))).toEqual({ ok: true });
  expect(await onList(email)).toEqual([]);
  const [mail, ...more] = await readMails(api, email);
  expect([mail?.subject, more]).toEqual([expect.stringContaining('ニュースレターのお申し込み'), []]);
  expect(mail?.source).toContain('&lang=jp');
  // Whoever only looks at what the mail leads to answers nothing.
  okBody(await api.get(`/api/email-preferences?key=${pageIn(mail)}`));
  expect((await api.get(oneClickIn(mail))).statusCode).toBe(302);
  expect(await onList(email)).toEqual([]);

  const answers = await Promise.all([0, 1, 2, 3].map(() => confirm(keyIn(mail))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  expect(await onList(email)).toEqual([{ email, locale: 'jp', unsubscribed_at: null }]);
  expect(okBody(await api.get(`/api/email-preferences?key=${pageIn(mail)}`))).toMatchObject({
    newsletter: true,
    isMember: false,
    language: 'jp',
  });
  const { html, text_body: text } = await db
    .selectFrom('sent_emails')
    .select(['html', 'text_body'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  for (const kept of [html, text]) expect([kept.includes(keyIn(mail)), kept.includes(pageIn(mail))]).toEqual([false, false]);
});

test('an address is asked once a minute, whoever types it', async () => {
  const email = 'often@example.com';
  await Promise.all(Array.from({ length: 20 }, () => ask(email)));
  expect(await readMails(api, email)).toHaveLength(1);
  // The next question is the same one: any of its mails counts.
  await laterOn();
  await ask(email);
  const [first, second] = await readMails(api, email);
  expect(keyIn(second)).toBe(keyIn(first));
  okBody(await confirm(keyIn(first)));
});

test('an address is asked ten times a day at most', async () => {
  const email = 'daily@example.com';
  for (let time = 0; time < 12; time += 1) {
    await ask(email);
    // The minute is over, the day is not.
    await db
      .updateTable('rate_limits')
      .set({ expires_at: new Date() })
      .where('expires_at', '<', new Date(Date.now() + 120_000))
      .execute();
  }
  expect(await readMails(api, email)).toHaveLength(10);
});

test('one that gets the letter already is not asked, and is answered alike', async () => {
  const email = 'known@example.com';
  await subscribe(api, { email });
  await laterOn();
  const before = (await readMails(api, email)).length;
  expect((await ask(email)).json()).toEqual((await ask('unknown@example.com')).json());
  expect(await readMails(api, email)).toHaveLength(before);

  const member = await api.as('consumer');
  await db.updateTable('users').set({ marketing_opt_in_at: new Date() }).where('id', '=', member.user.id).execute();
  await ask(member.user.email);
  const unverified = await api.as('consumer', { verified: false });
  await db.updateTable('users').set({ marketing_opt_in_at: new Date() }).where('id', '=', unverified.user.id).execute();
  await ask(unverified.user.email);
  await db.insertInto('mail_bounces').values({ email: 'gone@example.com', kind: 'bounce', sent_email_id: null }).execute();
  await ask('gone@example.com');
  const asked = async (to: string) => (await readMails(api, to)).length;
  expect([await asked(member.user.email), await asked(unverified.user.email), await asked('gone@example.com')]).toEqual([0, 1, 0]);
});

test('who left and comes back is on the list when they confirm it, and not before', async () => {
  const email = 'back@example.com';
  await subscribe(api, { email });
  const settings = `/api/email-preferences?key=${preferencesKey({ email }, api.config.jwtSecret)}`;
  okBody(await api.post(settings, { newsletter: false }));
  await laterOn();
  await ask(email, 'jp');
  expect((await onList(email))[0]?.unsubscribed_at).not.toBeNull();
  okBody(await confirm(keyIn((await readMails(api, email)).at(-1))));
  expect(await onList(email)).toEqual([{ email, locale: 'jp', unsubscribed_at: null }]);
  expect(okBody(await api.get(settings))).toMatchObject({ newsletter: true });
});

test('one click in the mail ends what waits; a later question has a link of its own', async () => {
  const email = 'not-me@example.com';
  await ask(email);
  const [mail] = await readMails(api, email);
  for (let time = 0; time < 2; time += 1)
    okBody(
      await api.inject({
        method: 'POST',
        url: oneClickIn(mail),
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
  expect(refusal(await confirm(keyIn(mail)))).toBe('404 not_found');
  await laterOn();
  await ask(email);
  const again = (await readMails(api, email)).at(-1);
  expect(keyIn(again)).not.toBe(keyIn(mail));
  expect(refusal(await confirm(keyIn(mail)))).toBe('404 not_found');
  okBody(await confirm(keyIn(again)));
  expect(await onList(email)).toHaveLength(1);
});

test('a question that is ended before it is sent is not sent', async () => {
  const email = 'quick@example.com';
  await ask(email);
  await db.updateTable('newsletter_requests').set({ key_hash: null }).where('email', '=', email).execute();
  expect(await readMails(api, email)).toEqual([]);
});

test('what nobody answers in 30 days is removed, and no link is good for longer', async () => {
  const [old, young] = ['old@example.com', 'young@example.com'];
  for (const email of [old, young]) await ask(email);
  const [mail] = await readMails(api, old);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db
    .updateTable('newsletter_requests')
    .set({ asked_at: daysAgo(31) })
    .where('email', '=', old)
    .execute();
  await db
    .updateTable('newsletter_requests')
    .set({ asked_at: daysAgo(29) })
    .where('email', '=', young)
    .execute();
  expect(refusal(await confirm(keyIn(mail)))).toBe('404 not_found');
  await app.jobs.runNow('housekeeping');
  expect(await db.selectFrom('newsletter_requests').select('email').where('email', 'in', [old, young]).execute()).toEqual([
    { email: young },
  ]);
});

test('machines are thanked without effect, and a bad address or key is named', async () => {
  expect((await api.post('/api/newsletter', { email: 'bot@example.com', website: 'http://spam' })).json()).toEqual({ ok: true });
  expect(await readMails(api, 'bot@example.com')).toEqual([]);
  expect((await api.post('/api/newsletter', { email: 'not one' })).json().error.fields).toHaveProperty('email');
  expect(refusal(await confirm('x'.repeat(43)))).toBe('404 not_found');
  expect(refusal(await confirm('no key'))).toBe('400 validation');
});

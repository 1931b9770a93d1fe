import { describe, expect, test } from '@jest/globals';
import type { Mailing } from '@orime/contracts/api/office/mailing';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createProfile } from '../../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { subscribe } from '../../../../../test/newsletter.ts';

const testApp = await buildTestApp();
const { app, as, db } = testApp;
const admin = await freshAdmin(testApp);

const letter = {
  subject: { en: 'Autumn, {{name}}', jp: '秋のお知らせ' },
  body: { en: 'Dear {{name}},\n\nthe looms are warm <again>.', jp: '{{name}} 様\n\n織機が動き出しました。' },
};
const state = { country: 0 };

/** Designers of a country that no other test uses. */
async function designers(count: number, locale: 'en' | 'jp' = 'en') {
  const country = `Q${String.fromCharCode(65 + (state.country += 1))}`;
  const people = await Promise.all(Array.from({ length: count }, () => as('designer', { locale })));
  for (const { user } of people) await createProfile(db, { userId: user.id, country, name: `House ${user.id.slice(-4)}` });
  return { people, audience: { list: 'designers', country } };
}

const send = (body: object, client = admin, idempotency = key()) =>
  client.post('/api/admin/send-email', { ...letter, ...body }, idempotency);
const deliver = async () => {
  await app.jobs.runNow('mailings');
  return (await readMails(testApp)).filter(({ source }) => source.includes('looms') || source.includes('織機'));
};
const minuteLater = () =>
  db
    .updateTable('mailings')
    .set({ last_batch_at: new Date(Date.now() - 60_000) })
    .execute();

describe('a letter to many', () => {
  test('reaches everybody of the list once, in their language, with their name and a way out', async () => {
    const { people, audience } = await designers(2);
    await db
      .updateTable('users')
      .set({ locale: 'jp' })
      .where('id', '=', people[1]?.user.id ?? '')
      .execute();
    const mailing = okBody<Mailing>(await send({ audience, confirmCount: 2 }));
    expect(mailing).toMatchObject({ status: 'scheduled', recipients: 2, handedOver: 0, createdBy: { id: admin.user.id } });
    for (let time = 0; time < 2; time += 1) await Promise.all([app.jobs.runNow('mailings'), app.jobs.runNow('mailings')]);
    const mails = await deliver();
    const [english, japanese] = people.map(({ user }) => mails.filter(({ to }) => to === user.email));
    expect([english?.length, japanese?.length]).toEqual([1, 1]);
    expect(english?.[0]?.subject).toBe(`Autumn, House ${people[0]?.user.id.slice(-4)}`);
    expect(english?.[0]?.source).toContain('the looms are warm &lt;again&gt;.');
    expect(english?.[0]?.source).toMatch(
      /List-Unsubscribe: <http:\/\/localhost:4000\/api\/email-preferences\/unsubscribe\?key=[\w-]+&category=newsletter>/,
    );
    expect(japanese?.[0]?.subject).toBe('秋のお知らせ');
    expect(japanese?.[0]?.source).toContain('配信を停止する');
    expect((await admin.get('/api/admin/mailings')).json().items[0]).toMatchObject({ id: mailing.id, status: 'sent', handedOver: 2 });
    const sent = (await admin.get(`/api/admin/emails?mailing=${mailing.id}&status=sent`)).json();
    expect(sent.total).toBe(2);
    expect((await admin.get(`/api/admin/emails/id/${sent.items[0].id}`)).json().html).not.toMatch(/key=mail-/);
  });

  test('is for the number that was typed', async () => {
    const { audience } = await designers(3);
    const answer = await send({ audience, confirmCount: 2 });
    expect([refusal(answer), answer.json().error.details]).toEqual(['409 conflict', { count: 3 }]);
    expect(
      (await db.selectFrom('mailings').select('audience').execute()).filter(
        (mailing) => JSON.stringify(mailing.audience) === JSON.stringify(audience),
      ),
    ).toEqual([]);
  });

  test('is made once by a request that is sent again', async () => {
    const { audience } = await designers(1);
    const once = key();
    const answers = [await send({ audience, confirmCount: 1 }, admin, once), await send({ audience, confirmCount: 1 }, admin, once)];
    expect(new Set(answers.map((answer) => okBody<Mailing>(answer).id)).size).toBe(1);
    expect(refusal(await admin.post('/api/admin/send-email', { ...letter, audience, confirmCount: 1 }))).toBe('400 validation');
  });

  test('needs a password entered lately', async () => {
    const { audience } = await designers(1);
    expect(refusal(await send({ audience, confirmCount: 1 }, await as('admin')))).toBe('403 reauth_required');
  });

  test('leaves in parts a minute apart', async () => {
    const { audience } = await designers(1);
    const { id } = okBody<Mailing>(await send({ audience, confirmCount: 1 }));
    const many = Array.from({ length: 250 }, (_, place) => ({ mailing_id: id, email: `part${place}@example.com`, locale: 'en' as const }));
    await db.insertInto('mailing_recipients').values(many).execute();
    const handedOver = async () =>
      (await db.selectFrom('outbox').select('id').where('dedupe_key', 'like', `mailing:${id}:%`).execute()).length;
    for (let time = 0; time < 3; time += 1) await app.jobs.runNow('mailings');
    expect(await handedOver()).toBe(200);
    await minuteLater();
    await app.jobs.runNow('mailings');
    expect(await handedOver()).toBe(251);
    // As after a crash between the two: taken again, it is not queued again.
    await db.updateTable('mailing_recipients').set({ queued_at: null }).where('mailing_id', '=', id).execute();
    await db.updateTable('mailings').set({ status: 'sending', last_batch_at: null }).where('id', '=', id).execute();
    await app.jobs.runNow('mailings');
    expect(await handedOver()).toBe(251);
    await db.updateTable('outbox').set({ done_at: new Date() }).where('dedupe_key', 'like', `mailing:${id}:%`).execute();
  });

  test('waits for its time and can be stopped, also what is in the outbox', async () => {
    const { people, audience } = await designers(2);
    const later = okBody<Mailing>(await send({ audience, confirmCount: 2, scheduleAt: new Date(Date.now() + 3_600_000).toISOString() }));
    await deliver();
    expect(await db.selectFrom('outbox').select('id').where('dedupe_key', 'like', `mailing:${later.id}:%`).execute()).toEqual([]);
    await db.updateTable('mailings').set({ scheduled_at: new Date() }).where('id', '=', later.id).execute();
    await app.jobs.runNow('mailings');
    expect(await db.selectFrom('outbox').select('id').where('dedupe_key', 'like', `mailing:${later.id}:%`).execute()).toHaveLength(2);
    await db.updateTable('mailings').set({ status: 'sending' }).where('id', '=', later.id).execute();
    expect(okBody<Mailing>(await admin.post(`/api/admin/mailings/cancel/id/${later.id}`))).toMatchObject({ status: 'cancelled' });
    const listed = async (query: string) =>
      okBody<{ items: Mailing[] }>(await admin.get(`/api/admin/mailings?${query}`)).items.map(({ id }) => id);
    expect([(await listed('status=cancelled&via=site')).includes(later.id), (await listed('status=sent')).includes(later.id)]).toEqual([
      true,
      false,
    ]);
    expect(refusal(await admin.post(`/api/admin/mailings/cancel/id/${later.id}`))).toBe('409 invalid_transition');
    expect(refusal(await admin.post('/api/admin/mailings/cancel/id/mlg_none'))).toBe('404 not_found');
    const mails = await deliver();
    expect(mails.filter(({ to }) => people.some(({ user }) => user.email === to))).toEqual([]);
  });

  test.each([
    ['an empty letter', { subject: { en: '', jp: '' }, body: { en: '', jp: '' } }],
    ['half a language', { subject: { en: 'Hello', jp: '' } }],
    ['a variable nobody fills', { body: { ...letter.body, en: 'Dear {{firstname}}' } }],
    ['a subject of two lines', { subject: { ...letter.subject, en: 'Hello\r\nBcc: all@example.com' } }],
    ['a text of 20,001 characters', { body: { ...letter.body, en: 'x'.repeat(20_001) } }],
    ['a list that is none', { audience: { list: 'everybody' } }],
    ['a time far away', { scheduleAt: '2099-01-01T00:00:00Z' }],
  ])('%s is refused', async (_, wrong) => {
    expect(refusal(await send({ audience: { list: 'newsletter' }, confirmCount: 1, ...wrong }))).toBe('400 validation');
  });
});

describe('nobody is written to', () => {
  const count = async (audience: object) => (await admin.post('/api/admin/send-email/preview', { audience })).json().count as number;

  test('who unsubscribed, also after the letter was made; who subscribes again is', async () => {
    const { people, audience } = await designers(2);
    const leaves = people[1] ?? admin;
    okBody(await send({ audience, confirmCount: 2 }));
    okBody(await leaves.post('/api/email-preferences', { newsletter: false }));
    const mails = await deliver();
    expect(people.map(({ user }) => mails.filter(({ to }) => to === user.email).length)).toEqual([1, 0]);
    expect(await count(audience)).toBe(1);
    await testApp.post('/api/newsletter', { email: leaves.user.email });
    expect(await count(audience)).toBe(1);
    await subscribe(testApp, { email: leaves.user.email });
    expect(await count(audience)).toBe(2);
  });

  test('whose address is not confirmed, or who is suspended', async () => {
    const { people, audience } = await designers(3);
    await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', people[0]?.user.id ?? '')
      .execute();
    await db
      .updateTable('profiles')
      .set({ status: 'suspended' })
      .where('user_id', '=', people[1]?.user.id ?? '')
      .execute();
    expect(await count(audience)).toBe(1);
    expect(await count({ ...audience, status: 'suspended' })).toBe(1);
    expect(await count({ ...audience, userIds: [people[2]?.user.id, admin.user.id] })).toBe(1);
    expect(await count({ ...audience, language: 'jp' })).toBe(0);
  });

  test('twice, who subscribed and is a member', async () => {
    const member = await as('consumer', { email: 'both@newsletter.example' });
    await db.updateTable('users').set({ marketing_opt_in_at: new Date() }).where('id', '=', member.user.id).execute();
    const before = await count({ list: 'newsletter' });
    await testApp.post('/api/newsletter', { email: 'Both@newsletter.example' });
    await testApp.post('/api/newsletter', { email: 'waiting@newsletter.example', locale: 'jp' });
    await subscribe(testApp, { email: 'guest@newsletter.example', locale: 'jp' });
    expect(await count({ list: 'newsletter' })).toBe(before + 1);
    okBody(await send({ audience: { list: 'newsletter', language: 'jp' }, confirmCount: 1 }));
    const guest = (await deliver()).filter(({ to }) => to.endsWith('@newsletter.example'));
    const link = /http:\/\/localhost:4000(\/api\/email-preferences\/unsubscribe[^>]+)>/.exec(guest[0]?.source ?? '')?.[1] ?? '';
    okBody(
      await testApp.inject({
        method: 'POST',
        url: link,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(await count({ list: 'newsletter', language: 'jp' })).toBe(0);
  });
});

test('a letter is looked at and tried before it is sent', async () => {
  const preview = (await admin.post('/api/admin/send-email/preview', { ...letter, audience: { list: 'buyers' }, language: 'jp' })).json();
  expect(preview).toMatchObject({ count: 0, subject: '秋のお知らせ', text: expect.stringContaining('配信を停止する') });
  expect(okBody(await admin.post('/api/admin/send-email/test', { ...letter, language: 'en' }))).toEqual({ to: admin.user.email });
  expect((await readMails(testApp, admin.user.email)).at(-1)?.subject).toBe('Autumn, Test Person');
  expect(refusal(await (await as('account-manager')).post('/api/admin/send-email/test', letter))).toBe('403 forbidden');
});

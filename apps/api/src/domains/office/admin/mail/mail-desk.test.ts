import { describe, expect, test } from '@jest/globals';
import type { CollectedEmail, ContactMessage, MailContact, SentEmail } from '@orime/contracts/api/office/admin-mail';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createProfile } from '../../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { readMails } from '../../../../../test/mails.ts';
import { subscribe } from '../../../../../test/newsletter.ts';

const testApp = await buildTestApp();
const { app, as, db, post } = testApp;
const admin = await as('admin');
const list = async <Item>(url: string) => okBody<{ items: Item[]; total: number }>(await admin.get(url));

describe('sent mails', () => {
  const askedFor = async (email: string) => {
    await post('/api/users/reset-request', { email });
    await readMails(testApp);
    return (await list<SentEmail>(`/api/admin/emails?q=${email}`)).items;
  };

  test('are listed without and shown with their text, whose links are blanked', async () => {
    const { user } = await as('consumer');
    const [mail] = await askedFor(user.email);
    expect(mail).toMatchObject({ template: 'password-reset', recipient: user.email, status: 'sent', resends: 0, language: 'en' });
    expect(mail).not.toHaveProperty('html');
    const shown = okBody<{ text: string; html: string }>(await admin.get(`/api/admin/emails/id/${mail?.id}`));
    expect(shown.text).toContain('passwordReset?token=[…]');
    expect((await list('/api/admin/emails?template=order-shipped')).total).toBe(0);
    expect((await list(`/api/admin/emails?q=${user.email}&to=2020-01-01`)).total).toBe(0);
    expect(refusal(await admin.get('/api/admin/emails/id/eml_none'))).toBe('404 not_found');
    expect(refusal(await (await as('account-manager')).get('/api/admin/emails'))).toBe('403 forbidden');
  });

  test('are sent again once, however often it is pressed, with a link of their own', async () => {
    const { user } = await as('consumer');
    const [mail] = await askedFor(user.email);
    // Accounts get a mail of a kind once a minute.
    await db
      .updateTable('sent_emails')
      .set({ sent_at: new Date(Date.now() - 120_000) })
      .execute();
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post(`/api/admin/emails/resend/id/${mail?.id}`)));
    expect(answers.map((answer) => okBody<{ queued: boolean }>(answer).queued).filter(Boolean)).toHaveLength(1);
    const mails = await readMails(testApp, user.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.source.match(/token=[\w-]{20,}/)?.[0]).not.toBe(mails[1]?.source.match(/token=[\w-]{20,}/)?.[0]);
    expect(refusal(await admin.post('/api/admin/emails/resend/id/eml_none'))).toBe('404 not_found');
  });

  test('that were given up are listed as failed and can be tried again', async () => {
    const { user } = await as('consumer');
    // It is to leave through a Gmail account that was never connected.
    const letter = { subject: { en: 'x', jp: '' }, body: { en: 'x', jp: '' } };
    const { id } = await db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        payload: JSON.stringify({
          template: 'campaign',
          email: user.email,
          locale: 'en',
          data: { name: '', memberId: null, letter, gmailOf: user.id },
        }),
        attempts: 7,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.jobs.runNow('mail');
    const [failed] = (await list<SentEmail>(`/api/admin/emails?status=failed&q=${user.email}`)).items;
    expect(failed).toMatchObject({ template: 'campaign', attempts: 8, lastError: expect.stringContaining('not_configured') });
    expect(okBody(await admin.post(`/api/admin/emails/resend/id/${failed?.id}`))).toEqual({ queued: true });
    await db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ template: 'password-reset', email: user.email }) })
      .where('id', '=', id)
      .execute();
    await app.jobs.runNow('mail');
    expect((await list<SentEmail>(`/api/admin/emails?q=${user.email}`)).items).toMatchObject([
      { id: failed?.id, status: 'sent', lastError: null },
    ]);
  });

  test('whose facts are gone cannot be sent again', async () => {
    const { user } = await as('consumer');
    const [mail] = await askedFor(user.email);
    await db.deleteFrom('outbox').where('done_at', 'is not', null).execute();
    expect(refusal(await admin.post(`/api/admin/emails/resend/id/${mail?.id}`))).toBe('422 business_rule');
  });
});

describe('collected addresses', () => {
  test('are listed, exported for a spreadsheet, and erased for good', async () => {
    for (const email of ['=cmd@evil.example', 'ana@list.example']) await subscribe(testApp, { email, source: 'footer', locale: 'jp' });
    await post('/api/newsletter', { email: 'waiting@list.example', source: 'footer', locale: 'jp' });
    expect(
      (await list<CollectedEmail>('/api/admin/emails-collected?source=footer&subscribed=true&language=jp')).items
        .map(({ email }) => email)
        .sort(),
    ).toEqual(['=cmd@evil.example', 'ana@list.example']);
    // What they agreed to is the privacy policy of that day.
    const policy = { slug: 'privacy', locale: 'en', title: 'Privacy', sections: '[]' } as const;
    await db
      .insertInto('policies')
      .values([
        { ...policy, version: '2026-01-05', effective_at: '2026-01-05' },
        { ...policy, version: '2999-01-01', effective_at: '2999-01-01' },
      ])
      .execute();
    const { items } = await list<CollectedEmail>('/api/admin/emails-collected?q=ana@list');
    expect(items).toMatchObject([{ consentVersion: '2026-01-05' }]);
    const csv = await admin.get('/api/admin/emails-collected.csv?source=footer');
    expect([csv.headers['content-type'], csv.body]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringContaining("'=cmd@evil.example,footer,jp,"),
    ]);
    expect(csv.body).not.toContain('waiting@list.example');
    okBody(await admin.post('/api/admin/emails-collected/erase', { email: 'ANA@list.example' }));
    expect((await list('/api/admin/emails-collected?q=ana@list')).total).toBe(0);
    expect(refusal(await admin.post('/api/admin/emails-collected/erase', { email: 'ana@list.example' }))).toBe('404 not_found');
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain('ana@list.example');
    expect(refusal(await post('/api/admin/emails-collected/erase', { email: 'a@b.example' }))).toBe('401 unauthenticated');
  });
});

test('designers are found by segment, and it is told who wants no letters', async () => {
  const [one, two] = [await as('designer', { locale: 'jp' }), await as('designer')];
  await createProfile(db, { userId: one.user.id, country: 'NO', name: 'Fjord' });
  await createProfile(db, { userId: two.user.id, country: 'NO', name: 'Aurora', status: 'draft' });
  await two.post('/api/email-preferences', { newsletter: false });
  const { items } = await list<MailContact>('/api/admin/designer-emails?country=NO');
  expect(items.map(({ name, email, mailable }) => [name, email, mailable])).toEqual([
    ['Aurora', two.user.email, false],
    ['Fjord', one.user.email, true],
  ]);
  expect((await list('/api/admin/designer-emails?country=NO&status=approved&language=jp&q=fjo')).total).toBe(1);
  expect((await list('/api/admin/producer-emails?country=NO')).total).toBe(0);
  await db.updateTable('users').set({ status: 'locked' }).where('id', '=', one.user.id).execute();
  expect(await list('/api/admin/designer-emails?country=NO')).toMatchObject({ total: 1, items: [{ name: 'Aurora' }] });
});

describe('the inbox', () => {
  const change = (id: string, body: object) => admin.post(`/api/admin/profile-contacts/update/id/${id}`, body);

  test('says what a message is about and for whom it asks', async () => {
    const about = { topic: 'private-reserve', ref: 'pce_lantern', firm: ' Bell House ' };
    okBody(await post('/api/contact', { name: 'Ana', email: 'ana@inbox.example', message: 'What does it cost?', ...about }));
    okBody(await post('/api/contact', { name: 'Ben', email: 'ben@inbox.example', message: 'And this one?', topic: 'private-reserve' }));
    expect((await list<ContactMessage>('/api/admin/profile-contacts?ref=pce_lantern')).items).toMatchObject([
      { name: 'Ana', topic: 'private-reserve', ref: 'pce_lantern', firm: 'Bell House' },
    ]);
    expect((await list<ContactMessage>('/api/admin/profile-contacts?topic=private-reserve')).items[0]).toMatchObject({
      ref: null,
      firm: null,
    });
    expect(refusal(await post('/api/contact', { name: 'Eve', email: 'eve@inbox.example', message: 'x', ref: '../admin' }))).toBe(
      '400 validation',
    );
  });

  test('gives a message to somebody, keeps what was noted, and knows its steps', async () => {
    const manager = await as('account-manager');
    await post('/api/contact', { name: 'Ana', email: 'ana@inbox.example', topic: 'press', message: 'May we borrow a coat?' });
    const [message] = (await list<ContactMessage>('/api/admin/profile-contacts?status=new&topic=press')).items;
    expect(message).toMatchObject({ name: 'Ana', email: 'ana@inbox.example', assignee: null, version: 1 });
    const id = message?.id ?? '';
    expect(okBody(await change(id, { status: 'open', assigneeId: manager.user.id, note: 'Ask the archive', version: 1 }))).toMatchObject({
      status: 'open',
      assignee: { id: manager.user.id },
      note: 'Ask the archive',
      version: 2,
    });
    expect((await list(`/api/admin/profile-contacts?assignee=${manager.user.id}`)).total).toBe(1);
    expect(refusal(await change(id, { status: 'new' }))).toBe('409 invalid_transition');
    expect(refusal(await change(id, { note: 'late', version: 1 }))).toBe('409 conflict');
    expect(refusal(await change(id, { assigneeId: (await as('consumer')).user.id }))).toBe('400 validation');
    expect(okBody(await change(id, { status: 'closed', assigneeId: null }))).toMatchObject({ status: 'closed', assignee: null });
    expect(refusal(await change('msg_none', { status: 'open' }))).toBe('404 not_found');
    expect(refusal(await manager.get('/api/admin/profile-contacts'))).toBe('403 forbidden');
  });

  test('is answered by mail once, in the language of who wrote', async () => {
    const email = 'yui@inbox.example';
    okBody(
      await post('/api/contact', { name: '結衣', email, message: '素材を教えてください。', locale: 'jp', topic: 'producer:kyo-mill' }),
    );
    expect((await list('/api/admin/profile-contacts?topic=producer:')).total).toBe(1);
    const { id } = await db.selectFrom('contact_messages').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await list<ContactMessage>(`/api/admin/profile-contacts?id=${id}`)).items).toMatchObject([{ id, email }]);
    const answer = (version: number, key: string, client: typeof admin = admin) =>
      client.post(
        `/api/admin/profile-contacts/answer/id/${id}`,
        { subject: '素材について', text: 'リネンです。\n\n国産です。', version },
        { 'idempotency-key': key },
      );
    for (let press = 0; press < 2; press += 1)
      expect(okBody(await answer(1, 'answer-once-01'))).toMatchObject({ status: 'answered', assignee: { id: admin.user.id }, version: 2 });
    const [mail, ...others] = await readMails(testApp, email);
    expect(others).toEqual([]);
    expect(mail?.source).toMatch(/結衣 様[\s\S]*リネンです。[\s\S]*国産です。[\s\S]*素材を教えてください。/);
    expect((await list<SentEmail>(`/api/admin/emails?related=${id}`)).items).toMatchObject([{ subject: '素材について', recipient: email }]);
    expect(refusal(await answer(1, 'answer-late-02'))).toBe('409 conflict');
    okBody(await change(id, { status: 'closed' }));
    expect(refusal(await answer(3, 'answer-closed-03'))).toBe('409 invalid_transition');
    expect(refusal(await answer(3, 'answer-manager-4', await as('account-manager')))).toBe('403 forbidden');
  });
});

import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

const answers = {
  name: ' Ito Kasumi ',
  brand: 'Kasumi',
  country: 'JP',
  website: 'https://kasumi.example',
  instagram: '@kasumi.studio',
  yearFounded: 2019,
  priceRange: 'middle',
  statement: 'I fold and dye linen in a house by the sea, one coat at a time.',
  heard: 'friend',
};
const input = (part: object = {}) => ({
  kind: 'designer',
  email: `${randomUUID()}@example.com`,
  ...answers,
  files: [],
  consent: true,
  locale: 'en',
  ...part,
});
const send = (body: object, key: string = randomUUID()) => api.post('/api/application', body, { 'idempotency-key': key });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');

async function portfolioFile(form = 'application') {
  const { ticket } = (await api.post('/api/upload/ticket', { form })).json();
  const { payload, headers } = multipartForm({ name: 'lookbook.pdf', type: 'application/pdf', bytes: pdf });
  const { id, claim } = (await api.post(`/api/upload?ticket=${ticket}`, payload, headers)).json();
  return { id, claim };
}

describe('POST /api/application', () => {
  test('keeps what was sent with its files, and mails the link', async () => {
    const files = [await portfolioFile(), await portfolioFile()];
    const body = input({ files });
    const answer = await send(body);
    expect(answer.statusCode).toBe(200);
    const { id, reference, key } = answer.json();
    expect(reference).toMatch(/^AP-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    const read = (await api.get(`/api/application/id/${id}?key=${key}`)).json();
    expect(read).toMatchObject({
      ...answers,
      name: 'Ito Kasumi',
      instagram: 'kasumi.studio',
      reference,
      status: 'submitted',
      email: body.email,
    });
    expect(read.files.map((file: { id: string; name: string }) => [file.id, file.name])).toEqual(
      files.map((file) => [file.id, 'lookbook.pdf']),
    );
    expect((await api.get(read.files[0].url)).rawPayload.equals(pdf)).toBe(true);
    const mails = await readMails(api, body.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(reference);
    expect(linkSecret(mails[0])).toBe(key);
    const kept = await api.db
      .selectFrom('sent_emails')
      .select(['html', 'text_body'])
      .where('recipient', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(kept.html + kept.text_body).not.toContain(key);
    expect(
      (await api.db.selectFrom('applications').select('key_hash').where('id', '=', id).executeTakeFirstOrThrow()).key_hash,
    ).not.toContain(key);
  });

  test('writes to Japanese applicants in Japanese', async () => {
    const body = input({ locale: 'jp' });
    const { reference } = (await send(body)).json();
    const [mail] = await readMails(api, body.email);
    expect(mail?.subject).toBe(`【Orime】お申し込み ${reference} を承りました`);
    expect(mail?.source).toContain('lang=jp');
  });

  test('takes one open application of a kind from an address, and another after it ended', async () => {
    const body = input();
    const { id, key } = (await send(body)).json();
    const again = await send({ ...body, email: body.email.toUpperCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toMatchObject({ code: 'application_open', fields: { email: expect.any(String) } });
    expect((await send({ ...body, kind: 'producer' })).statusCode).toBe(200);
    await api.post(`/api/application/withdraw/id/${id}?key=${key}`);
    expect((await send(body)).statusCode).toBe(200);
  });

  test('two clicks are one application', async () => {
    const [body, key] = [input(), randomUUID()];
    const answers = await Promise.all([send(body, key), send(body, key)]);
    const ids = [...answers, await send(body, key)].filter((answer) => answer.statusCode === 200).map((answer) => answer.json().id);
    expect(new Set(ids).size).toBe(1);
    expect(await readMails(api, body.email)).toHaveLength(1);
  });

  test('an attempt that was refused leaves its files for the next', async () => {
    const files = [await portfolioFile()];
    const body = input();
    await send(body);
    expect((await send({ ...body, files })).statusCode).toBe(409);
    expect((await send(input({ files }))).statusCode).toBe(200);
    expect((await send(input({ files }))).json().error.fields).toHaveProperty('files');
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['country', { country: 'Japan' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['statement', { statement: 'short' }],
    ['brand', { brand: '' }],
    ['consent', { consent: false }],
    ['yearFounded', { yearFounded: 3000 }],
    ['kind', { kind: 'king' }],
    ['files', { files: Array.from({ length: 11 }, () => ({ id: 'fil_1', claim: 'x' })) }],
  ])('refuses a wrong %s', async (field, part) => {
    const answer = await send(input(part));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toContain(field);
  });

  test('refuses files of another form, of another sender, and the same one twice', async () => {
    const own = await portfolioFile();
    for (const files of [[await portfolioFile('report')], [{ ...own, claim: 'x'.repeat(43) }], [own, own]]) {
      expect((await send(input({ files }))).json().error.fields).toHaveProperty('files');
    }
  });

  test('thanks machines and keeps nothing of theirs', async () => {
    const body = input({ subjectLine: 'Buy now' });
    expect((await send(body)).json()).toMatchObject({ reference: expect.stringMatching(/^AP-/) });
    expect(await api.db.selectFrom('applications').select('id').where('email', '=', body.email).execute()).toEqual([]);
    expect(await readMails(api, body.email)).toEqual([]);
  });

  test('a person without a studio may apply to the team', async () => {
    expect(
      (await send(input({ kind: 'team', brand: '', website: '', instagram: '', yearFounded: null, priceRange: null, heard: null })))
        .statusCode,
    ).toBe(200);
  });
});

describe('the link of an application', () => {
  test('is needed, and opens nothing else', async () => {
    const [one, other] = [(await send(input())).json(), (await send(input())).json()];
    const designer = await api.as('designer');
    for (const [client, url] of [
      [api, `${one.id}`],
      [api, `${one.id}?key=`],
      [api, `${one.id}?key=${other.key}`],
      [designer, one.id],
    ] as const) {
      expect((await client.get(`/api/application/id/${url}`)).statusCode).toBe(404);
    }
    expect((await api.post(`/api/application/update/id/${one.id}?key=${other.key}`, answers)).statusCode).toBe(404);
    expect((await admin.post(`/api/application/withdraw/id/${one.id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/application/id/${one.id}`)).statusCode).toBe(200);
  });

  test('corrects and withdraws while open', async () => {
    const body = input();
    const { id, key } = (await send(body)).json();
    const corrected = await api.post(`/api/application/update/id/${id}?key=${key}`, { ...answers, brand: 'Kasumi Works' });
    expect(corrected.json()).toMatchObject({ brand: 'Kasumi Works', status: 'submitted' });
    expect((await api.post(`/api/application/withdraw/id/${id}?key=${key}`)).json()).toMatchObject({ status: 'withdrawn' });
    expect((await api.post(`/api/application/withdraw/id/${id}?key=${key}`)).json().error.code).toBe('invalid_transition');
    expect((await api.post(`/api/application/update/id/${id}?key=${key}`, answers)).statusCode).toBe(409);
    expect(await readMails(api, body.email)).toHaveLength(2);
  });
});

describe('the review', () => {
  test('lists by status, kind, country and words, newest first', async () => {
    const one = (await send(input({ country: 'IS', brand: 'Fjara 100%', kind: 'producer' }))).json();
    const two = (await send(input({ country: 'IS', brand: 'Hraun' }))).json();
    const list = async (query: string) => (await admin.get(`/api/application/?${query}`)).json();
    expect(await list('country=IS')).toMatchObject({ total: 2, page: 1, items: [{ id: two.id }, { id: one.id }] });
    expect(await list('country=IS&limit=1&page=2')).toMatchObject({ total: 2, items: [{ id: one.id }] });
    expect(await list('country=IS&kind=producer')).toMatchObject({ total: 1, items: [{ id: one.id, brand: 'Fjara 100%' }] });
    expect(await list('q=100%25')).toMatchObject({ total: 1 });
    expect(await list('country=IS&status=approved')).toMatchObject({ total: 0, items: [] });
    expect((await admin.get('/api/application/?status=unknown')).statusCode).toBe(400);
  });

  test('asks, hears back and approves with an invited account', async () => {
    const body = input();
    const { id, key } = (await send(body)).json();
    expect((await admin.post(`/api/application/status/id/${id}`, { status: 'info_requested' })).json().error.fields).toHaveProperty('note');
    expect(
      (await admin.post(`/api/application/status/id/${id}`, { status: 'info_requested', note: 'Where is it sewn?' })).json(),
    ).toMatchObject({ status: 'info_requested', note: 'Where is it sewn?' });
    expect((await readMails(api, body.email)).at(-1)?.source).toContain('Where is it sewn?');
    expect((await api.post(`/api/application/update/id/${id}?key=${key}`, answers)).json()).toMatchObject({ status: 'reviewing' });
    const letter = async (body: object) => (await admin.post(`/api/application/letter/id/${id}`, body)).json();
    expect((await letter({ status: 'approved', note: 'See you in March.' })).text).toMatch(/See you in March\.[\s\S]*Choose a password/);
    expect((await admin.post(`/api/application/status/id/${id}`, { status: 'approved' })).json()).toMatchObject({
      status: 'approved',
      decidedAt: expect.any(String),
    });
    expect((await admin.post(`/api/application/status/id/${id}`, { status: 'rejected', note: 'No.' })).json().error.code).toBe(
      'invalid_transition',
    );
    const mail = (await readMails(api, body.email)).at(-1);
    const secret = /passwordReset\?token=([\w-]+)/.exec(mail?.source ?? '')?.[1];
    const set = await api.post('/api/users/reset-password', { token: secret, password: 'a-long-enough-password' });
    expect(set.statusCode).toBe(200);
    const me = await api.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: set.json().token } });
    expect(me.json()).toMatchObject({ email: body.email, type: 'designer', emailVerified: true });
    expect((await api.post('/api/users/reset-password', { token: secret, password: 'another-long-password' })).statusCode).toBe(410);
    const kept = await api.db.selectFrom('sent_emails').select('html').where('recipient', '=', body.email).execute();
    expect(kept.map((row) => row.html).join()).not.toContain(secret);

    const trail = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'diff'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { actor_id: admin.user.id, action: 'application.status', diff: { to: 'info_requested' } },
      { diff: { from: 'reviewing', to: 'approved' } },
    ]);
  });

  test('leaves an account that is there as it is, and makes none for press', async () => {
    const buyer = await api.as('consumer');
    const known = (await send(input({ email: buyer.user.email }))).json();
    await admin.post(`/api/application/status/id/${known.id}`, { status: 'approved' });
    expect((await buyer.get('/api/users/me')).json()).toMatchObject({ type: 'consumer' });
    expect((await readMails(api, buyer.user.email)).at(-1)?.source).not.toContain('passwordReset');
    const press = input({ kind: 'press' });
    const { id } = (await send(press)).json();
    await admin.post(`/api/application/status/id/${id}`, { status: 'approved' });
    expect(await api.db.selectFrom('users').select('id').where('email', '=', press.email).execute()).toEqual([]);
  });

  test('does not know what does not exist', async () => {
    expect((await admin.post('/api/application/status/id/app_unknown', { status: 'reviewing' })).statusCode).toBe(404);
    expect((await admin.post('/api/application/status/id/app_unknown', { status: 'withdrawn' })).statusCode).toBe(400);
  });
});

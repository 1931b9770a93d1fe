import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { readMails } from '../../../../test/mails.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const api = await buildTestApp();
const input = (part: object = {}) => ({
  target: '/designs/silk-coat',
  reason: 'counterfeit',
  details: 'The photographs are of a coat that I made.',
  email: `${randomUUID()}@example.com`,
  files: [],
  ...part,
});
const send = (body: object) => api.post('/api/report', body, { 'idempotency-key': randomUUID() });

describe('POST /api/report', () => {
  test('keeps the report with its evidence and confirms it', async () => {
    const { ticket } = (await api.post('/api/upload/ticket', { form: 'report' })).json();
    const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#b5452c' } })
      .png()
      .toBuffer();
    const { payload, headers } = multipartForm({ name: 'proof.png', type: 'image/png', bytes });
    const { id, claim } = (await api.post(`/api/upload?ticket=${ticket}`, payload, headers)).json();
    const body = input({ files: [{ id, claim }], reason: 'ip' });
    const { reference } = (await send(body)).json();
    expect(reference).toMatch(/^RP-/);
    const row = await api.db
      .selectFrom('content_reports')
      .innerJoin('report_files', 'report_id', 'content_reports.id')
      .select(['kind', 'subject_url', 'status', 'file_id'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ kind: 'ip', subject_url: '/designs/silk-coat', status: 'open', file_id: id });
    expect((await readMails(api, body.email))[0]?.subject).toContain(reference);
  });

  test('the same of the same within a day names the earlier one; two at once are one', async () => {
    const body = input();
    const answers = await Promise.all([send(body), send({ ...body, target: ' /designs/silk-coat ' })]);
    const taken = answers.find((answer) => answer.statusCode === 200);
    const refused = answers.find((answer) => answer.statusCode === 409);
    expect(refused?.json().error).toMatchObject({ code: 'report_repeated', details: { reference: taken?.json().reference } });
    expect((await send({ ...body, target: '/designs/other' })).statusCode).toBe(200);
    await api.db
      .updateTable('content_reports')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('email', '=', body.email)
      .execute();
    expect((await send(body)).statusCode).toBe(200);
  });

  test.each([
    ['target', ' '],
    ['reason', 'boring'],
    ['details', 'too short'],
    ['email', 'nobody'],
  ])('refuses a wrong %s', async (field, value) => {
    expect((await send(input({ [field]: value }))).json().error.fields).toHaveProperty(field);
  });

  test('thanks machines and keeps nothing of theirs', async () => {
    const body = input({ subjectLine: 'x' });
    expect((await send(body)).statusCode).toBe(200);
    expect(await api.db.selectFrom('content_reports').select('id').where('email', '=', body.email).execute()).toEqual([]);
  });
});

describe('POST /api/heard-of-us', () => {
  const answer = (body: object, client: Pick<typeof api, 'post'> = api) =>
    client.post('/api/heard-of-us', body, { 'idempotency-key': randomUUID() });

  test('keeps the answer, with the account of who is signed in', async () => {
    const client = await api.as('consumer');
    expect((await answer({ source: 'press', detail: ' A magazine ', order: 'ORM-1001', locale: 'jp' }, client)).json()).toEqual({
      ok: true,
    });
    const row = await api.db
      .selectFrom('heard_of_us')
      .select(['source', 'detail', 'order_ref', 'locale'])
      .where('user_id', '=', client.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ source: 'press', detail: 'A magazine', order_ref: 'ORM-1001', locale: 'jp' });
  });

  test('refuses what is not an answer', async () => {
    expect((await answer({ source: 'nowhere' })).statusCode).toBe(400);
    expect((await answer({ source: 'shop', order: '<script>' })).statusCode).toBe(400);
    expect((await api.post('/api/heard-of-us', { source: 'shop' })).statusCode).toBe(400);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { ContentReport } from '@orime/contracts/api/office/report';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

async function send(part: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const body = {
    target: '/designs/silk-coat',
    reason: 'counterfeit',
    details: 'The photographs are of a coat that I made.',
    email,
    files: [],
    ...part,
  };
  const { reference } = okBody<{ reference: string }>(await api.post('/api/report', body, { 'idempotency-key': randomUUID() }));
  return { reference, email };
}
const list = async (query: string) => okBody<{ items: ContentReport[]; total: number }>(await admin.get(`/api/report/?${query}`));
async function find(reference: string): Promise<ContentReport> {
  const [report] = (await list(`q=${reference}`)).items;
  if (report === undefined) throw new Error(`${reference} is not listed`);
  return report;
}
const decide = (id: string, body: object) => admin.post(`/api/report/status/id/${id}`, body);

describe('the reports that staff look at', () => {
  test('are listed newest first, by status, reason and words, with evidence that opens for a minute', async () => {
    const { ticket } = (await api.post('/api/upload/ticket', { form: 'report' })).json();
    const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#b5452c' } })
      .png()
      .toBuffer();
    const { payload, headers } = multipartForm({ name: 'proof.png', type: 'image/png', bytes });
    const { id, claim } = (await api.post(`/api/upload?ticket=${ticket}`, payload, headers)).json();
    const sent = await send({ reason: 'ip', files: [{ id, claim }] });
    const report = await find(sent.reference);
    expect(report).toMatchObject({
      reason: 'ip',
      target: '/designs/silk-coat',
      email: sent.email,
      status: 'open',
      outcome: null,
      note: '',
      version: 1,
      files: [{ id, name: 'proof.png' }],
    });
    expect((await api.get(report.files[0]?.url ?? '')).statusCode).toBe(200);
    expect((await list('status=open&reason=ip')).items[0]?.id).toBe(report.id);
    expect((await list(`q=${sent.email}&status=closed`)).total).toBe(0);
  });

  test('are closed with an outcome, which the sender is told once, and opened again', async () => {
    const { reference, email } = await send();
    const { id } = await find(reference);
    expect(refusal(await decide(id, { status: 'closed' }))).toBe('400 validation');
    expect(okBody(await decide(id, { status: 'reviewing', note: 'Asked the designer.' }))).toMatchObject({
      status: 'reviewing',
      outcome: null,
      version: 2,
    });
    expect(refusal(await decide(id, { status: 'closed', outcome: 'upheld', version: 1 }))).toBe('409 conflict');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => decide(id, { status: 'closed', outcome: 'upheld', note: 'The design is hidden now.' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const told = (await readMails(api, email)).filter(({ source }) => source.includes('The design is hidden now.'));
    expect(told).toHaveLength(1);
    expect(refusal(await decide(id, { status: 'open' }))).toBe('409 invalid_transition');
    expect(okBody(await decide(id, { status: 'reviewing' }))).toMatchObject({ status: 'reviewing', outcome: null });
  });

  test('are for admins alone', async () => {
    const { reference } = await send();
    const { id } = await find(reference);
    for (const role of ['account-manager', 'designer', 'consumer'] as const) {
      const other = await api.as(role);
      expect(refusal(await other.get('/api/report/'))).toBe('403 forbidden');
      expect(refusal(await other.post(`/api/report/status/id/${id}`, { status: 'reviewing' }))).toBe('403 forbidden');
    }
    expect(refusal(await api.get('/api/report/'))).toBe('401 unauthenticated');
    expect(refusal(await decide('rep_none', { status: 'reviewing' }))).toBe('404 not_found');
  });
});

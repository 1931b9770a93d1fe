import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const api = await buildTestApp();
const admin = await api.as('admin');
const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b5452c' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const measurements = { heightCm: 176, bustCm: 82, waistCm: 61, hipsCm: 89, shoeEu: 40 };
const answers = {
  name: 'Mio Private',
  stageName: 'Mio',
  city: 'Osaka',
  measurements,
  hair: 'Black',
  eyes: 'Brown',
  agency: '',
  instagram: '@mio',
  availability: 'Weekends',
};

async function photos(count = 4, file: Buffer = bytes) {
  const { ticket } = (await api.post('/api/upload/ticket', { form: 'model-intake' })).json();
  const one = async () => {
    const { payload, headers } = multipartForm({ name: 'photo', type: 'image/jpeg', bytes: file });
    const { id, claim } = (await api.post(`/api/upload?ticket=${ticket}`, payload, headers)).json();
    return { id, claim };
  };
  return Promise.all(Array.from({ length: count }, one));
}
const years = (age: number) => `${new Date().getUTCFullYear() - age - 1}-01-01`;
const send = (body: object) => api.post('/api/model-intake', body, { 'idempotency-key': randomUUID() });
const input = async (part: object = {}) => ({
  ...answers,
  email: `${randomUUID()}@example.com`,
  birthDate: years(24),
  photos: await photos(),
  imageRights: true,
  ...part,
});

test('an approved model is public without anything private, and only then', async () => {
  const body = await input();
  const { id, key, reference } = (await send(body)).json();
  expect((await send({ ...body, photos: await photos() })).json().error.code).toBe('application_open');
  const mail = (await readMails(api, body.email))[0];
  expect(mail?.subject).toContain(reference);
  expect(linkSecret(mail)).toBe(key);
  expect((await api.get(`/api/model-intake/id/${id}?key=wrong`)).statusCode).toBe(404);
  expect((await api.post(`/api/model-intake/update/id/${id}?key=${key}`, { ...answers, city: 'Kyoto' })).json()).toMatchObject({
    city: 'Kyoto',
    status: 'new',
  });
  const photo = body.photos[0]?.id;
  expect((await api.get(`/media/${photo}/160.webp`)).statusCode).toBe(404);
  expect((await admin.get('/api/model-intake/?status=new')).json()).toMatchObject({ items: [{ id, city: 'Kyoto' }] });
  const answersOf = await Promise.all([1, 2, 3].map(() => admin.post(`/api/model-intake/status/id/${id}`, { status: 'approved' })));
  expect(answersOf.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  const { modelId } = (await admin.get(`/api/model-intake/id/${id}`)).json();
  const answer = await api.get(`/api/model/${modelId}`);
  expect(answer.json()).toMatchObject({ name: 'Mio', city: 'Kyoto', measurements, portfolio: [{ id: photo }, {}, {}, {}] });
  for (const secret of [body.email, body.birthDate, 'Private', 'guardian']) expect(answer.body).not.toContain(secret);
  expect((await api.get(`/api/model/${answer.json().slug}`)).json()).toEqual(answer.json());
  expect((await api.get(`/media/${photo}/160.webp`)).statusCode).toBe(200);
  expect((await api.post(`/api/model-intake/withdraw/id/${id}?key=${key}`)).json().error.code).toBe('invalid_transition');
  expect(await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute()).toHaveLength(1);
});

test('below 18 a guardian agrees, below 16 nobody applies', async () => {
  const young = await input({ birthDate: years(16) });
  expect((await send(young)).json().error.fields).toHaveProperty('guardian');
  expect((await send({ ...young, guardian: { name: 'A Parent', email: 'parent@example.com', consent: true } })).statusCode).toBe(200);
  expect(
    (await send(await input({ birthDate: years(14), guardian: { name: 'A', email: 'p@example.com', consent: true } }))).json().error.fields,
  ).toHaveProperty('birthDate');
});

test('takes four to eight pictures of its own form', async () => {
  expect((await send(await input({ photos: await photos(3) }))).statusCode).toBe(400);
  const own = await photos();
  expect((await send(await input({ photos: [...own.slice(1), own[1]] }))).json().error.fields).toHaveProperty('photos');
  expect((await send(await input({ photos: await photos(4, pdf) }))).json().error.fields).toHaveProperty('photos');
  expect((await send(await input({ imageRights: false }))).statusCode).toBe(400);
});

test('can be approved without pictures, as where they have been erased', async () => {
  const { id } = (await send(await input())).json();
  await api.db.updateTable('model_intakes').set({ photos: [] }).where('id', '=', id).execute();
  expect((await admin.post(`/api/model-intake/status/id/${id}`, { status: 'approved' })).json()).toMatchObject({
    status: 'approved',
    photos: [],
  });
});

test('is withdrawn by key, declined by staff, and a machine is thanked', async () => {
  const { id, key } = (await send(await input())).json();
  expect((await api.post(`/api/model-intake/withdraw/id/${id}?key=${key}`)).json()).toMatchObject({ status: 'withdrawn' });
  expect((await admin.post(`/api/model-intake/status/id/${id}`, { status: 'approved' })).statusCode).toBe(409);
  const other = (await send(await input())).json();
  const letter = (body: object) => admin.post(`/api/model-intake/letter/id/${other.id}`, body);
  expect((await letter({ status: 'declined', note: 'Not this season.' })).json().text).toContain('Not this season.');
  expect((await letter({ status: 'reviewing' })).json()).toBeNull();
  expect(
    (await admin.post(`/api/model-intake/status/id/${other.id}`, { status: 'declined', note: 'Not this season.' })).json(),
  ).toMatchObject({ status: 'declined', modelId: null });
  const machine = (await send(await input({ subjectLine: 'Buy' }))).json();
  expect((await admin.get(`/api/model-intake/id/${machine.id}`)).statusCode).toBe(404);
  expect((await api.get('/api/model/none')).statusCode).toBe(404);
});

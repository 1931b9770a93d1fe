import { describe, expect, test } from '@jest/globals';
import type { Channel } from '@orime/contracts/api/talk/channel';
import type { Production, ProductionDetail } from '@orime/contracts/api/trade/production';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../test/production-factories.ts';

const api = await buildTestApp();
const { db } = api;
const designer = await api.as('designer');
const maker = await api.as('producer');
const stranger = await api.as('designer');
const house = await createProfile(db, { userId: designer.user.id });
const mill = await createProducer(db, { userId: maker.user.id });
const design = await createDesign(db, {
  profileId: house.id,
  sizes: [
    { size: 'M', onHand: 2 },
    { size: 'L', mode: 'made_to_order' },
  ],
});

const create = (body: object = {}, client: SignedInClient = designer, once = key()) =>
  client.post('/api/production/in_house', { designId: design.id, sizeQuantities: { M: 12, L: 3 }, currency: 'JPY', ...body }, once);
const move = (id: string, status: string, client: SignedInClient = designer) => client.post(`/api/production/status/id/${id}`, { status });
const update = (id: string, body: object, client: SignedInClient = designer) =>
  client.post(`/api/production/in_house/update/id/${id}`, body);
const stockOf = async () => {
  const variant = design.variants['M'] ?? '';
  const { on_hand: onHand } = await db
    .selectFrom('stock_levels')
    .select('on_hand')
    .where('variant_id', '=', variant)
    .executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom('stock_movements')
    .select(['quantity', 'ref'])
    .where('variant_id', '=', variant)
    .where('kind', '=', 'production')
    .execute();
  return { onHand, receipts };
};

test('staff see every run; an admin moves one that is stuck, on record', async () => {
  const [manager, admin] = [await api.as('account-manager'), await api.as('admin')];
  const run = okBody<ProductionDetail>(await create({ producerId: mill.id }));
  const { items } = okBody<{ items: Production[] }>(await manager.get('/api/production/mine'));
  expect(items.find(({ id }) => id === run.id)).toMatchObject({ side: 'staff', nextStatuses: [] });
  expect(okBody<ProductionDetail>(await manager.get(`/api/production/in_house/id/${run.id}`))).toMatchObject({ id: run.id });
  expect([refusal(await move(run.id, 'cancelled', manager)), refusal(await update(run.id, { notes: 'x' }, manager))]).toEqual([
    '403 forbidden',
    '403 forbidden',
  ]);
  expect(okBody<ProductionDetail>(await update(run.id, { notes: 'Asked the mill.' }, admin))).toMatchObject({
    notes: 'Asked the mill.',
    side: 'staff',
    nextStatuses: ['quoted', 'cancelled'],
  });
  okBody(await move(run.id, 'cancelled', admin));
  const trail = await db.selectFrom('audit_log').select(['action', 'diff']).where('entity_id', '=', run.id).orderBy('id').execute();
  expect(trail).toEqual([
    { action: 'production.update', diff: { notes: 'Asked the mill.' } },
    { action: 'production.status', diff: { from: 'requested', to: 'cancelled' } },
  ]);
});

test('a run goes through its stages and adds its units to stock, once, however many say that it is done', async () => {
  const before = await stockOf();
  const photo = await createImage(db, designer.user.id);
  const run = okBody<ProductionDetail>(
    await create({
      costs: [{ label: 'Linen', amountMinor: 48_000 }],
      startDate: '2026-12-01',
      dueDate: '2027-01-15',
      assignee: 'Sato',
      photos: [photo],
    }),
  );
  expect(run).toMatchObject({
    status: 'accepted',
    units: 15,
    cost: { priceMinor: 48_000, currency: 'JPY' },
    retail: { priceMinor: 18_000 },
    sale: { retail: { priceMinor: 18_000 }, retailCommissionBp: 1_500, wholesaleCommissionBp: 800, tax: { rateBp: 1_000, included: true } },
    photos: [{ image: { id: photo }, stage: 'accepted' }],
    received: null,
    producer: null,
    nextStatuses: ['sampling', 'in_production', 'cancelled'],
    events: [{ from: null, to: 'accepted' }],
  });
  for (const status of ['sampling', 'in_production', 'qc']) okBody(await move(run.id, status));
  const later = await createImage(db, designer.user.id);
  const shown = okBody<ProductionDetail>(await update(run.id, { photos: [later, photo] }));
  expect(shown.photos.map(({ image, stage }) => [image.id, stage])).toEqual([
    [later, 'qc'],
    [photo, 'accepted'],
  ]);
  const answers = await Promise.all(Array.from({ length: 25 }, () => move(run.id, 'completed')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 25 }, () => 200));
  const after = await stockOf();
  expect([after.onHand - before.onHand, after.receipts]).toEqual([12, [{ quantity: 12, ref: run.id }]]);
  const done = okBody<ProductionDetail>(await designer.get(`/api/production/in_house/id/${run.id}`));
  expect(done).toMatchObject({ status: 'completed', stockedAt: expect.any(String), received: { M: 12, L: 3 }, nextStatuses: [] });
  expect(done.events.map(({ to }) => to)).toEqual(['accepted', 'sampling', 'in_production', 'qc', 'completed']);
  expect(refusal(await update(run.id, { notes: 'Late' }))).toBe('409 invalid_transition');
  expect(refusal(await move(run.id, 'cancelled'))).toBe('409 invalid_transition');
});

test('a run at a producer is worked on there and taken in by the designer', async () => {
  const { id } = okBody<ProductionDetail>(await create({ producerId: mill.id }));
  expect(okBody<{ items: Production[] }>(await maker.get('/api/production/mine?status=requested')).items).toEqual([
    expect.objectContaining({ id, side: 'producer', nextStatuses: ['quoted', 'cancelled'] }),
  ]);
  expect(refusal(await move(id, 'quoted'))).toBe('409 invalid_transition');
  okBody(await move(id, 'quoted', maker));
  expect(refusal(await move(id, 'accepted', maker))).toBe('409 invalid_transition');
  okBody(await move(id, 'accepted'));
  okBody(await move(id, 'in_production', maker));
  // What the designer earns is not for the producer to know.
  expect(okBody<ProductionDetail>(await maker.get(`/api/production/in_house/id/${id}`)).sale).toBeNull();
  okBody(await update(id, { dueDate: '2027-04-01', notes: 'Cut.' }, maker));
  expect(refusal(await update(id, { sizeQuantities: { M: 1 } }, maker))).toBe('400 validation');
  okBody(await move(id, 'qc', maker));
  expect(refusal(await move(id, 'completed', maker))).toBe('409 invalid_transition');
  expect(okBody<ProductionDetail>(await move(id, 'completed'))).toMatchObject({
    status: 'completed',
    dueDate: '2027-04-01',
    notes: 'Cut.',
  });
});

test('takes what has come of it into stock, not what was planned', async () => {
  const before = await stockOf();
  const { id } = okBody<ProductionDetail>(await create());
  const complete = (received: object, status = 'completed') => designer.post(`/api/production/status/id/${id}`, { status, received });
  for (const status of ['in_production', 'qc']) okBody(await move(id, status));
  expect(refusal(await complete({ XL: 1 }))).toBe('400 validation');
  expect(refusal(await complete({ M: 11 }, 'in_production'))).toBe('400 validation');
  expect(refusal(await complete({ M: -1 }))).toBe('400 validation');
  expect(okBody<ProductionDetail>(await complete({ M: 11, L: 0 }))).toMatchObject({ received: { M: 11, L: 0 }, units: 15 });
  expect((await stockOf()).onHand - before.onHand).toBe(11);
});

test('is talked about by the two who work on it', async () => {
  const { id } = okBody<ProductionDetail>(await create({ producerId: mill.id }));
  const talk = (client: SignedInClient, ref = id) => client.post('/api/channel', { kind: 'order', ref });
  const { name, members } = okBody<Channel>(await talk(designer));
  expect(members.map((member) => member.id).toSorted()).toEqual([designer.user.id, maker.user.id].toSorted());
  expect(okBody<Channel>(await talk(maker)).name).toBe(name);
  expect(refusal(await talk(stranger))).toBe('404 not_found');
  const inHouse = okBody<ProductionDetail>(await create());
  expect(refusal(await talk(designer, inHouse.id))).toBe('422 business_rule');
});

test('is changed by version, and is nobody else’s', async () => {
  const { id } = okBody<ProductionDetail>(await create());
  expect(okBody<ProductionDetail>(await update(id, { sizeQuantities: { M: 20 }, version: 1 }))).toMatchObject({ units: 20, version: 2 });
  expect(refusal(await update(id, { notes: 'x', version: 1 }))).toBe('409 conflict');
  for (const attempt of [
    stranger.get(`/api/production/in_house/id/${id}`),
    update(id, { notes: 'x' }, stranger),
    move(id, 'cancelled', stranger),
    maker.get(`/api/production/in_house/id/${id}`),
  ]) {
    expect(refusal(await attempt)).toBe('404 not_found');
  }
  expect(okBody<{ total: number }>(await stranger.get('/api/production/mine')).total).toBe(0);
});

describe('a plan', () => {
  test.each([
    ['of a design of somebody else', { designId: 'dsn_none' }],
    ['with a size there is none of', { sizeQuantities: { XS: 2 } }],
    ['without a size', { sizeQuantities: {} }],
    ['with no units of a size', { sizeQuantities: { M: 0 } }],
    ['that ends before it starts', { startDate: '2027-02-01', dueDate: '2027-01-01' }],
    ['at a producer there is none of', { producerId: 'pro_none' }],
    ['with a photo of nobody', { photos: ['fil_none'] }],
  ])('%s is refused', async (_, body) => {
    expect(refusal(await create(body))).toBe('400 validation');
  });

  test('sent twice is one', async () => {
    const once = key();
    const [first, second] = [okBody<Production>(await create({}, designer, once)), okBody<Production>(await create({}, designer, once))];
    expect(second.id).toBe(first.id);
  });
});

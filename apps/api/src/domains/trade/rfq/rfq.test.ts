import { describe, expect, test } from '@jest/globals';
import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { createProducer } from '../../../../test/production-factories.ts';

const api = await buildTestApp();
const { db } = api;
const designer = await api.as('designer', { locale: 'jp' });
const maker = await api.as('producer');
const buyer = await api.as('buyer-verified');
const house = await createProfile(db, { userId: designer.user.id, name: 'House of Reeds' });
const mill = await createProducer(db, { userId: maker.user.id });

const ask = (client: SignedInClient, body: object = {}) =>
  client.post('/api/rfq', { producerId: mill.id, title: 'Linen coats', message: 'Could you?', units: 40, ...body }, key());
const decide = (client: SignedInClient, id: string, body: object) => client.post(`/api/rfq/status/id/${id}`, body);
const quote = { status: 'quoted', unitPriceMinor: 9_500, currency: 'JPY', leadDays: 45, note: 'With horn buttons.' };

test('a request is quoted, accepted, and becomes a run at the producer; each is told', async () => {
  const design = await createDesign(db, { profileId: house.id });
  const rfq = okBody<Rfq>(
    await ask(designer, { designId: design.id, sizeQuantities: { S: 10, M: 20 }, units: undefined, dueDate: '2027-03-01' }),
  );
  expect(rfq).toMatchObject({
    status: 'open',
    side: 'requester',
    units: 30,
    requester: { name: 'House of Reeds' },
    design: { slug: design.slug },
    dueDate: '2027-03-01',
    quote: null,
  });
  expect(okBody<{ items: Rfq[] }>(await maker.get('/api/rfq/mine?status=open')).items[0]).toMatchObject({ id: rfq.id, side: 'producer' });
  okBody(await decide(maker, rfq.id, quote));
  const accepted = okBody<Rfq>(await decide(designer, rfq.id, { status: 'accepted' }));
  expect(accepted).toMatchObject({
    status: 'accepted',
    answer: 'With horn buttons.',
    quote: { unitPrice: { priceMinor: 9_500, currency: 'JPY' }, leadDays: 45 },
    productionId: expect.any(String),
  });
  const run = okBody<ProductionDetail>(await maker.get(`/api/production/in_house/id/${accepted.productionId}`));
  expect(run).toMatchObject({
    status: 'accepted',
    side: 'producer',
    sizeQuantities: { S: 10, M: 20 },
    units: 30,
    cost: { priceMinor: 285_000 },
    rfqId: rfq.id,
    nextStatuses: ['sampling', 'in_production', 'cancelled'],
  });
  expect((await readMails(api, maker.user.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('House of Reeds asks for a quote'),
    expect.stringContaining('House of Reeds accepts your quote'),
  ]);
  expect((await readMails(api, designer.user.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('「Linen coats」の見積もりが届きました'),
  ]);
});

test('of many who accept at once, one run comes out', async () => {
  const design = await createDesign(db, { profileId: house.id });
  const { id } = okBody<Rfq>(await ask(designer, { designId: design.id, sizeQuantities: { S: 5 } }));
  okBody(await decide(maker, id, quote));
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(designer, id, { status: 'accepted' })));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await db.selectFrom('productions').select('id').where('rfq_id', '=', id).execute()).toHaveLength(1);
});

test('of two quotes from two tabs one stands, and whoever accepts accepts that one', async () => {
  const { id } = okBody<Rfq>(await ask(designer));
  const tabs = await Promise.all([9_500, 12_000].map((unitPriceMinor) => decide(maker, id, { ...quote, unitPriceMinor })));
  expect(tabs.map((tab) => (tab.statusCode === 200 ? '200' : refusal(tab))).sort()).toEqual(['200', '409 invalid_transition']);
  const stands = tabs.find(({ statusCode }) => statusCode === 200);
  const accepted = okBody<Rfq>(await decide(designer, id, { status: 'accepted' }));
  expect(accepted.quote).toEqual(stands?.json<Rfq>().quote);
});

test('a verified buyer asks too, without a run', async () => {
  const rfq = okBody<Rfq>(await ask(buyer));
  okBody(await decide(maker, rfq.id, quote));
  expect(okBody<Rfq>(await decide(buyer, rfq.id, { status: 'accepted' }))).toMatchObject({ status: 'accepted', productionId: null });
});

describe('is refused', () => {
  test.each([
    ['to others', () => api.as('consumer'), {}, '403 forbidden'],
    ['to a buyer who is not verified', () => api.as('buyer-unverified'), {}, '403 buyer_unverified'],
    ['at a producer who is not in the directory', async () => designer, { producerId: 'pro_none' }, '404 not_found'],
    ['without a quantity', async () => designer, { units: undefined }, '400 validation'],
    ['about a design of somebody else', async () => designer, { designId: 'dsn_none' }, '400 validation'],
    ['for a day that is over', async () => designer, { dueDate: '2020-01-31' }, '400 validation'],
    ['with an empty message', async () => designer, { message: '  ' }, '400 validation'],
  ])('%s', async (_, client, body, answer) => {
    expect(refusal(await ask(await client(), body))).toBe(answer);
  });

  test('when the step is not the caller’s, or not possible, and then changes nothing', async () => {
    const { id } = okBody<Rfq>(await ask(designer));
    const stranger = await api.as('designer');
    expect(refusal(await decide(stranger, id, { status: 'withdrawn' }))).toBe('404 not_found');
    expect(refusal(await decide(designer, id, quote))).toBe('409 invalid_transition');
    expect(refusal(await decide(maker, id, { status: 'withdrawn' }))).toBe('409 invalid_transition');
    expect(refusal(await decide(designer, id, { status: 'accepted' }))).toBe('409 invalid_transition');
    expect(refusal(await decide(maker, id, { status: 'quoted' }))).toBe('400 validation');
    okBody(await decide(maker, id, { status: 'declined', note: 'Full until June.' }));
    expect(refusal(await decide(maker, id, quote))).toBe('409 invalid_transition');
    expect(okBody<{ items: Rfq[] }>(await designer.get('/api/rfq/mine')).items.find((rfq) => rfq.id === id)).toMatchObject({
      status: 'declined',
      answer: 'Full until June.',
      version: 2,
    });
  });
});

test('staff see every request; an admin ends what is stuck, which both sides are told and a record keeps', async () => {
  const rfq = okBody<Rfq>(await ask(buyer));
  const [manager, admin] = [await api.as('account-manager'), await api.as('admin')];
  for (const staff of [manager, admin])
    expect(okBody<{ items: Rfq[] }>(await staff.get('/api/rfq/mine')).items.find(({ id }) => id === rfq.id)).toMatchObject({
      side: 'staff',
    });
  expect(refusal(await decide(manager, rfq.id, { status: 'withdrawn' }))).toBe('404 not_found');
  expect(refusal(await decide(admin, rfq.id, quote))).toBe('409 invalid_transition');
  // One after the other: a reading sends what waits, and another would not wait for that.
  const mailsOf = async () => [(await readMails(api, buyer.user.email)).length, (await readMails(api, maker.user.email)).length];
  const [ofBuyer = 0, ofMaker = 0] = await mailsOf();
  for (const _ of [1, 2]) okBody(await decide(admin, rfq.id, { status: 'declined', note: 'The mill has closed for the season.' }));
  expect(await mailsOf()).toEqual([ofBuyer + 1, ofMaker + 1]);
  expect(refusal(await decide(maker, rfq.id, quote))).toBe('409 invalid_transition');
  expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', rfq.id).execute()).toEqual([{ action: 'rfq.status' }]);
});

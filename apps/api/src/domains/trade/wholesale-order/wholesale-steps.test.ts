import { describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/wholesale-order';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { buy, key, okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';
import {
  createBuyer,
  createLine,
  createWindow,
  day,
  move,
  order,
  wishOf,
  type BuyerOptions,
} from '../../../../test/wholesale-factories.ts';
import { findStockDrift } from '../../selling/order/expire-orders.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

async function placed(
  options: BuyerOptions & { readonly line?: Parameters<typeof createLine>[1]; readonly sizes?: Record<string, number> } = {},
) {
  const manager = await api.as('account-manager');
  const line = await createLine(api, options.line);
  const buyer = await createBuyer(api, { managerId: manager.user.id, ...options });
  return { manager, line, buyer, seller: line.seller, placed: await order(buyer, wishOf(line, options.sizes)) };
}

const read = async (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>) =>
  okBody<WholesaleOrder>(await client.get(`/api/wholesale-order/id/${id}`));
const update = (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>, body: object, headers: Record<string, string> = {}) =>
  client.post(`/api/wholesale-order/update/id/${id}`, body, headers);
const fulfil = (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>, body: object = {}) =>
  client.post(`/api/wholesale-order/fulfill/id/${id}`, body);
const stockOf = (variantId: string) =>
  api.db.selectFrom('stock_levels').select(['on_hand', 'allocated']).where('variant_id', '=', variantId).executeTakeFirstOrThrow();
const stocked = (S: number, M: number) => ({
  sizes: [
    { size: 'S', onHand: S },
    { size: 'M', onHand: M },
  ],
});

describe('approval', () => {
  test('needs the seller and the manager, and an own step of each', async () => {
    const { placed: one, seller, manager, buyer } = await placed();
    expect(one.viewer.steps).toEqual(['cancelled']);
    expect(refusal(await move(buyer, one, 'approved'))).toBe('403 forbidden');
    expect(okBody(await move(seller, one, 'approved'))).toMatchObject({
      status: 'in_review',
      approvals: { seller: true, manager: false },
      viewer: { steps: ['changes_requested', 'cancelled'] },
    });
    const approved = okBody<WholesaleOrder>(await move(manager, one, 'approved'));
    expect(approved).toMatchObject({ status: 'approved', approvals: { seller: true, manager: true }, invoices: [] });
    expect(approved.events.map(({ kind }) => kind)).toEqual(['in_review', 'approved_by_seller', 'approved']);
    expect((await move(manager, one, 'approved')).statusCode).toBe(200);
    expect(refusal(await move(manager, one, 'in_review'))).toBe('409 invalid_transition');
    expect(refusal(await move(seller, one, 'closed'))).toBe('409 invalid_transition');
  });

  test('an admin speaks for both, and staff leave a trace', async () => {
    const { placed: one } = await placed();
    expect(okBody(await move(admin, one, 'approved', { note: 'By phone' }))).toMatchObject({
      status: 'approved',
      events: [{ kind: 'in_review' }, { kind: 'approved', note: 'By phone' }],
    });
    const [entry] = await api.db.selectFrom('audit_log').select(['action', 'diff']).where('entity_id', '=', one.id).execute();
    expect(entry).toMatchObject({ action: 'wholesale_order.status', diff: { from: 'in_review', to: 'approved' } });
  });

  test('takes stock for every line or none', async () => {
    const { placed: one, line } = await placed({ line: stocked(4, 4), sizes: { S: 2, M: 4 } });
    const { S = '', M = '' } = line.design.variants;
    await api.db.updateTable('stock_levels').set({ on_hand: 3 }).where('variant_id', '=', M).execute();
    const refused = await move(admin, one, 'approved');
    expect(refusal(refused)).toBe('409 insufficient_stock');
    expect(refused.json()).toMatchObject({ error: { details: { lines: [{ key: `${line.design.id}:M`, available: 3 }] } } });
    expect([await stockOf(S), (await read(admin, one)).status, (await read(admin, one)).approvals]).toEqual([
      { on_hand: 4, allocated: 0 },
      'in_review',
      { seller: false, manager: false },
    ]);
    await api.db.updateTable('stock_levels').set({ on_hand: 4 }).where('variant_id', '=', M).execute();
    okBody(await move(admin, one, 'approved'));
    expect([await stockOf(S), await stockOf(M)]).toEqual([
      { on_hand: 4, allocated: 2 },
      { on_hand: 4, allocated: 4 },
    ]);
    expect(await findStockDrift(api.db)).toEqual([]);
  });

  test('twenty approvals and twenty shoppers never promise the same garment twice', async () => {
    const line = await createLine(api, { sizes: [{ size: 'S', onHand: 30 }] });
    const buyer = await createBuyer(api, { creditLimitMinor: 100_000_000 });
    const orders = await Promise.all(Array.from({ length: 20 }, () => order(buyer, wishOf(line, { S: 4 }))));
    const shop = (index: number) =>
      buy(api, [{ id: line.design.id, size: 'S', quantity: 1 }], { email: `shopper-${index}@example.com` }).then(
        () => 1,
        () => 0,
      );
    const [approvals, bought] = await Promise.all([
      Promise.all(orders.map((one) => move(admin, one, 'approved'))),
      Promise.all(Array.from({ length: 20 }, (_, index) => shop(index))),
    ]);
    const approved = approvals.filter((answer) => answer.statusCode === 200).length;
    const sold = bought.reduce((sum, one) => sum + one, 0);
    for (const answer of approvals.filter((each) => each.statusCode !== 200)) expect(refusal(answer)).toBe('409 insufficient_stock');
    expect(await stockOf(line.design.variants['S'] ?? '')).toEqual({ on_hand: 30, allocated: approved * 4 + sold });
    expect(approved * 4 + sold).toBeLessThanOrEqual(30);
    expect(approved).toBeGreaterThan(0);
    expect(await findStockDrift(api.db)).toEqual([]);
  });

  test('goods of a pre-order window are made, not taken', async () => {
    const { line, seller, buyer } = await placed({ line: stocked(4, 4) });
    await createWindow(api.db, line.profileId, 'win_spring', { startsIn: 60, closesIn: 30, prebook: true });
    const one = await order(buyer, wishOf(line, { S: 40 }, { brands: { [line.profileId]: { windowId: 'win_spring' } } }));
    expect(okBody(await move(admin, one, 'approved'))).toMatchObject({ status: 'approved', window: { id: 'win_spring' } });
    expect(await stockOf(line.design.variants['S'] ?? '')).toEqual({ on_hand: 4, allocated: 0 });
    expect(okBody(await fulfil(seller, one))).toMatchObject({ fulfilled: true });
    expect(await stockOf(line.design.variants['S'] ?? '')).toEqual({ on_hand: 4, allocated: 0 });
  });
});

describe('cancelling', () => {
  test('gives goods and credit back and credits the invoice', async () => {
    const { placed: one, buyer, line, seller } = await placed({ line: stocked(4, 4), terms: 'deposit30' });
    okBody(await move(admin, one, 'approved'));
    expect(await read(buyer, one)).toMatchObject({ advance: { price: 120 }, invoices: [{ status: 'issued', total: { price: 400 } }] });
    expect(refusal(await move(buyer, one, 'cancelled'))).toBe('403 forbidden');
    expect(okBody(await move(seller, one, 'cancelled', { note: 'The mill has closed' }))).toMatchObject({
      status: 'cancelled',
      invoices: [{ status: 'void' }],
    });
    expect(await stockOf(line.design.variants['S'] ?? '')).toEqual({ on_hand: 4, allocated: 0 });
    expect(await findStockDrift(api.db)).toEqual([]);
    expect(
      await api.db
        .selectFrom('stock_movements')
        .select(['kind', 'quantity'])
        .where('ref', '=', one.id)
        .where('variant_id', '=', line.design.variants['S'] ?? '')
        .orderBy('id')
        .execute(),
    ).toEqual([
      { kind: 'sale', quantity: -2 },
      { kind: 'release', quantity: 2 },
    ]);
    expect(okBody(await buyer.post('/api/wholesale-order/quote', wishOf(line)))).toMatchObject({ credit: { used: { price: 0 } } });
  });

  test('is a buyer’s right until approval, and nobody’s once a parcel has left', async () => {
    const first = await placed();
    expect(okBody(await move(first.buyer, first.placed, 'cancelled'))).toMatchObject({ status: 'cancelled', viewer: { steps: [] } });
    const second = await placed();
    okBody(await move(admin, second.placed, 'approved'));
    const [line] = second.placed.lines;
    okBody(await fulfil(second.seller, second.placed, { lines: [{ lineId: line?.id, quantity: 1 }] }));
    expect(refusal(await move(admin, second.placed, 'cancelled'))).toBe('409 invalid_transition');
  });
});

describe('changes after it was placed', () => {
  test('wait for the buyer’s word, and take approvals back', async () => {
    const { placed: one, manager, seller, buyer, line } = await placed();
    okBody(await move(seller, one, 'approved'));
    const changed = okBody<WholesaleOrder>(
      await update(manager, one, { lines: wishOf(line, { S: 6 }).lines, shippingMinor: 5_000 }, { 'if-match': '"2"' }),
    );
    expect(changed).toMatchObject({
      status: 'changes_requested',
      needsAcceptance: true,
      termsVersion: 2,
      total: { price: 650 },
      shipping: { price: 50 },
      approvals: { seller: false },
    });
    expect(refusal(await move(admin, one, 'in_review'))).toBe('422 business_rule');
    expect((await read(buyer, one)).viewer).toMatchObject({ canAccept: true, canUpdate: false });
    expect(refusal(await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 1 }))).toBe('409 conflict');
    expect(okBody(await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 2 }))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
    });
    expect((await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 2 })).statusCode).toBe(200);
    expect(okBody(await move(admin, one, 'approved'))).toMatchObject({ status: 'approved' });
    expect(refusal(await update(manager, one, { startShip: day(3) }))).toBe('409 invalid_transition');
  });

  test('of dates keep the agreed prices; of a note need nobody’s word', async () => {
    const { placed: one, manager, line } = await placed();
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 12_000 })
      .where('variant_id', 'in', Object.values(line.design.variants))
      .where('channel', '=', 'wholesale')
      .execute();
    expect(okBody(await update(manager, one, { note: 'Ask for Mari', poNumber: 'X1' }))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
      note: 'Ask for Mari',
      poNumber: 'X1',
    });
    expect(okBody(await update(manager, one, { startShip: day(5), cancelAfter: day(20) }))).toMatchObject({
      startShip: day(5),
      cancelAfter: day(20),
      total: { price: 400 },
      status: 'changes_requested',
    });
    expect(okBody(await update(manager, one, { lines: wishOf(line).lines }))).toMatchObject({ total: { price: 480 }, termsVersion: 3 });
  });

  test('are refused from an old version, beyond the credit, and from sellers, strangers and buyers', async () => {
    const { placed: one, manager, seller, buyer, line } = await placed({ creditLimitMinor: 50_000 });
    expect(refusal(await update(manager, one, { note: 'Late' }, { 'if-match': '"7"' }))).toBe('409 conflict');
    expect(refusal(await update(manager, one, { lines: wishOf(line, { S: 6 }).lines }))).toBe('422 business_rule');
    expect(refusal(await update(seller, one, { note: 'Mine' }))).toBe('403 forbidden');
    expect(refusal(await update(await api.as('account-manager'), one, { note: 'Mine' }))).toBe('404 not_found');
    expect(refusal(await update(buyer, one, { note: 'Mine' }))).toBe('409 invalid_transition');
    expect(refusal(await buyer.post('/api/wholesale-order/accept/id/wor_none', { termsVersion: 1 }))).toBe('404 not_found');
    expect(await read(buyer, one)).toMatchObject({ version: 1, total: { price: 400 } });
  });

  test('asked for by the seller go back into review without them', async () => {
    const { placed: one, manager, seller } = await placed();
    expect(okBody(await move(seller, one, 'changes_requested', { note: 'Fewer M, please' }))).toMatchObject({
      status: 'changes_requested',
      needsAcceptance: false,
    });
    expect(okBody(await move(manager, one, 'in_review'))).toMatchObject({ status: 'in_review' });
  });

  test('ten changes at once from one version make one', async () => {
    const { placed: one, manager } = await placed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(manager, one, { shippingMinor: 1_000 + index }, { 'if-match': '"1"' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await read(manager, one)).termsVersion).toBe(2);
  });
});

describe('drafts', () => {
  test('are the buyer’s to change and to place at today’s prices', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const draft = await order(buyer, wishOf(line, { S: 1 }), { asDraft: true, shipTo: undefined });
    expect(draft).toMatchObject({ status: 'draft', shipTo: null, viewer: { steps: ['in_review', 'cancelled'], canUpdate: true } });
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('400 validation');
    expect(refusal(await update(buyer, draft, { shippingMinor: 0 }))).toBe('400 validation');
    okBody(await update(buyer, draft, { shipTo: testAddress }));
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('422 business_rule');
    okBody(await update(buyer, draft, { lines: wishOf(line, { S: 4 }).lines }));
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 12_000 })
      .where('variant_id', 'in', Object.values(line.design.variants))
      .where('channel', '=', 'wholesale')
      .execute();
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('409 quote_changed');
    expect(okBody(await update(buyer, draft, {}))).toMatchObject({ total: { price: 480 }, termsVersion: 1 });
    expect(okBody(await move(buyer, draft, 'in_review'))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
      placedAt: expect.any(String),
    });
    expect(refusal(await update(buyer, draft, { lines: [{ id: (await createLine(api)).design.id, sizeQuantities: { S: 4 } }] }))).toBe(
      '409 invalid_transition',
    );
  });

  test('come from old orders, without what is no longer sold', async () => {
    const { placed: one, buyer, line } = await placed();
    const again = okBody<WholesaleOrder>(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()));
    expect(again).toMatchObject({
      status: 'draft',
      shipTo: testAddress,
      lines: [{ designId: line.design.id, sizeQuantities: { S: 2, M: 2 } }],
    });
    expect(again.id).not.toBe(one.id);
    expect(refusal(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`))).toBe('400 validation');
    expect(refusal(await (await createBuyer(api)).post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()))).toBe(
      '404 not_found',
    );
    await api.db.updateTable('designs').set({ hidden: true }).where('id', '=', line.design.id).execute();
    expect(refusal(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()))).toBe('422 business_rule');
  });
});

describe('shipping', () => {
  test('goes in parts, takes the stock, and invoices net terms with the first parcel', async () => {
    const { placed: one, line, seller, buyer } = await placed({ line: stocked(10, 10), sizes: { S: 4, M: 4 } });
    expect(refusal(await fulfil(seller, one))).toBe('409 invalid_transition');
    okBody(await move(admin, one, 'approved'));
    okBody(await move(seller, one, 'in_production'));
    const lineId = one.lines[0]?.id;
    expect(refusal(await fulfil(seller, one, { lines: [{ lineId, sizeQuantities: { S: 5 } }] }))).toBe('422 business_rule');
    expect(refusal(await fulfil(seller, one, { lines: [{ lineId: 'wol_none' }] }))).toBe('400 validation');
    const first = okBody<WholesaleOrder>(
      await fulfil(seller, one, { lines: [{ lineId, sizeQuantities: { S: 3 } }], carrier: 'Yamato', tracking: '1' }),
    );
    expect(first).toMatchObject({
      status: 'partially_shipped',
      fulfilled: false,
      lines: [{ shippedQuantities: { S: 3 } }],
      fulfilments: [{ carrier: 'Yamato', lines: [{ sizeQuantities: { S: 3 } }] }],
      invoices: [{ status: 'issued' }],
    });
    expect(Date.parse(first.invoices[0]?.dueAt ?? '') / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 30, 1);
    expect(await stockOf(line.design.variants['S'] ?? '')).toEqual({ on_hand: 7, allocated: 1 });
    okBody(await fulfil(seller, one, { lines: [{ lineId, quantity: 2 }] }));
    expect(await read(buyer, one)).toMatchObject({ lines: [{ shippedQuantities: { S: 4, M: 1 } }] });
    expect(Object.keys((await read(buyer, one)).lines[0]?.sizeQuantities ?? {})).toEqual(['S', 'M']);
    const whole = okBody<WholesaleOrder>(await fulfil(seller, one));
    expect(whole).toMatchObject({ status: 'shipped', fulfilled: true, viewer: { canFulfil: false } });
    expect(whole.invoices).toHaveLength(1);
    expect(okBody(await fulfil(seller, one))).toEqual(whole);
    expect([await stockOf(line.design.variants['S'] ?? ''), await stockOf(line.design.variants['M'] ?? '')]).toEqual([
      { on_hand: 6, allocated: 0 },
      { on_hand: 6, allocated: 0 },
    ]);
    expect(await findStockDrift(api.db)).toEqual([]);
    okBody(await move(seller, one, 'delivered'));
    expect(okBody(await move(admin, one, 'closed'))).toMatchObject({
      status: 'closed',
      fulfilled: true,
      fulfilments: [{ deliveredAt: expect.any(String) }, {}, {}],
    });
  });

  test('waits for what is to be paid in advance', async () => {
    const { placed: one, seller } = await placed({ terms: 'deposit30' });
    const {
      invoices: [invoice],
    } = okBody<WholesaleOrder>(await move(admin, one, 'approved'));
    for (const answer of [await move(seller, one, 'in_production'), await fulfil(seller, one)])
      expect(refusal(answer)).toBe('422 business_rule');
    // A week for the deposit, and nobody is overdue before the goods ship.
    expect(Date.parse(invoice?.dueAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const pay = (amountMinor: number) =>
      admin.post(`/api/invoice/payment/id/${invoice?.id}`, { amountMinor, method: 'bank_transfer' }, key());
    okBody(await pay(11_999));
    expect(refusal(await move(seller, one, 'in_production'))).toBe('422 business_rule');
    okBody(await pay(1));
    okBody(await move(seller, one, 'in_production'));
    expect(okBody(await fulfil(seller, one))).toMatchObject({ fulfilled: true });
  });

  test('is the seller’s own work', async () => {
    const { placed: one, buyer, manager } = await placed();
    okBody(await move(admin, one, 'approved'));
    expect([
      refusal(await fulfil(buyer, one)),
      refusal(await fulfil(manager, one)),
      refusal(await fulfil(await api.as('designer'), one)),
    ]).toEqual(['403 forbidden', '403 forbidden', '404 not_found']);
    expect(okBody(await fulfil(admin, one))).toMatchObject({ fulfilled: true });
  });

  test('ten calls at once send one parcel', async () => {
    const { placed: one, seller } = await placed({ line: stocked(4, 4) });
    okBody(await move(admin, one, 'approved'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => fulfil(seller, one)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await read(seller, one)).fulfilments).toHaveLength(1);
  });
});

test('a design in open wholesale orders is not deleted', async () => {
  const { seller, line } = await placed();
  expect(refusal(await seller.delete(`/api/design/${line.design.id}`))).toBe('409 conflict');
});

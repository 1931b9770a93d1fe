import { describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, createWindow, move, order, wishOf } from '../../../../test/wholesale-factories.ts';
import { findStockDrift } from '../../selling/order/expire-orders.ts';
import { stocked, orderDesk } from './wholesale-steps.fixture.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

const { placed, read, fulfil, stockOf } = orderDesk(api);

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

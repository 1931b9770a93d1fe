import { describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { move } from '../../../../test/wholesale-factories.ts';
import { findStockDrift } from '../../selling/order/expire-orders.ts';
import { stocked, orderDesk } from './wholesale-steps.fixture.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

const { placed, read, fulfil, stockOf } = orderDesk(api);

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

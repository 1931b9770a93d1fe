import { describe, expect, test } from '@jest/globals';
import { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, order, orderCall, quoteOf, wishOf } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();

const codes = (quote: WholesaleQuote) => quote.problems.map((problem) => problem.code);

describe('POST /api/wholesale-order', () => {
  test('places one order a brand, once', async () => {
    const [line, other, buyer] = [await createLine(api), await createLine(api), await createBuyer(api)];
    const wish = {
      currency: 'USD' as const,
      lines: [...wishOf(line).lines, ...wishOf(other).lines],
      brands: { [line.profileId]: { poNumber: ' PO-7 ', note: 'Ring twice' } },
    };
    const { quoteHash } = await quoteOf(buyer, wish);
    const send = (headers: Record<string, string>) =>
      buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress }, headers);
    const headers = key();
    const { orders } = okBody<{ orders: WholesaleOrder[] }>(await send(headers));
    expect([...Value.Errors(WholesaleOrder, orders[0])]).toEqual([]);
    expect(orders).toMatchObject([
      {
        number: expect.stringMatching(/^WO\d+$/),
        status: 'in_review',
        poNumber: 'PO-7',
        note: 'Ring twice',
        total: { price: 400 },
        terms: 'net30',
        needsAcceptance: false,
        shipTo: testAddress,
        lines: [{ quantity: 4, sizeQuantities: { S: 2, M: 2 } }],
      },
      { seller: { id: other.profileId }, poNumber: null },
    ]);
    expect((await send(headers)).json()).toEqual({ orders });
    expect((await buyer.get('/api/wholesale-order/mine')).json()).toMatchObject({ total: 2 });
    expect(refusal(await buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress }))).toBe('400 validation');
  });

  test('refuses what has changed since the quote, and what the rules forbid', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const wish = wishOf(line);
    const { quoteHash } = await quoteOf(buyer, wish);
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 11_000 })
      .where('variant_id', 'in', Object.values(line.design.variants))
      .where('channel', '=', 'wholesale')
      .where('currency', '=', 'USD')
      .execute();
    const answer = await buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress }, key());
    expect(refusal(answer)).toBe('409 quote_changed');
    expect(answer.json()).toMatchObject({ error: { details: { quote: { total: { price: 440 } } } } });
    expect(refusal(await orderCall(buyer, wishOf(line, { S: 1 })))).toBe('422 business_rule');
    expect(refusal(await orderCall(buyer, wish, { shipTo: undefined }))).toBe('400 validation');
    expect((await buyer.get('/api/wholesale-order/mine')).json()).toMatchObject({ total: 0 });
  });

  test('a first order has the higher minimum, the next one the lower', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    await api.db
      .insertInto('brand_terms')
      .values({ profile_id: line.profileId, currency: 'USD', first_order_min_minor: 60_000, reorder_min_minor: 40_000 })
      .execute();
    expect(refusal(await orderCall(buyer, wishOf(line)))).toBe('422 business_rule');
    await order(buyer, wishOf(line, { S: 6 }));
    await order(buyer, wishOf(line));
  });

  test('an overdue invoice stops everything', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const placed = await order(buyer, wishOf(line));
    for (const client of [line.seller, await api.as('admin')])
      await client.post(`/api/wholesale-order/status/id/${placed.id}`, { status: 'approved' });
    await line.seller.post(`/api/wholesale-order/fulfill/id/${placed.id}`, {});
    const { invoices } = (await buyer.get(`/api/wholesale-order/id/${placed.id}`)).json<WholesaleOrder>();
    await api.db
      .updateTable('invoices')
      .set({ status: 'overdue' })
      .where('id', '=', invoices[0]?.id ?? '')
      .execute();
    expect(codes(await quoteOf(buyer, wishOf(line)))).toEqual(['overdue_invoices']);
    expect(refusal(await orderCall(buyer, wishOf(line)))).toBe('422 business_rule');
    await (
      await api.as('admin')
    ).post(`/api/invoice/payment/id/${invoices[0]?.id}`, { amountMinor: 40_000, method: 'bank_transfer' }, key());
    expect(codes(await quoteOf(buyer, wishOf(line)))).toEqual([]);
  });

  test('a cart is ordered once, however many tabs send it', async () => {
    const [line, other, buyer] = [await createLine(api), await createLine(api), await createBuyer(api)];
    const wish = wishOf(line);
    const items = [line, other].map(({ design }) => ({ id: design.id, sizeQuantities: { S: 2, M: 2 } }));
    okBody(await buyer.inject({ method: 'PUT', url: '/api/wholesale-cart', payload: { items } }));
    const { quoteHash } = await quoteOf(buyer, wish);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress, fromCart: true }, key()),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode !== 200 && refusal(answer) === '409 conflict')).toHaveLength(7);
    expect((await buyer.get('/api/wholesale-cart')).json()).toMatchObject({ items: [{ product: { _id: other.design.id } }] });
    expect((await buyer.get('/api/wholesale-order/mine')).json()).toMatchObject({ total: 1 });
  });

  test('fifty orders at once use the credit for ten', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api, { creditLimitMinor: 400_000 + 39_999 })];
    const wish = wishOf(line);
    const { quoteHash } = await quoteOf(buyer, wish);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress }, key())),
    );
    const counts = Object.groupBy(answers, (answer) => (answer.statusCode === 200 ? 'placed' : refusal(answer)));
    expect(Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, all?.length]))).toEqual({
      placed: 10,
      '422 business_rule': 40,
    });
    expect(await quoteOf(buyer, wish)).toMatchObject({ credit: { used: { priceMinor: 400_000 } }, problems: [{ code: 'credit_limit' }] });
  });
});

describe('who sees which orders', () => {
  test('buyer, seller, the buyer’s manager and admins, nobody else', async () => {
    const manager = await api.as('account-manager');
    const [line, buyer] = [await createLine(api), await createBuyer(api, { managerId: manager.user.id })];
    const { id } = await order(buyer, wishOf(line));
    const draft = await order(buyer, wishOf(line), { asDraft: true });
    const statusFor = async (client: typeof buyer | typeof manager) => [
      (await client.get(`/api/wholesale-order/id/${id}`)).statusCode,
      (await client.get(`/api/wholesale-order/id/${draft.id}`)).statusCode,
    ];
    expect(await statusFor(buyer)).toEqual([200, 200]);
    expect(await statusFor(manager)).toEqual([200, 200]);
    expect(await statusFor(line.seller)).toEqual([200, 404]);
    expect(await statusFor(await api.as('admin'))).toEqual([200, 200]);
    for (const role of ['designer', 'consumer', 'producer', 'account-manager', 'buyer-verified', 'buyer-unverified'] as const)
      expect(await statusFor(await api.as(role))).toEqual([404, 404]);
    expect((await api.get(`/api/wholesale-order/id/${id}`)).statusCode).toBe(401);
  });

  test('lists are paged, narrowed and in one order', async () => {
    const manager = await api.as('account-manager');
    const [line, buyer] = [await createLine(api), await createBuyer(api, { managerId: manager.user.id })];
    const orders = [
      await order(buyer, wishOf(line)),
      await order(buyer, wishOf(line)),
      await order(buyer, wishOf(line), { asDraft: true }),
    ];
    const ids = orders.map(({ id }) => id).toReversed();
    const listed = async (client: typeof manager, url: string) => okBody<{ items: WholesaleOrder[]; total: number }>(await client.get(url));
    expect((await listed(buyer, '/api/wholesale-order/mine')).items.map(({ id }) => id)).toEqual(ids);
    expect((await listed(buyer, '/api/wholesale-order/mine?limit=1&page=2')).items.map(({ id }) => id)).toEqual(ids.slice(1, 2));
    expect((await listed(buyer, '/api/wholesale-order/mine?status=draft')).items).toMatchObject([{ id: ids[0] }]);
    expect((await listed(line.seller, '/api/wholesale-order/seller')).total).toBe(2);
    expect((await listed(manager, '/api/wholesale-order/')).total).toBe(3);
    expect((await listed(await api.as('account-manager'), '/api/wholesale-order/')).total).toBe(0);
    expect((await listed(await api.as('admin'), `/api/wholesale-order/?buyerId=${buyer.buyerId}`)).total).toBe(3);
  });

  test('a manager drafts for an own buyer only', async () => {
    const manager = await api.as('account-manager');
    const [line, buyer] = [await createLine(api), await createBuyer(api, { managerId: manager.user.id })];
    const wish = wishOf(line, undefined, { buyerId: buyer.buyerId });
    expect(refusal(await (await api.as('account-manager')).post('/api/wholesale-order/quote', wish))).toBe('404 not_found');
    expect(refusal(await manager.post('/api/wholesale-order/quote', wishOf(line)))).toBe('400 validation');
    const draft = await order(manager, wish);
    expect(draft).toMatchObject({ status: 'draft', placedAt: null, buyer: { id: buyer.buyerId } });
    expect(okBody(await buyer.post(`/api/wholesale-order/status/id/${draft.id}`, { status: 'in_review' }))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
    });
    expect(await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', draft.id).execute()).toEqual([
      { action: 'wholesale_order.draft' },
    ]);
  });
});

describe('an order as a file', () => {
  test('is for whoever may read the order, in both languages', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const { id, number } = await order(buyer, wishOf(line), { billTo: { ...testAddress, name: '経理部' } });
    for (const [client, lang] of [
      [buyer, 'en'],
      [line.seller, 'jp'],
      [await api.as('admin'), 'jp'],
    ] as const) {
      const pdf = await client.get(`/api/wholesale-order/id/${id}/pdf?lang=${lang}`);
      expect([pdf.statusCode, pdf.headers['content-disposition'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        `inline; filename="${number}.pdf"`,
        '%PDF-',
      ]);
      expect(pdf.rawPayload.toString('latin1')).toContain(lang === 'jp' ? '/Lang (ja)' : '/Lang (en)');
      const xlsx = await client.get(`/api/wholesale-order/id/${id}/xlsx?lang=${lang}`);
      expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
    for (const kind of ['pdf', 'xlsx']) {
      expect(refusal(await (await createBuyer(api)).get(`/api/wholesale-order/id/${id}/${kind}`))).toBe('404 not_found');
      expect(refusal(await api.get(`/api/wholesale-order/id/${id}/${kind}`))).toBe('401 unauthenticated');
      expect(refusal(await buyer.get(`/api/wholesale-order/id/${id}/${kind}?lang=de`))).toBe('400 validation');
    }
  });
});

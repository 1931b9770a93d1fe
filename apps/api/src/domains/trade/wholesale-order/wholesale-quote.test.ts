import { describe, expect, test } from '@jest/globals';
import { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { refusal } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, createWindow, day, order, quoteOf, wishOf } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();

const codes = (quote: WholesaleQuote) => quote.problems.map((problem) => problem.code);

describe('POST /api/wholesale-order/quote', () => {
  test('prices a wish by brand', async () => {
    const [line, other, buyer] = [await createLine(api), await createLine(api), await createBuyer(api)];
    const quote = await quoteOf(buyer, { currency: 'USD', lines: [...wishOf(line).lines, ...wishOf(other, { S: 4 }).lines] });
    expect([...Value.Errors(WholesaleQuote, quote)]).toEqual([]);
    expect(quote).toMatchObject({
      brands: [
        { seller: { id: line.profileId }, units: 4, total: { priceMinor: 40_000 } },
        { seller: { id: other.profileId }, lines: [{ sizeQuantities: { S: 4 }, unit: { price: 100 } }] },
      ],
      total: { price: 800 },
      terms: { granted: 'net30', chosen: 'net30', allowed: ['prepay', 'deposit30', 'net30'] },
      credit: { limit: { price: 10_000 }, used: { price: 0 }, needed: { price: 800 } },
      problems: [],
    });
  });

  test('says everything that is wrong, in both languages', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    await createWindow(api.db, line.profileId, 'win_closed', { startsIn: 1, closesIn: -1 });
    await api.db
      .insertInto('brand_terms')
      .values({ profile_id: line.profileId, currency: 'USD', first_order_min_minor: 50_000, reorder_min_minor: 10_000 })
      .execute();
    const quote = await quoteOf(buyer, {
      ...wishOf(line, { S: 1, M: 2 }),
      lines: [...wishOf(line, { S: 1, M: 2 }).lines, { id: 'dsn_none', sizeQuantities: { S: 1 } }],
    });
    expect(codes(quote).toSorted()).toEqual(['below_minimum', 'below_moq', 'not_a_multiple', 'not_sold', 'window_closed']);
    expect(quote.problems.find((problem) => problem.code === 'below_minimum')).toMatchObject({
      sellerId: line.profileId,
      text: { en: '$200.00 to the minimum of $500.00.', jp: '最低発注金額$500.00まで、あと$200.00です。' },
    });
  });

  test('adds Japanese tax on top, and none for a resale certificate', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const wish = { ...wishOf(line), currency: 'JPY' as const };
    expect((await quoteOf(buyer, wish)).brands).toMatchObject([
      { subtotal: { priceMinor: 60_000 }, tax: { priceMinor: 6_000 }, total: { priceMinor: 66_000 } },
    ]);
    await api.db
      .insertInto('files')
      .values({
        id: `fil_${buyer.buyerId}`,
        sha256: buyer.buyerId,
        mime: 'application/pdf',
        bytes: 1,
        visibility: 'private',
        storage_key: buyer.buyerId,
      })
      .execute();
    await api.db
      .insertInto('buyer_documents')
      .values({
        id: `doc_${buyer.buyerId}`,
        buyer_id: buyer.buyerId,
        kind: 'resale_cert',
        file_id: `fil_${buyer.buyerId}`,
        status: 'accepted',
        expires_at: null,
      })
      .execute();
    expect(await quoteOf(buyer, wish)).toMatchObject({ taxExempt: true, brands: [{ tax: { priceMinor: 0 } }] });
    await api.db
      .updateTable('buyer_documents')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('buyer_id', '=', buyer.buyerId)
      .execute();
    expect(await quoteOf(buyer, wish)).toMatchObject({ taxExempt: false });
  });

  test('lends in the currency of the credit only', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    expect(await quoteOf(buyer, { ...wishOf(line), currency: 'JPY' })).toMatchObject({
      terms: { granted: 'prepay', chosen: 'prepay' },
      credit: null,
      problems: [],
    });
    expect(refusal(await buyer.post('/api/wholesale-order/quote', { ...wishOf(line), terms: 'net60' }))).toBe('400 validation');
  });

  test('keeps to the window, the stock in it, and packs', async () => {
    const line = await createLine(api, {
      sizes: [
        { size: 'S', onHand: 3 },
        { size: 'M', onHand: 9 },
      ],
    });
    const buyer = await createBuyer(api);
    await createWindow(api.db, line.profileId, 'win_now', { startsIn: -5, closesIn: 5 });
    await createWindow(api.db, line.profileId, 'win_pre', { startsIn: 40, closesIn: 20, prebook: true });
    await api.db
      .insertInto('prepacks')
      .values({ id: 'pre_a', design_id: line.design.id, name_en: 'Pack', name_jp: 'パック', sizes: JSON.stringify({ S: 1, M: 1 }) })
      .execute();
    const quote = await quoteOf(buyer, wishOf(line, { S: 4, M: 4 }));
    expect(quote).toMatchObject({
      brands: [{ windowId: 'win_now', startShip: day(0), windows: [{ id: 'win_now' }, { id: 'win_pre', isPrebook: true }] }],
      problems: [{ code: 'insufficient_stock', size: 'S' }],
    });
    const brands = { [line.profileId]: { windowId: 'win_pre' } };
    expect(await quoteOf(buyer, wishOf(line, { S: 4, M: 4 }, { brands }))).toMatchObject({
      brands: [{ startShip: day(40), cancelAfter: day(70) }],
      problems: [],
    });
    const packed = (sizeQuantities: Record<string, number>) =>
      quoteOf(buyer, { currency: 'USD', brands, lines: [{ id: line.design.id, sizeQuantities, prepackId: 'pre_a' }] });
    expect(codes(await packed({ S: 2, M: 2 }))).toEqual([]);
    expect(codes(await packed({ S: 3, M: 1 }))).toEqual(['not_a_prepack']);
  });

  test('a design twice, another pack and a foreign buyer are refused', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const [item] = wishOf(line).lines;
    for (const body of [
      { ...wishOf(line), lines: [item, item] },
      { ...wishOf(line), lines: [{ ...item, prepackId: 'pre_none' }] },
      { ...wishOf(line), buyerId: buyer.buyerId },
      {},
    ]) {
      expect(refusal(await buyer.post('/api/wholesale-order/quote', body))).toBe('400 validation');
    }
  });

  test.each(['pending', 'needs_info', 'suspended', 'rejected'] as const)('is not for a %s buyer', async (verification) => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const placed = await order(buyer, wishOf(line));
    await api.db.updateTable('buyers').set({ verification }).where('id', '=', buyer.buyerId).execute();
    const answers = [
      await buyer.post('/api/wholesale-order/quote', wishOf(line)),
      await buyer.get('/api/wholesale-order/mine'),
      await buyer.get(`/api/wholesale-order/id/${placed.id}`),
    ];
    expect(answers.map(refusal)).toEqual(['403 buyer_unverified', '403 buyer_unverified', '404 not_found']);
    for (const answer of answers) expect(answer.body).not.toMatch(/10000|40000/);
  });
});

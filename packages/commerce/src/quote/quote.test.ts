import { describe, expect, test } from '@jest/globals';
import type { PromoRule } from '../promo.ts';
import { isOrderable } from './compute-quote.ts';
import { diffQuotes } from './diff-quotes.ts';
import { quoteFingerprint } from './quote-fingerprint.ts';
import { market, line, quote, percent, amount } from './quote.fixture.ts';

describe('priced examples', () => {
  test('USD, two sellers: one below the free-shipping threshold, one above', () => {
    const { totals, sellers } = quote({
      lines: [
        line({ unitPriceMinor: 12_000 }),
        line({ key: 'piece:pce_b', designId: 'dsn_b', pieceId: 'pce_b', sellerId: 'prf_b', unitPriceMinor: 48_000, available: 1 }),
      ],
    });
    expect(sellers.map((seller) => [seller.sellerId, seller.shippingMinor, seller.totalMinor])).toEqual([
      ['prf_a', 1_500, 13_500],
      ['prf_b', 0, 48_000],
    ]);
    expect(sellers[0]?.freeShipping).toEqual({ thresholdMinor: 15_000, missingMinor: 3_000, isReached: false });
    expect(totals).toEqual({
      subtotalMinor: 60_000,
      discountMinor: 0,
      shippingMinor: 1_500,
      taxMinor: 0,
      taxIncluded: false,
      totalMinor: 61_500,
    });
  });

  test('JPY: 10 % is inside the price and floored, shipping included', () => {
    const { totals, lines } = quote({
      market: market('JPY'),
      lines: [line({ unitPriceMinor: 9_500 }), line({ key: 'id:dsn_c:L', designId: 'dsn_c', unitPriceMinor: 8_500 })],
    });
    // 9,500 + 8,500 + 1,500 shipping = 19,500; 19,500 ÷ 11 = 1,772.7 → 1,772.
    expect(totals).toEqual({
      subtotalMinor: 18_000,
      discountMinor: 0,
      shippingMinor: 1_500,
      taxMinor: 1_772,
      taxIncluded: true,
      totalMinor: 19_500,
    });
    expect(lines.map((each) => each.taxMinor)).toEqual([863, 773]);
  });

  test('EUR: 20 % is inside the price and rounded half up; express doubles shipping', () => {
    const { totals } = quote({ market: market('EUR'), lines: [line({ unitPriceMinor: 9_999 })], shipping: { prf_a: 'express' } });
    expect(totals).toMatchObject({ shippingMinor: 3_000, taxMinor: 2_167, totalMinor: 12_999 });
  });

  test('the discounted subtotal decides about free shipping', () => {
    const full = quote({ lines: [line({ unitPriceMinor: 15_000 })] });
    const discounted = quote({ lines: [line({ unitPriceMinor: 15_000 })], codes: [percent('FOLD10', 1_000)] });
    expect(full.totals).toMatchObject({ shippingMinor: 0, totalMinor: 15_000 });
    expect(discounted.totals).toMatchObject({ discountMinor: 1_500, shippingMinor: 1_500, totalMinor: 15_000 });
  });

  test('free standard shipping leaves express at its surcharge', () => {
    const free = quote({ lines: [line({ unitPriceMinor: 20_000 })], shipping: { prf_a: 'express' } });
    expect(free.totals.shippingMinor).toBe(1_500);
  });

  test('an amount off is spread by largest remainder', () => {
    const three = ['a', 'b', 'c'].map((id) => line({ key: id, designId: id, unitPriceMinor: 1_000 }));
    const { lines, totals } = quote({ lines: three, codes: [amount('MINUS10', 1_000, 'USD')] });
    expect(lines.map((each) => each.discountMinor)).toEqual([334, 333, 333]);
    expect(totals.discountMinor).toBe(1_000);
  });

  test('codes apply in order on what is left, and never below zero', () => {
    const { totals, codes } = quote({
      lines: [line({ unitPriceMinor: 1_000 })],
      codes: [percent('HALF', 5_000), amount('MINUS10', 1_000, 'USD')],
    });
    expect(codes.map((code) => code.discountMinor)).toEqual([500, 500]);
    expect(totals).toMatchObject({ discountMinor: 1_000, totalMinor: 1_500 });
  });

  test('a designer code touches only that designer', () => {
    const { sellers } = quote({
      lines: [line(), line({ key: 'b', designId: 'dsn_b', sellerId: 'prf_b' })],
      codes: [percent('ITO20', 2_000, { kind: 'designer', sellerIds: ['prf_b'] })],
    });
    expect(sellers.map((seller) => seller.discountMinor)).toEqual([0, 2_000]);
  });

  test('free shipping by code waives standard for the sellers in its scope', () => {
    const rule: PromoRule = { code: 'SHIP', kind: 'free_shipping', value: 0, currency: null, minSpendMinor: 0, scope: { kind: 'all' } };
    expect(quote({ codes: [rule] }).totals).toMatchObject({ shippingMinor: 0, discountMinor: 0 });
  });
});

describe('problems', () => {
  test.each([
    ['another currency', amount('YEN', 500, 'JPY'), { code: 'promo_currency', promoCode: 'YEN' }],
    [
      'no line in scope',
      percent('COAT', 1_000, { kind: 'category', categoryIds: ['cat_coat'] }),
      { code: 'promo_not_applicable', promoCode: 'COAT' },
    ],
    [
      'below the minimum',
      { ...percent('BIG', 1_000), currency: 'USD', minSpendMinor: 12_000 },
      { code: 'promo_min_spend', promoCode: 'BIG', missingMinor: 2_000 },
    ],
  ])('a code with %s gives nothing and does not block', (_, rule, problem) => {
    const result = quote({ codes: [rule] });
    expect(result.problems).toMatchObject([problem]);
    expect(result.codes).toEqual([]);
    expect(isOrderable(result)).toBe(true);
  });

  test('short stock blocks, says how many there are, and leaves prices and hash alone', () => {
    const enough = quote({ lines: [line({ quantity: 3, available: 3 })] });
    const short = quote({ lines: [line({ quantity: 3, available: 1 })] });
    expect(short.problems).toEqual([{ code: 'insufficient_stock', line: 'id:dsn_a:M', available: 1 }]);
    expect(isOrderable(short)).toBe(false);
    expect(quoteFingerprint(short)).toBe(quoteFingerprint(enough));
  });

  test('an empty quote cannot be ordered', () => {
    expect(isOrderable(quote({ lines: [] }))).toBe(false);
  });
});

describe('fingerprint and difference', () => {
  test('a changed price changes both', () => {
    const before = quote();
    const after = quote({ lines: [line({ unitPriceMinor: 11_000 })] });
    expect(quoteFingerprint(after)).not.toBe(quoteFingerprint(before));
    expect(diffQuotes(before, after)).toEqual([
      { what: 'unit_price', line: 'id:dsn_a:M', before: 10_000, after: 11_000 },
      { what: 'total', before: 11_500, after: 12_500 },
    ]);
  });

  test('a vanished line, changed shipping and tax are named', () => {
    const before = quote({
      market: market('JPY'),
      lines: [line({ unitPriceMinor: 19_000 }), line({ key: 'b', designId: 'b', unitPriceMinor: 1_100 })],
    });
    const after = quote({ market: market('JPY'), lines: [line({ unitPriceMinor: 19_000 })] });
    expect(diffQuotes(before, after).map((change) => change.what)).toEqual(['line_removed', 'shipping', 'tax', 'total']);
  });

  test('the order of lines does not matter', () => {
    const lines = [line(), line({ key: 'b', designId: 'dsn_b', sellerId: 'prf_b' })];
    expect(quoteFingerprint(quote({ lines }))).toBe(quoteFingerprint(quote({ lines: [...lines].reverse() })));
  });
});

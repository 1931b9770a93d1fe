import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marketRules } from '../market.ts';
import { computeQuote } from './compute-quote.ts';
import { market, line } from './quote.fixture.ts';
import type { QuoteInput } from './quote.ts';

describe('properties', () => {
  const sellerId = fc.constantFrom('prf_a', 'prf_b', 'prf_c');
  const someLine = fc.record({
    sellerId,
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPriceMinor: fc.integer({ min: 0, max: 5_000_000 }),
  });
  const someMarket = fc.constantFrom(...marketRules, { ...market('USD'), tax: { rateBp: 875, included: false } });
  const someCode = fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_shipping' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    minSpendMinor: fc.integer({ min: 0, max: 100_000 }),
    scope: fc.oneof(
      fc.constant({ kind: 'all' as const }),
      sellerId.map((id) => ({ kind: 'designer' as const, sellerIds: [id] })),
    ),
  });
  const input = fc
    .record({
      market: someMarket,
      lines: fc.array(someLine, { maxLength: 8 }),
      codes: fc.array(someCode, { maxLength: 3 }),
      express: sellerId,
    })
    .map(({ market: rules, lines, codes, express }): QuoteInput => ({
      market: rules,
      lines: lines.map((each, index) => line({ ...each, key: `k${index}`, designId: `dsn_${index}` })),
      codes: codes.map((code, index) => ({ ...code, code: `C${index}`, currency: rules.currency })),
      shipping: { [express]: 'express' },
      problems: [],
    }));

  test('lines, sellers and totals agree to the last unit', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = computeQuote(given);
        const { totals } = result;
        const addedTax = totals.taxIncluded ? 0 : totals.taxMinor;
        expect(totals.totalMinor).toBe(totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + addedTax);
        for (const seller of result.sellers) {
          const shippingTax = totals.taxIncluded ? 0 : seller.shippingTaxMinor;
          const goods = seller.lines.reduce((sum, each) => sum + each.totalMinor, 0);
          expect(goods + seller.shippingMinor + shippingTax).toBe(seller.totalMinor);
          expect(seller.lines.reduce((sum, each) => sum + each.taxMinor, 0) + seller.shippingTaxMinor).toBe(seller.taxMinor);
        }
        expect(result.codes.reduce((sum, code) => sum + code.discountMinor, 0)).toBe(totals.discountMinor);
      }),
    );
  });

  test('no figure is negative and no discount exceeds its line', () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const each of computeQuote(given).lines) {
          expect(each.discountMinor).toBeGreaterThanOrEqual(0);
          expect(each.discountMinor).toBeLessThanOrEqual(each.subtotalMinor);
          expect(each.taxMinor).toBeGreaterThanOrEqual(0);
          expect(each.totalMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

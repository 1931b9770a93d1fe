import { describe, expect, test } from '@jest/globals';
import { toMinor } from '@orime/contracts';
import fc from 'fast-check';
import { allocate } from './allocate.ts';
import { formatDecimal, toMajor } from './currency.ts';
import { multiplyRatio } from './rounding.ts';
import { taxOf, taxPerAmount } from './tax.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const rounding = fc.constantFrom('half-up' as const, 'floor' as const);

describe('currency', () => {
  test.each([
    [1_999, 'USD', '19.99', 19.99],
    [1_900, 'USD', '19.00', 19],
    [5, 'EUR', '0.05', 0.05],
    [-250, 'USD', '-2.50', -2.5],
    [3_200, 'JPY', '3200', 3_200],
    [1_234, 'KWD', '1.234', 1.234],
  ])('%i %s reads %s', (amount, currency, text, major) => {
    expect(formatDecimal(amount, currency)).toBe(text);
    expect(toMajor(amount, currency)).toBe(major);
  });

  test.each([
    [1.005, 'USD', 101],
    [19.99, 'USD', 1_999],
    [0.1 + 0.2, 'USD', 30],
    [3_200, 'JPY', 3_200],
    [3_200.5, 'JPY', 3_201],
    [-2.5, 'EUR', -250],
    [1e-7, 'USD', 0],
  ])('%d %s is %i minor units', (major, currency, amount) => {
    expect(toMinor(major, currency)).toBe(amount);
  });

  test('every amount survives the way to major units and back', () => {
    fc.assert(
      fc.property(
        minor,
        fc.constantFrom('USD', 'JPY', 'EUR', 'KWD'),
        (amount, currency) => toMinor(toMajor(amount, currency), currency) === amount,
      ),
    );
  });

  test('refuses what is not money', () => {
    expect(() => toMajor(0.5, 'USD')).toThrow(RangeError);
    expect(() => toMinor(Number.NaN, 'USD')).toThrow(RangeError);
  });
});

describe('multiplyRatio', () => {
  test('rounds halves up and floors on request', () => {
    expect(multiplyRatio(5, 1, 2, 'half-up')).toBe(3);
    expect(multiplyRatio(5, 1, 2, 'floor')).toBe(2);
    expect(multiplyRatio(-5, 1, 2, 'half-up')).toBe(-3);
  });

  test('is exact where a float product is not', () => {
    expect(multiplyRatio(9_007_199_254_740_991, 9_999, 10_000, 'floor')).toBe(9_006_298_534_815_516);
  });
});

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 4], [3, 3, 4]],
    [1, [1, 1], [1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 5, 0], [0, 7, 0]],
    [3, [0, 0], [3, 0]],
    [0, [], []],
  ])('%i over %j gives %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  test('parts sum to the total, differ from the exact share by less than one and grow with the weight', () => {
    fc.assert(
      fc.property(minor, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = allocate(total, weights);
        const sum = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        if (sum === 0) return;
        parts.forEach((part, index) => {
          const share = BigInt(total) * BigInt(weights[index] ?? 0);
          const distance = BigInt(part) * BigInt(sum) - share;
          expect(distance < BigInt(sum) && distance > -BigInt(sum)).toBe(true);
        });
      }),
    );
  });

  test('an amount cannot vanish', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [-1])).toThrow(RangeError);
  });
});

describe('tax', () => {
  test.each([
    ['Japan, included, floored', 3_300, { rateBp: 1_000, included: true }, 'floor', 300],
    ['Japan, included, fraction dropped', 9_999, { rateBp: 1_000, included: true }, 'floor', 909],
    ['EU, included, half up', 9_999, { rateBp: 2_000, included: true }, 'half-up', 1_667],
    ['US, none', 12_345, { rateBp: 0, included: false }, 'half-up', 0],
    ['excluded rate', 1_005, { rateBp: 1_000, included: false }, 'half-up', 101],
  ] as const)('%s', (_, amount, rate, mode, tax) => {
    expect(taxOf(amount, rate, mode)).toBe(tax);
  });

  test('three equal lines carry the tax of their sum, not three roundings', () => {
    const line = { amountMinor: 333, rateBp: 1_000, included: true };
    // 999 ÷ 11 = 90.8 → 90; per line it would be 30 + 30 + 30 = 90, or 91 when rounded half up.
    expect(taxPerAmount([line, line, line], 'half-up')).toEqual([31, 30, 30]);
  });

  test('parts sum to the tax of each rate and are never negative or above the amount', () => {
    const amount = fc.record({ amountMinor: minor, rateBp: fc.constantFrom(0, 800, 1_000, 2_000), included: fc.boolean() });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 10 }), rounding, (amounts, mode) => {
        const taxes = taxPerAmount(amounts, mode);
        for (const { rateBp, included } of amounts) {
          const same = amounts.flatMap((a, index) =>
            a.rateBp === rateBp && a.included === included ? [{ base: a.amountMinor, tax: taxes[index] ?? 0 }] : [],
          );
          const base = same.reduce((sum, part) => sum + part.base, 0);
          expect(same.reduce((sum, part) => sum + part.tax, 0)).toBe(taxOf(base, { rateBp, included }, mode));
          for (const part of same) {
            expect(part.tax).toBeGreaterThanOrEqual(0);
            expect(part.tax).toBeLessThanOrEqual(part.base);
          }
        }
      }),
    );
  });
});

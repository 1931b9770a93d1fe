import type { Currency } from '../people/people-rows.ts';

type Sums = {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
};

const shippingMinor: Record<Currency, number> = { USD: 1500, JPY: 1500, EUR: 1500 };
const freeFromMinor: Record<Currency, number> = { USD: 15_000, JPY: 20_000, EUR: 15_000 };

/** Rate of each market in hundredths of a per cent; where it is not 0 the prices include it. */
export const taxRateBp: Record<Currency, number> = { USD: 0, JPY: 1000, EUR: 2000 };

/** Shares an amount over lines by their weight, the remainder to the largest fractions, so that the parts sum to the whole. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / all);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The tax inside an amount that includes it: rounded down in yen, half up elsewhere. */
export function taxWithin(amountMinor: number, currency: Currency): number {
  const rate = taxRateBp[currency];
  const exact = (amountMinor * rate) / (10_000 + rate);
  return currency === 'JPY' ? Math.floor(exact) : Math.round(exact);
}

export function sumsOf(
  lines: readonly { readonly unitPriceMinor: number; readonly qty: number }[],
  discountMinor: number,
  currency: Currency,
): Sums {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.unitPriceMinor * line.qty, 0);
  const goods = subtotalMinor - discountMinor;
  const postage = goods >= freeFromMinor[currency] ? 0 : shippingMinor[currency];
  return {
    subtotalMinor,
    discountMinor,
    shippingMinor: postage,
    taxMinor: taxWithin(goods + postage, currency),
    totalMinor: goods + postage,
  };
}

import type { Currency } from './market.ts';

/** Rough price levels of a designer, from the lowest. */
export const PRICE_BANDS = ['entry', 'middle', 'high'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** Where the middle and the high band begin, in minor units. Round figures of each market, not conversions of each other. */
const LIMITS: Readonly<Record<Currency, readonly [middle: number, high: number]>> = {
  USD: [200_00, 500_00],
  EUR: [200_00, 500_00],
  JPY: [30_000, 75_000],
};

/** The lowest price of a band, and the price from which the next one begins; null for the highest. Minor units. */
export function priceBandLimits(band: PriceBand, currency: Currency): { readonly fromMinor: number; readonly belowMinor: number | null } {
  const [middle, high] = LIMITS[currency];
  if (band === 'entry') return { fromMinor: 0, belowMinor: middle };
  if (band === 'middle') return { fromMinor: middle, belowMinor: high };
  return { fromMinor: high, belowMinor: null };
}

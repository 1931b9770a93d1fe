import type { Rounding } from './money/rounding.ts';
import type { TaxRate } from './money/tax.ts';

export type ShippingMethod = 'standard' | 'express';

/** Prices and thresholds of a market in minor units of its currency. Stored in the settings table; these are the defaults. */
export interface MarketRules {
  readonly code: 'US' | 'JP' | 'EU';
  readonly currency: string;
  readonly tax: TaxRate;
  readonly rounding: Rounding;
  /** Shipping per seller; the express price includes the standard price. */
  readonly shippingMinor: Readonly<Record<ShippingMethod, number>>;
  /** Discounted retail merchandise per seller from which standard shipping is free. */
  readonly freeShippingFromMinor: number;
}

export const marketRules: readonly MarketRules[] = [
  {
    code: 'US',
    currency: 'USD',
    tax: { rateBp: 0, included: false },
    rounding: 'half-up',
    shippingMinor: { standard: 1_500, express: 3_000 },
    freeShippingFromMinor: 15_000,
  },
  {
    code: 'JP',
    currency: 'JPY',
    tax: { rateBp: 1_000, included: true },
    rounding: 'floor',
    shippingMinor: { standard: 1_500, express: 3_000 },
    freeShippingFromMinor: 20_000,
  },
  {
    code: 'EU',
    currency: 'EUR',
    tax: { rateBp: 2_000, included: true },
    rounding: 'half-up',
    shippingMinor: { standard: 1_500, express: 3_000 },
    freeShippingFromMinor: 15_000,
  },
];

/** The market of a currency; undefined for currencies not traded. */
export function marketOfCurrency(currency: string, markets: readonly MarketRules[] = marketRules): MarketRules | undefined {
  return markets.find((market) => market.currency === currency);
}

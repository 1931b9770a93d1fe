export type Currency = 'USD' | 'JPY' | 'EUR';
export type MarketCode = 'US' | 'JP' | 'EU';

export interface Market {
  readonly code: MarketCode;
  readonly currency: Currency;
  /** Whether displayed prices include the market's consumption tax (decision T23). */
  readonly taxIncluded: boolean;
}

/** The three markets of decision T22; the first is the default. */
export const MARKETS: readonly Market[] = [
  { code: 'US', currency: 'USD', taxIncluded: false },
  { code: 'JP', currency: 'JPY', taxIncluded: true },
  { code: 'EU', currency: 'EUR', taxIncluded: true },
];

/** Whether the value is one of the three market codes. */
export function isMarketCode(value: unknown): value is MarketCode {
  return value === 'US' || value === 'JP' || value === 'EU';
}

/** The currency of a market. */
export function currencyOf(code: MarketCode): Currency {
  return code === 'JP' ? 'JPY' : code === 'EU' ? 'EUR' : 'USD';
}

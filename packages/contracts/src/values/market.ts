export type Currency = 'USD' | 'JPY' | 'EUR';
export type MarketCode = 'US' | 'JP' | 'EU';

export interface Market {
  readonly code: MarketCode;
  readonly currency: Currency;
  /** Whether displayed prices already contain the consumption tax of the market (decision T23). */
  readonly taxIncluded: boolean;
}

/** The three markets of decision T22; the first one is the default. */
export const MARKETS: readonly Market[] = [
  { code: 'US', currency: 'USD', taxIncluded: false },
  { code: 'JP', currency: 'JPY', taxIncluded: true },
  { code: 'EU', currency: 'EUR', taxIncluded: true },
];

export function isMarketCode(value: unknown): value is MarketCode {
  return value === 'US' || value === 'JP' || value === 'EU';
}

export function currencyOf(code: MarketCode): Currency {
  return code === 'JP' ? 'JPY' : code === 'EU' ? 'EUR' : 'USD';
}

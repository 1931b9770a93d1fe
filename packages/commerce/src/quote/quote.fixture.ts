import { marketOfCurrency, type MarketRules } from '../market.ts';
import type { PromoRule } from '../promo.ts';
import { computeQuote } from './compute-quote.ts';
import type { QuoteInput, QuoteLineInput } from './quote.ts';

export function market(currency: string): MarketRules {
  const found = marketOfCurrency(currency);
  if (!found) throw new Error(`no market trades in ${currency}`);
  return found;
}

export function line(overrides: Partial<QuoteLineInput> = {}): QuoteLineInput {
  return {
    key: 'id:dsn_a:M',
    designId: 'dsn_a',
    variantId: 'var_a',
    pieceId: null,
    sellerId: 'prf_a',
    categoryId: 'cat_knit',
    quantity: 1,
    unitPriceMinor: 10_000,
    available: null,
    ...overrides,
  };
}

export function quote(overrides: Partial<QuoteInput> = {}) {
  return computeQuote({ market: market('USD'), lines: [line()], codes: [], shipping: {}, problems: [], ...overrides });
}

export const percent = (code: string, value: number, scope: PromoRule['scope'] = { kind: 'all' }): PromoRule => ({
  code,
  kind: 'percent',
  value,
  currency: null,
  minSpendMinor: 0,
  scope,
});

export const amount = (code: string, value: number, currency: string): PromoRule => ({
  code,
  kind: 'amount',
  value,
  currency,
  minSpendMinor: 0,
  scope: { kind: 'all' },
});

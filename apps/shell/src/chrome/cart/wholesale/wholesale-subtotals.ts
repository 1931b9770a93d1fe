import { cartSubtotalMinor } from '@orime/commerce';
import type { Currency, WholesaleCartItem } from '@orime/contracts';

export interface Subtotal {
  readonly currency: Currency;
  readonly amountMinor: number;
}

/** One sum per currency: brands may be priced in different ones, and these are never added up. */
export function wholesaleSubtotals(items: readonly WholesaleCartItem[]): readonly Subtotal[] {
  const currencies = [...new Set(items.map(({ currency }) => currency))];
  return currencies.map((currency) => ({ currency, amountMinor: cartSubtotalMinor(items, currency) }));
}

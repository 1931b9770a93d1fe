import type { CartItem, Currency } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/cart';
import { useMarket, useQuery } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { useEffect, useState } from 'react';
import { adoptPrices } from './adopt-prices.ts';
import { cartCheckQuery, keyOfLine } from './cart-check.api.ts';
import { stateOfLine } from './line-state.ts';
import type { LineState } from './line-state.ts';

export interface CartCheckView {
  readonly currency: Currency;
  readonly stateOf: (item: CartItem) => LineState;
  /** What one cost when the drawer was opened; undefined when that has not changed. */
  readonly priceBefore: (item: CartItem) => number | undefined;
}

const NOTHING: ReadonlyMap<string, CheckedLine> = new Map();
const NO_PRICES: ReadonlyMap<string, number> = new Map();

/** Looks at the cart with the api while the drawer is open. Without an answer the cart is taken as it is: checkout looks again. */
export function useCartCheck(items: readonly CartItem[], isOpen: boolean): CartCheckView {
  const platform = usePlatform();
  const { currency } = useMarket();
  const { data = NOTHING, isPlaceholderData } = useQuery({
    ...cartCheckQuery(items, currency),
    enabled: isOpen && items.length > 0,
    // While a changed cart is looked at, what was known of its lines stands; not so in another market.
    placeholderData: (last, query) => (query?.queryKey[2].currency === currency ? last : undefined),
  });
  const [before, setBefore] = useState(NO_PRICES);

  // Synchronises the cart's prices with the answer, and remembers the old ones while the drawer is open.
  useEffect(() => {
    if (isPlaceholderData || data.size === 0) return;
    const { items: now } = platform.root.getState().cart;
    const changed = now.filter((item) => {
      const unit = data.get(keyOfLine(item))?.unit;
      return unit?.currency === item.currency && unit.priceMinor !== item.priceMinor;
    });
    if (changed.length > 0) setBefore((known) => new Map([...known, ...changed.map((item) => [keyOfLine(item), item.priceMinor] as const)]));
    adoptPrices(platform, data);
  }, [data, isPlaceholderData, platform]);

  // A changed price has been seen once the drawer is closed, and the price of another market is no change.
  useEffect(() => () => setBefore(NO_PRICES), [isOpen, currency]);

  return {
    currency,
    stateOf: (item) => stateOfLine(item, data.get(keyOfLine(item)), currency),
    priceBefore: (item) => {
      const priceMinor = before.get(keyOfLine(item));
      return priceMinor === item.priceMinor ? undefined : priceMinor;
    },
  };
}

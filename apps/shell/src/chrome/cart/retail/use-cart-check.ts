import type { CartItem, Currency } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';
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
  const [seen, setSeen] = useState(data);
  // Old prices are remembered before the answer replaces them; they have been seen once the drawer is closed.
  if (data !== seen) {
    setSeen(data);
    setBefore(new Map([...before, ...changedPrices(items, data)]));
  }
  if (!isOpen && before !== NO_PRICES) setBefore(NO_PRICES);

  // Synchronises the cart's prices with the answer.
  useEffect(() => {
    if (!isPlaceholderData) adoptPrices(platform, data);
  }, [data, isPlaceholderData, platform]);

  return {
    currency,
    stateOf: (item) => stateOfLine(item, data.get(keyOfLine(item)), currency),
    priceBefore: (item) => {
      const priceMinor = before.get(priceKey(item));
      return priceMinor === item.priceMinor ? undefined : priceMinor;
    },
  };
}

/** Lines whose price is another than the cart has it, with the price of the cart. Another market's price is no change. */
function changedPrices(
  items: readonly CartItem[],
  data: ReadonlyMap<string, CheckedLine>,
): readonly (readonly [key: string, priceMinor: number])[] {
  return items.flatMap((item) => {
    const unit = data.get(keyOfLine(item))?.unit;
    return unit?.currency === item.currency && unit.priceMinor !== item.priceMinor ? [[priceKey(item), item.priceMinor] as const] : [];
  });
}

function priceKey(item: CartItem): string {
  return `${item.currency} ${keyOfLine(item)}`;
}

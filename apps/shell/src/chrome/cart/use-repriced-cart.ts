import type { CartItem } from '@orime/contracts';
import { reportError, useMarket } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { useEffect, useRef } from 'react';

/** Has lines that carry another market's price priced again (decision T22). What is not sold here keeps its old price. */
export function useRepricedCart(items: readonly CartItem[]): void {
  const platform = usePlatform();
  const { currency } = useMarket();
  const asked = useRef<ReadonlySet<string>>(new Set());
  // Synchronises the prices of the cart with the market. Each line is asked for once a market: some cannot be priced at all.
  useEffect(() => {
    const strangers = items.filter((item) => item.currency !== currency);
    const keys = strangers.map((item) => `${currency} ${item.piece ?? `${item.id} ${item.size}`}`);
    if (keys.every((key) => asked.current.has(key))) return;
    asked.current = new Set([...asked.current, ...keys]);
    import('./retail/adopt-prices.ts')
      .then(({ repriceCart }) => repriceCart(platform, strangers, currency))
      // The old prices stay in sight with their currency, and the checkout never uses them.
      .catch((error: unknown) => reportError(error, { remote: 'shell' }));
  }, [items, currency, platform]);
}

import { useLanguage, useT, readText } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { showToast } from '@orime/ui';
import { useEffect } from 'react';

/** Says what came in from the account's cart, and what of it is short: the visitor did not ask for it just now. */
export function useCartNews(): void {
  const t = useT('shell');
  const language = useLanguage();
  const { bus } = usePlatform();
  // Synchronises messages with the facts of the bus.
  useEffect(
    () =>
      bus.subscribe('cart.merged@1', ({ data: { added, clamped } }) => {
        if (added > 0) showToast({ message: t('cart.merged', { count: added }) });
        for (const line of clamped) {
          const name = readText(line, language);
          showToast({
            message: line.quantity === 0 ? t('cart.merged.full', { name }) : t('cart.merged.clamped', { name, count: line.quantity }),
          });
        }
      }),
    [bus, t, language],
  );
}

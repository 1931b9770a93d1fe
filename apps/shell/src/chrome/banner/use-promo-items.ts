import { reportError, useQuery } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { useEffect } from 'react';
import { promoQuery } from './banner.api.ts';
import { FALLBACK_ITEM } from './promo-item.ts';
import type { PromoItem } from './promo-item.ts';

const FALLBACK = [FALLBACK_ITEM];

/** The messages to show; undefined while they are on their way, empty when there is no banner. */
export function usePromoItems(): readonly PromoItem[] | undefined {
  const { boot } = usePlatform();
  const { data, error } = useQuery(promoQuery(boot));
  // Synchronises the log of front-end errors with the service's failures.
  useEffect(() => {
    if (error !== null) reportError(error, { info: 'Reading the promo banner', remote: 'shell' });
  }, [error]);
  return error !== null && data === undefined ? FALLBACK : data;
}

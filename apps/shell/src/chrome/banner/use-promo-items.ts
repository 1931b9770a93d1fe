import { useQuery } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { promoQuery } from './banner.api.ts';
import { FALLBACK_ITEM } from './promo-item.ts';
import type { PromoItem } from './promo-item.ts';

/** The messages to show; undefined while they are on their way, empty when there is no banner. */
export function usePromoItems(): readonly PromoItem[] | undefined {
  const { boot } = usePlatform();
  const { data, isError } = useQuery(promoQuery(boot));
  return isError && data === undefined ? [FALLBACK_ITEM] : data;
}

import { savedSizeOf } from '@orime/commerce';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useQuery, useSession } from '@orime/platform';
import { consumerQuery } from './consumer-query.ts';

/**
 * Which size of a design the visitor wears, by the sizes of their account; undefined for visitors, while it is not known, and where none
 * fits. Sold-out sizes count: who wears M is not offered L instead.
 * @param isAsked false where the answer is not needed yet: a page full of cards asks for nothing.
 */
export function useSavedSize({ sizes, country }: Pick<DesignCard, 'sizes' | 'country'>, isAsked = true): string | undefined {
  const session = useSession();
  const { data } = useQuery({ ...consumerQuery(), enabled: isAsked && session.status === 'signed-in', staleTime: 300_000 });
  if (session.status !== 'signed-in' || data === undefined) return undefined;
  return savedSizeOf(
    sizes.map(({ size }) => size),
    data.sizes,
    country,
  );
}

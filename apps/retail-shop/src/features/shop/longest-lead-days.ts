import type { DesignCard } from '@orime/contracts/api/catalogue/design';

/** The longest time until a made-to-order design leaves, in days; null where nothing on sale is made to order. */
export function longestLeadDays(designs: readonly Pick<DesignCard, 'archived' | 'sizes'>[]): number | null {
  const sizes = designs.filter(({ archived }) => !archived).flatMap((design) => design.sizes);
  const days = sizes.flatMap(({ mode, leadDays }) => (mode === 'made_to_order' && leadDays !== null ? [leadDays] : []));
  return days.length === 0 ? null : Math.max(...days);
}

import type { CartItem } from '@orime/contracts';
import { addLine } from '../cart/cart-lines.ts';
import { classify } from './gender.ts';
import { NO_HITS } from './root-state.ts';
import type { GenderClassification, PersistedState } from './root-state.ts';

/**
 * The stored state to adopt when the visitor acted before it was read. Their change is newer and wins, except where both can be
 * kept: carts are joined, visit counts are added.
 */
export function mergeChange(
  stored: Partial<PersistedState>,
  now: PersistedState,
  changed: ReadonlySet<keyof PersistedState>,
): Partial<PersistedState> {
  const untouched = Object.fromEntries(
    Object.entries(stored).filter(([key]) => !changed.has(key as keyof PersistedState)),
  ) satisfies Partial<PersistedState>;
  return {
    ...untouched,
    ...(changed.has('cart') && stored.cart !== undefined && { cart: { items: joinCarts(stored.cart.items, now.cart.items) } }),
    ...(changed.has('genderClassification') &&
      stored.genderClassification !== undefined && {
        genderClassification: addHits(stored.genderClassification, now.genderClassification),
      }),
  };
}

/** An emptied cart stays empty: emptying it was a decision. */
function joinCarts(stored: readonly CartItem[], added: readonly CartItem[]): readonly CartItem[] {
  return added.length === 0 ? added : added.reduce(addLine, stored);
}

/** A reset during the read wins over the stored counts. */
function addHits(stored: GenderClassification, now: GenderClassification): GenderClassification {
  if (now === NO_HITS) return now;
  const menHits = stored.menHits + now.menHits;
  const womenHits = stored.womenHits + now.womenHits;
  return { menHits, womenHits, classified: stored.classified ?? now.classified ?? classify(menHits, womenHits) };
}

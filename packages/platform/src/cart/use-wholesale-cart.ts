import type { WholesaleCartItem } from '@orime/contracts';
import { useRoot } from '../state/use-root.ts';

export interface WholesaleCartView {
  readonly items: readonly WholesaleCartItem[];
  /** Number of products. */
  readonly size: number;
  readonly isOpen: boolean;
}

/** The wholesale cart of this browser; updates with every change. */
export function useWholesaleCart(): WholesaleCartView {
  const items = useRoot((state) => state.wholesaleCart.items);
  const isOpen = useRoot((state) => state.showWholesaleCart);
  return { items, size: items.length, isOpen };
}

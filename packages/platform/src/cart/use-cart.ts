import type { CartItem } from '@orime/contracts';
import { useRoot } from '../state/use-root.ts';

export interface CartView {
  readonly items: readonly CartItem[];
  /** Number of units over all lines, as the specification counts items. */
  readonly size: number;
  readonly isOpen: boolean;
}

/** The retail cart of this browser; updates with every change. */
export function useCart(): CartView {
  const items = useRoot((state) => state.cart.items);
  const isOpen = useRoot((state) => state.showCart);
  return { items, size: items.reduce((sum, item) => sum + item.quantity, 0), isOpen };
}

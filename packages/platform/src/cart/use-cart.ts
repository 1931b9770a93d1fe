import type { CartItem } from '@orime/contracts';
import { useRoot } from '../state/use-root.ts';

export interface CartView {
  readonly items: readonly CartItem[];
  /** The specification's item count: every garment counts, not every line. */
  readonly size: number;
  readonly isOpen: boolean;
}

export function useCart(): CartView {
  const items = useRoot((state) => state.cart.items);
  const isOpen = useRoot((state) => state.showCart);
  return { items, size: items.reduce((sum, item) => sum + item.quantity, 0), isOpen };
}

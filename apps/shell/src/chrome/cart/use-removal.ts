import { useState } from 'react';
import type { MouseEvent } from 'react';

export interface Removed<Item> {
  readonly item: Item;
  /** Where it stood. */
  readonly index: number;
}

/**
 * The last thing that was removed, so that it can be put back. The offer stands until something else is removed
 * or the drawer closes. The second click of a double click lands on whatever has moved there, and does nothing.
 */
export function useRemoval<Item>(
  isOpen: boolean,
  actions: { readonly remove: (item: Item) => void; readonly restore: (item: Item, index: number) => void },
) {
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  if (!isOpen && removed !== null) setRemoved(null);
  return {
    removed,
    remove(item: Item, index: number, event: MouseEvent): void {
      if (event.detail > 1) return;
      setRemoved({ item, index });
      actions.remove(item);
    },
    undo(event: MouseEvent): void {
      if (event.detail > 1) return;
      if (removed !== null) actions.restore(removed.item, removed.index);
      setRemoved(null);
    },
  };
}

import type { CartItem } from '@orime/contracts';
import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';

/** The line as the API accepts it: identity and quantity, never a price. */
export function toLineInput({ piece, id, size, quantity }: Pick<CartItem, 'piece' | 'id' | 'size' | 'quantity'>): CheckoutLineInput {
  return piece === undefined ? { id, size, quantity } : { piece };
}

/** Same key as `cartLineKey` of `commerce`, which is too large for the first load. */
export function lineKey(line: Pick<CartItem, 'piece' | 'id' | 'size'> | CheckoutLineInput): string {
  if ('piece' in line && line.piece !== undefined) return `piece:${line.piece}`;
  return 'id' in line ? `id:${line.id}:${line.size}` : '';
}

/** Quantity by line key; a one-of-one piece counts as 1. */
export function quantitiesOf(lines: readonly CheckoutLineInput[]): ReadonlyMap<string, number> {
  return new Map(lines.map((line) => [lineKey(line), 'piece' in line ? 1 : line.quantity]));
}

/** Whether both carts have the same lines with the same quantities, in any order. */
export function hasSameLines(one: readonly CheckoutLineInput[], other: readonly CheckoutLineInput[]): boolean {
  const quantities = quantitiesOf(other);
  return one.length === other.length && [...quantitiesOf(one)].every(([key, quantity]) => quantities.get(key) === quantity);
}

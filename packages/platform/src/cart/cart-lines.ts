import type { CartItem, CartLineKey, WholesaleCartItem } from '@orime/contracts';

/** Checkout accepts no more units of a line; larger quantities are wholesale orders. */
const MAX_QUANTITY = 20;
const MAX_LINES = 60;

/** Identity of a line: the piece id of a one-of-one garment, otherwise design id and size. */
export function keyOf(item: CartItem): CartLineKey {
  return item.piece === undefined ? { id: item.id, size: item.size } : { piece: item.piece };
}

/** Whether the item is the line that the key identifies. */
export function isSameLine(item: CartItem, key: CartLineKey): boolean {
  return 'piece' in key ? item.piece === key.piece : item.piece === undefined && item.id === key.id && item.size === key.size;
}

/**
 * Adds a line, or raises the quantity of the existing one. A one-of-one piece always has quantity 1. A full cart is returned
 * unchanged.
 */
export function addLine(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const key = keyOf(item);
  const known = items.find((line) => isSameLine(line, key));
  const quantity = item.piece === undefined ? clamp((known?.quantity ?? 0) + item.quantity) : 1;
  const line = { ...item, quantity };
  if (known === undefined) return items.length < MAX_LINES ? [...items, line] : items;
  return items.map((other) => (other === known ? line : other));
}

/** Puts a removed line back at its position. When the line has been added again since, the quantities add up. */
export function restoreLine(items: readonly CartItem[], item: CartItem, index: number): readonly CartItem[] {
  if (items.some((line) => isSameLine(line, keyOf(item)))) return addLine(items, item);
  return items.length < MAX_LINES ? items.toSpliced(index, 0, item) : items;
}

/** The lines without the one that the key identifies. */
export function removeLine(items: readonly CartItem[], key: CartLineKey): readonly CartItem[] {
  return items.filter((item) => !isSameLine(item, key));
}

/** Sets a line's quantity, limited to the range of `clamp`; zero or less removes the line. */
export function setLineQuantity(
  items: readonly CartItem[],
  key: { readonly id: string; readonly size: string },
  quantity: number,
): readonly CartItem[] {
  if (quantity <= 0) return removeLine(items, key);
  return items.map((item) => (isSameLine(item, key) ? { ...item, quantity: clamp(quantity) } : item));
}

/** Adds a product, or replaces the size matrix of its existing line. Sizes with zero units are dropped. */
export function addWholesaleLine(items: readonly WholesaleCartItem[], item: WholesaleCartItem): readonly WholesaleCartItem[] {
  const sizeQuantities = Object.fromEntries(Object.entries(item.sizeQuantities).filter(([, units]) => units > 0));
  const quantity = Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0);
  const others = removeWholesaleLine(items, item.product._id);
  return quantity === 0 ? others : [...others, { ...item, sizeQuantities, quantity }];
}

/** Puts a removed product back at its position. When it has been added again since, the newer sizes are kept. */
export function restoreWholesaleLine(
  items: readonly WholesaleCartItem[],
  item: WholesaleCartItem,
  index: number,
): readonly WholesaleCartItem[] {
  return items.some(({ product }) => product._id === item.product._id) ? items : items.toSpliced(index, 0, item);
}

/** The lines without that product. */
export function removeWholesaleLine(items: readonly WholesaleCartItem[], productId: string): readonly WholesaleCartItem[] {
  return items.filter((item) => item.product._id !== productId);
}

/** The quantity as an integer from 1 to 20. */
export function clamp(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
}

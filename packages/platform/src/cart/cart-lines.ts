import type { CartItem, CartLineKey, WholesaleCartItem } from '@orime/contracts';

/** What a checkout takes: more of one garment is a wholesale order. */
const MAX_QUANTITY = 20;
const MAX_LINES = 60;

export function keyOf(item: CartItem): CartLineKey {
  return item.piece === undefined ? { id: item.id, size: item.size } : { piece: item.piece };
}

export function isSameLine(item: CartItem, key: CartLineKey): boolean {
  return 'piece' in key ? item.piece === key.piece : item.piece === undefined && item.id === key.id && item.size === key.size;
}

/** Adds a line, or its quantity to the line that is there. A piece exists once, so it is never counted twice. A full cart stays as it is. */
export function addLine(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const key = keyOf(item);
  const known = items.find((line) => isSameLine(line, key));
  const quantity = item.piece === undefined ? clamp((known?.quantity ?? 0) + item.quantity) : 1;
  const line = { ...item, quantity };
  if (known === undefined) return items.length < MAX_LINES ? [...items, line] : items;
  return items.map((other) => (other === known ? line : other));
}

/** Puts a removed line back where it stood. One that has come back by other ways meanwhile gets the sum. */
export function restoreLine(items: readonly CartItem[], item: CartItem, index: number): readonly CartItem[] {
  if (items.some((line) => isSameLine(line, keyOf(item)))) return addLine(items, item);
  return items.length < MAX_LINES ? items.toSpliced(index, 0, item) : items;
}

export function removeLine(items: readonly CartItem[], key: CartLineKey): readonly CartItem[] {
  return items.filter((item) => !isSameLine(item, key));
}

/** Zero removes the line. */
export function setLineQuantity(
  items: readonly CartItem[],
  key: { readonly id: string; readonly size: string },
  quantity: number,
): readonly CartItem[] {
  if (quantity <= 0) return removeLine(items, key);
  return items.map((item) => (isSameLine(item, key) ? { ...item, quantity: clamp(quantity) } : item));
}

/** A product stands once in the wholesale cart; adding it again replaces its size matrix. Zero entries are dropped. */
export function addWholesaleLine(items: readonly WholesaleCartItem[], item: WholesaleCartItem): readonly WholesaleCartItem[] {
  const sizeQuantities = Object.fromEntries(Object.entries(item.sizeQuantities).filter(([, units]) => units > 0));
  const quantity = Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0);
  const others = removeWholesaleLine(items, item.product._id);
  return quantity === 0 ? others : [...others, { ...item, sizeQuantities, quantity }];
}

/** A product that was chosen anew meanwhile keeps its newer sizes. */
export function restoreWholesaleLine(
  items: readonly WholesaleCartItem[],
  item: WholesaleCartItem,
  index: number,
): readonly WholesaleCartItem[] {
  return items.some(({ product }) => product._id === item.product._id) ? items : items.toSpliced(index, 0, item);
}

export function removeWholesaleLine(items: readonly WholesaleCartItem[], productId: string): readonly WholesaleCartItem[] {
  return items.filter((item) => item.product._id !== productId);
}

/** A line's quantity: whole, from 1 to the most that a line holds. */
export function clamp(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
}

/** Most of one garment and size that one cart line holds. */
export const maxLineQuantity = 20;
/** Most lines of a cart; a merge drops what comes after. */
export const maxCartLines = 60;

/** What makes a cart line: a piece (one of one), or a design id with a size. */
export interface CartLineLike {
  readonly piece?: string | undefined;
  readonly id?: string | undefined;
  readonly size?: string | undefined;
  readonly quantity: number;
}

/** Identity of a line: two lines with the same key are the same line. */
export function cartLineKey(line: Pick<CartLineLike, 'piece' | 'id' | 'size'>): string {
  return line.piece ? `piece:${line.piece}` : `id:${line.id ?? ''}:${line.size ?? ''}`;
}

/** Quantity that a line may have: whole, at least 1, at most the limit and what is in stock; a piece is always 1. */
export function clampQuantity(line: CartLineLike, stock = Number.POSITIVE_INFINITY): number {
  if (line.piece) return 1;
  const wanted = Number.isFinite(line.quantity) ? Math.floor(line.quantity) : 1;
  return Math.max(1, Math.min(wanted, maxLineQuantity, stock));
}

/** Adds a line; an existing one with the same identity gets the sum, clamped, and the newer name, image and price. */
export function addCartLine<T extends CartLineLike>(lines: readonly T[], added: T, stock?: number): T[] {
  const key = cartLineKey(added);
  const index = lines.findIndex((line) => cartLineKey(line) === key);
  if (index === -1) {
    return lines.length >= maxCartLines ? [...lines] : [...lines, { ...added, quantity: clampQuantity(added, stock) }];
  }
  return lines.map((line, position) =>
    position === index
      ? { ...line, ...added, quantity: clampQuantity({ ...added, quantity: line.quantity + added.quantity }, stock) }
      : line,
  );
}

/** Sets a quantity; zero or less removes the line. Unknown keys change nothing. */
export function setCartLineQuantity<T extends CartLineLike>(lines: readonly T[], key: string, quantity: number, stock?: number): T[] {
  if (quantity <= 0) return removeCartLine(lines, key);
  return lines.map((line) => (cartLineKey(line) === key ? { ...line, quantity: clampQuantity({ ...line, quantity }, stock) } : line));
}

/** Removes a line by key (`cartLineKey`). */
export function removeCartLine<T extends CartLineLike>(lines: readonly T[], key: string): T[] {
  return lines.filter((line) => cartLineKey(line) !== key);
}

/**
 * Brings two carts together, for example a guest's with the one kept for the account: nothing is lost, equal
 * lines get the clamped sum, lines of `base` come first.
 */
export function mergeCartLines<T extends CartLineLike>(base: readonly T[], incoming: readonly T[]): T[] {
  return incoming.reduce<T[]>((lines, line) => addCartLine(lines, line), [...base]);
}

/** Garments in the cart (the number on the icon is `lines`). */
export function cartUnits(lines: readonly CartLineLike[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sum in minor units of the lines that are priced in this currency. For display; the server prices again. */
export function cartSubtotalMinor(
  lines: readonly (CartLineLike & { readonly priceMinor: number; readonly currency: string })[],
  currency: string,
): number {
  return lines.reduce((sum, line) => (line.currency === currency ? sum + line.priceMinor * line.quantity : sum), 0);
}

/** Maximum quantity of one cart line. */
export const maxLineQuantity = 20;
/** Maximum number of lines in a cart; a merge drops the rest. */
export const maxCartLines = 60;

/** The fields that identify and price a cart line: a one-of-one piece, or a design id with a size. */
export interface CartLineLike {
  readonly piece?: string | undefined;
  readonly id?: string | undefined;
  readonly size?: string | undefined;
  readonly quantity: number;
}

/** Identity of a line: lines with equal keys are the same line. */
export function cartLineKey(line: Pick<CartLineLike, 'piece' | 'id' | 'size'>): string {
  return line.piece ? `piece:${line.piece}` : `id:${line.id ?? ''}:${line.size ?? ''}`;
}

/** A valid quantity for a line: an integer of at least 1, limited by the line maximum and the stock; always 1 for a piece. */
export function clampQuantity(line: CartLineLike, stock = Number.POSITIVE_INFINITY): number {
  if (line.piece) return 1;
  const wanted = Number.isFinite(line.quantity) ? Math.floor(line.quantity) : 1;
  return Math.max(1, Math.min(wanted, maxLineQuantity, stock));
}

/** Adds a line. An existing line with the same key gets the clamped sum and the newer name, image and price. */
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
 * Merges two carts, for example a guest's into the account's: equal lines get the clamped sum, lines of `base` come first. Only
 * lines beyond `maxCartLines` are dropped.
 */
export function mergeCartLines<T extends CartLineLike>(base: readonly T[], incoming: readonly T[]): T[] {
  return incoming.reduce<T[]>((lines, line) => addCartLine(lines, line), [...base]);
}

/** Total units in the cart; the icon shows the number of lines. */
export function cartUnits(lines: readonly CartLineLike[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sum in minor units of the lines priced in this currency. For display only; the server computes prices again. */
export function cartSubtotalMinor(
  lines: readonly (CartLineLike & { readonly priceMinor: number; readonly currency: string })[],
  currency: string,
): number {
  return lines.reduce((sum, line) => (line.currency === currency ? sum + line.priceMinor * line.quantity : sum), 0);
}

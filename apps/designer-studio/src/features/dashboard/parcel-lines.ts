import type { SellerOrder } from '@orime/contracts/api/selling/order';

type Line = SellerOrder['lines'][number];

/** Units by line id; null where nothing that is a number stands. */
export type ParcelUnits = Readonly<Record<string, number | null>>;

export function unitsLeft({ quantity, fulfilledQuantity }: Pick<Line, 'quantity' | 'fulfilledQuantity'>): number {
  return Math.max(0, quantity - fulfilledQuantity);
}

/** Everything that has not left yet. */
export function wholeParcel(lines: readonly Line[]): ParcelUnits {
  return Object.fromEntries(lines.filter((line) => unitsLeft(line) > 0).map((line) => [line.id, unitsLeft(line)]));
}

/**
 * What is sent of a parcel: its lines, or `all` when it is everything that is left. `wrong` names the lines of which more than is
 * left or no number was entered; an empty parcel is wrong in all of them.
 */
export function readParcel(
  lines: readonly Line[],
  units: ParcelUnits,
):
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly lines: { lineId: string; quantity: number }[] }
  | { readonly kind: 'wrong'; readonly ids: readonly string[] } {
  const open = lines.filter((line) => unitsLeft(line) > 0);
  const wrong = open.filter((line) => {
    const count = units[line.id];
    return count === null || count === undefined || count < 0 || count > unitsLeft(line);
  });
  if (wrong.length > 0) return { kind: 'wrong', ids: wrong.map(({ id }) => id) };
  const packed = open.flatMap((line) => {
    const quantity = units[line.id] ?? 0;
    return quantity === 0 ? [] : [{ lineId: line.id, quantity }];
  });
  if (packed.length === 0) return { kind: 'wrong', ids: open.map(({ id }) => id) };
  return open.every((line) => units[line.id] === unitsLeft(line)) ? { kind: 'all' } : { kind: 'part', lines: packed };
}

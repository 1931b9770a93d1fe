import type { WholesaleCartItem } from '@orime/contracts';

/** A style of the wholesale cart as the API accepts it: units by size, never a price. */
export interface WholesaleLine {
  readonly id: string;
  readonly sizeQuantities: Readonly<Record<string, number>>;
}

export function toWholesaleLine({ product, sizeQuantities }: WholesaleCartItem): WholesaleLine {
  return { id: product._id, sizeQuantities };
}

/**
 * Applies to `theirs` what has been changed from `base` to `mine`, size by size: two devices that added to the same style get the
 * sum, and what one of them took away is gone. Without a base everything of mine is added. Styles without units are left out.
 */
export function mergeLines(
  theirs: readonly WholesaleLine[],
  mine: readonly WholesaleLine[],
  base: readonly WholesaleLine[],
): readonly WholesaleLine[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  return ids
    .map((id) => {
      const [there, here, before] = [unitsOf(theirs, id), unitsOf(mine, id), unitsOf(base, id)];
      const sizes = [...new Set([...Object.keys(there), ...Object.keys(here)])];
      const units = sizes.map((size) => [size, (there[size] ?? 0) + (here[size] ?? 0) - (before[size] ?? 0)] as const);
      return { id, sizeQuantities: Object.fromEntries(units.filter(([, count]) => count > 0)) };
    })
    .filter(({ sizeQuantities }) => Object.keys(sizeQuantities).length > 0);
}

/** Whether both have the same units of the same styles, in any order. */
export function hasSameUnits(one: readonly WholesaleLine[], other: readonly WholesaleLine[]): boolean {
  const keys = (lines: readonly WholesaleLine[]): string =>
    lines
      .flatMap(({ id, sizeQuantities }) => Object.entries(sizeQuantities).map(([size, units]) => `${id} ${size} ${String(units)}`))
      .toSorted()
      .join('\n');
  return keys(one) === keys(other);
}

function unitsOf(lines: readonly WholesaleLine[], id: string): WholesaleLine['sizeQuantities'] {
  return lines.find((line) => line.id === id)?.sizeQuantities ?? {};
}

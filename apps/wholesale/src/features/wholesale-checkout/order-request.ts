import type { WholesaleCartItem } from '@orime/contracts';

/** The lines of one designer: every designer ships, and is paid, on its own. */
export interface DesignerLines {
  readonly designer: string;
  readonly items: readonly WholesaleCartItem[];
  readonly units: number;
  readonly totalMinor: number;
  readonly currency: string;
}

/** Splits a wholesale cart by designer, in the order things were put in. */
export function groupByDesigner(items: readonly WholesaleCartItem[]): readonly DesignerLines[] {
  return [...Map.groupBy(items, ({ product }) => product.designerId)].map(([, lines]) => ({
    designer: lines[0]?.product.designer ?? '',
    items: lines,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalMinor: lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0),
    currency: lines[0]?.currency ?? 'USD',
  }));
}

/** The longest message the contact call takes. */
const MAX_CHARACTERS = 5000;

/** The cart in words for the account manager: one line a style, sizes with their units. Ids, so that nothing is ambiguous. */
export function orderRequestText(groups: readonly DesignerLines[], note: string): string {
  const lines = groups.flatMap(({ designer, items }) => [
    designer,
    ...items.map(
      ({ designName, product, sizeQuantities }) =>
        `- ${designName} (${product._id}): ${Object.entries(sizeQuantities)
          .map(([size, units]) => `${size} × ${units}`)
          .join(', ')}`,
    ),
    '',
  ]);
  return [...lines, note].join('\n').trim().slice(0, MAX_CHARACTERS);
}

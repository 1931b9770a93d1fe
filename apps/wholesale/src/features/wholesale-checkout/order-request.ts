import type { WholesaleCartItem } from '@orime/contracts';

/** The cart lines of one designer; every designer ships and is paid separately. */
export interface DesignerLines {
  readonly designer: string;
  readonly items: readonly WholesaleCartItem[];
  readonly units: number;
  readonly totalMinor: number;
  readonly currency: string;
}

/** Groups a wholesale cart by designer, in cart order. */
export function groupByDesigner(items: readonly WholesaleCartItem[]): readonly DesignerLines[] {
  return [...Map.groupBy(items, ({ product }) => product.designerId)].map(([, lines]) => ({
    designer: lines[0]?.product.designer ?? '',
    items: lines,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalMinor: lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0),
    currency: lines[0]?.currency ?? 'USD',
  }));
}

/** Maximum length of a contact message in characters. */
const MAX_CHARACTERS = 5000;

/** The cart as text for the account manager: one line per style with its id, and sizes with units. */
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

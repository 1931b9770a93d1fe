import type { CategoryKey } from './categories.ts';
import type { ColourKey } from './colours.ts';
import type { FabricKey } from './fabrics.ts';
import type { PrintKey } from './prints.ts';

export type Sleeve = 'none' | 'cap' | 'short' | 'half' | 'long' | 'balloon' | 'wide';
export type Collar = 'crew' | 'v-neck' | 'scoop' | 'boat' | 'mock' | 'turtle' | 'point' | 'band' | 'camp' | 'notch' | 'shawl';

/** Everything a garment's pictures follow from. The same recipe always gives the same pixels. */
export type DesignRecipe = {
  readonly slug: string;
  readonly category: CategoryKey;
  readonly fabric: FabricKey;
  readonly colour: ColourKey;
  readonly print: PrintKey;
  /** The second colour of a print, and of a colour block. Ignored by `solid`; chosen from the first colour if absent. */
  readonly printColour?: ColourKey;
  readonly seed: number;
  /** Multipliers of the category's own cut, sensibly 0.8–1.2; 1 if absent. */
  readonly length?: number;
  readonly width?: number;
  /** How much the hem opens: 0 straight, 1 the category's own, up to 1.6 full. */
  readonly flare?: number;
  /** Where the category has sleeves or a neckline; its own if absent. */
  readonly sleeve?: Sleeve;
  readonly collar?: Collar;
};

export const designViews = ['front', 'back', 'macro', 'detail'] as const;
export type DesignView = (typeof designViews)[number];

/** Views in the order a product page shows them: worn pictures have a three-quarter view, flat-lays a detail. */
export const shownViews = ['front', 'three-quarter', 'back', 'detail', 'macro'] as const;
export type ShownView = (typeof shownViews)[number];

/** The image key of one view, the path under `/media/` that the catalogue refers to. */
export function designImageKey(slug: string, view: ShownView): string {
  return `design/${slug}/${view}`;
}

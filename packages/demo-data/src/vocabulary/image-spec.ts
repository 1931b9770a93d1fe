import type { ColourKey } from './colours.ts';
import type { DesignRecipe } from './design-recipe.ts';
import type { FabricKey } from './fabrics.ts';
import type { LocalText } from './local-text.ts';
import type { PrintKey } from './prints.ts';

/**
 * How an editorial picture is built. Garments used, in order: `solo` 1, `pair` 2, `rail` 2–4, `window` 1–2, `planes` 0–1,
 * `hanging`, `landscape`, `stack`, `workbench` and `globe` none (they show cloth in the palette's colours).
 */
export type Composition = 'solo' | 'pair' | 'rail' | 'window' | 'planes' | 'hanging' | 'landscape' | 'stack' | 'workbench' | 'globe';
export type EditorialRatio = '3:4' | '4:5' | '1:1' | '16:9';
/** The mood of the print: colour balance and contrast. */
export type Grade = 'neutral' | 'warm' | 'cool' | 'faded' | 'dusk';

export type EditorialSpec = {
  readonly key: string;
  readonly composition: Composition;
  readonly ratio: EditorialRatio;
  /** First colour leads (wall or cloth), the others follow. At least one. */
  readonly palette: readonly ColourKey[];
  readonly garments?: readonly DesignRecipe[];
  readonly fabric?: FabricKey;
  readonly print?: PrintKey;
  readonly grade?: Grade;
  readonly seed: number;
  readonly alt: LocalText;
};

export type AvatarSpec = {
  readonly key: string;
  /** One or two characters, Latin or Japanese. */
  readonly monogram: string;
  readonly colour: ColourKey;
  readonly fabric: FabricKey;
  readonly print?: PrintKey;
  readonly printColour?: ColourKey;
  readonly seed: number;
  readonly alt: LocalText;
};

/** Middles of the garments of a composition, as fractions of width and height, in garment order: where a hotspot belongs. */
export function garmentSpots(composition: Composition, count: number): readonly { readonly x: number; readonly y: number }[] {
  switch (composition) {
    case 'solo':
      return [{ x: 0.5, y: 0.5 }].slice(0, count);
    case 'planes':
      return [{ x: 0.5, y: 0.54 }].slice(0, count);
    case 'window':
      return (count === 1 ? [0.52] : [0.32, 0.68]).map((x) => ({ x, y: 0.52 }));
    case 'pair':
      return [0.31, 0.69].slice(0, count).map((x) => ({ x, y: 0.53 }));
    case 'rail':
      return Array.from({ length: count }, (_, i) => ({ x: (i + 1) / (count + 1), y: 0.5 }));
    case 'hanging':
    case 'landscape':
    case 'stack':
    case 'workbench':
    case 'globe':
      return [];
  }
}

import type { ClothFabric } from '../drape/fabric-presets.ts';

/** Every kind of garment that can be cut, by the catalogue's names. */
export const garmentCategories = [
  'tee',
  'shirt',
  'blouse',
  'knit',
  'cardigan',
  'hoodie',
  'vest',
  'blazer',
  'coat',
  'trench',
  'haori',
  'dress',
  'slip-dress',
  'jumpsuit',
  'skirt',
  'pleated-skirt',
  'trousers',
  'wide-denim',
  'shorts',
  'bag',
  'scarf',
] as const;

export type GarmentCategory = (typeof garmentCategories)[number];
export type SleeveKind = 'none' | 'cap' | 'short' | 'half' | 'long' | 'balloon' | 'wide';
export type CollarKind =
  | 'none'
  | 'crew'
  | 'v-neck'
  | 'scoop'
  | 'boat'
  | 'mock'
  | 'turtle'
  | 'point'
  | 'band'
  | 'camp'
  | 'notch'
  | 'shawl'
  | 'haori'
  | 'hood';
/** How the garment is entered: `pull-on` has no opening, `open` no fastening. */
export type ClosureKind = 'pull-on' | 'open' | 'buttons' | 'hidden-buttons' | 'snaps' | 'zip' | 'back-zip' | 'side-zip' | 'fly';
export type PocketKind = 'chest-patch' | 'patch' | 'flap' | 'welt' | 'kangaroo' | 'side-seam' | 'slant' | 'back-patch' | 'cargo';
export type WaistKind = 'none' | 'seam' | 'elastic' | 'drawstring' | 'waistband' | 'belted';
/** `knife` and `box` run all round a skirt; `front` are sewn in at the waist; `back` is one inverted pleat below the yoke or down the back. */
export type PleatKind = 'none' | 'knife' | 'box' | 'front' | 'back';
/** `tucked` ends under a waistband: a top worn with skirt or trousers. */
export type HemKind = 'tucked' | 'straight' | 'shirt-tail' | 'rib' | 'turn-up' | 'side-slits';
export type CuffKind = 'none' | 'hemmed' | 'buttoned' | 'rib' | 'elastic' | 'turned-back';

/**
 * One design: pattern, pictures, text facts and size table all follow from it, and the same recipe always gives the same garment.
 * What is absent is the category's own.
 */
export type GarmentRecipe = {
  readonly category: GarmentCategory;
  readonly fabric: ClothFabric;
  readonly seed: number;
  /** Multipliers of the category's own cut, from 0.7 to 1.3. */
  readonly length?: number;
  readonly width?: number;
  /** How much the hem opens: 0 straight, 1 the category's own, up to 1.6 full. */
  readonly flare?: number;
  readonly sleeve?: SleeveKind;
  readonly collar?: CollarKind;
  readonly closure?: ClosureKind;
  readonly breast?: 'single' | 'double';
  /** Buttons or snaps down the front, from 1 to 12; of each row of a double breast. */
  readonly buttons?: number;
  readonly pockets?: readonly PocketKind[];
  /** The pocket's cloth is turned, so that a stripe runs across it. */
  readonly pocketGrain?: 'along' | 'across';
  readonly waist?: WaistKind;
  readonly pleats?: PleatKind;
  readonly hem?: HemKind;
  readonly cuffs?: CuffKind;
};

import type { ClothFabric } from '@orime/cloth';
import views from './blank-views.json' with { type: 'json' };

/** The garments that can be printed, in the order of the picker. */
export const BLANK_KEYS = [
  'tee',
  'shirt',
  'blouse',
  'knit',
  'cardigan',
  'hoodie',
  'vest',
  'haori',
  'dress',
  'slip-dress',
  'skirt',
  'trousers',
  'bag',
  'scarf',
] as const;
export type BlankKey = (typeof BLANK_KEYS)[number];

export const AREA_KEYS = [
  'front',
  'back',
  'front-left',
  'front-right',
  'sleeve-left',
  'sleeve-right',
  'skirt',
  'leg-left',
  'leg-right',
] as const;
export type AreaKey = (typeof AREA_KEYS)[number];

/** One side of a blank, laid flat. Lengths in mm from the upper left corner of the view. */
export type AreaView = {
  readonly key: AreaKey;
  /** The pattern piece it is printed on, as the mesh names it. */
  readonly piece: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** SVG path data: the piece itself, and what lies beside it. */
  readonly outline: string;
  readonly around: readonly string[];
  readonly printMm: readonly [x: number, y: number, width: number, height: number];
  /** The print area in the piece's own cm, as the viewer takes it. */
  readonly rectCm: readonly [u: number, v: number, width: number, height: number];
};

export type Blank = { readonly fabric: ClothFabric; readonly areas: readonly AreaView[] };

/** Cut by `bake/`, from the patterns that the preview is draped from. */
// JSON has no tuples and no literal types; the test beside this file checks both.
export const BLANKS = views as unknown as Readonly<Record<BlankKey, Blank>>;

export function isBlankKey(key: string): key is BlankKey {
  return BLANK_KEYS.some((known) => known === key);
}

/** The view of an area; the blank's first one when a document names one that the blank does not have. */
export function viewOf(blank: BlankKey, area: string): AreaView {
  const { areas } = BLANKS[blank];
  const view = areas.find(({ key }) => key === area) ?? areas[0];
  if (view === undefined) throw new Error(`the blank ${blank} has no area`);
  return view;
}

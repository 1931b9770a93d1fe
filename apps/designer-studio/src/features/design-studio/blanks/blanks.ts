import type { ClothFabric } from '@orime/cloth';
import { BLANK_VIEWS, type BlankView } from '@orime/contracts/api/catalogue/blank-views';

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

/** One side of a blank, laid flat. */
export type AreaView = BlankView & { readonly key: AreaKey };

export type Blank = { readonly fabric: ClothFabric; readonly areas: readonly AreaView[] };

/** Cut by `bake/`, from the patterns that the preview is draped from. */
// JSON has no literal types; a test checks its keys.
export const BLANKS = BLANK_VIEWS as unknown as Readonly<Record<BlankKey, Blank>>;

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

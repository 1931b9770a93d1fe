import type { ClothFabric } from '@orime/cloth';

/** The nine cloths of the studio, and how much of a weave is seen in them. */
export const CLOTHS = [
  'cotton-jersey',
  'poplin',
  'linen',
  'denim',
  'twill',
  'wool-knit',
  'wool-flannel',
  'silk-satin',
  'silk-crepe',
] as const satisfies readonly ClothFabric[];
export type ClothKey = (typeof CLOTHS)[number];

/** Dyes of the studio: keys of the marketplace's colours with their cloth under soft daylight. */
export const DYES = {
  chalk: '#ece8df',
  ecru: '#e0d5bd',
  sand: '#bfa47c',
  mustard: '#c1922f',
  vermilion: '#c23e27',
  madder: '#8f2b2f',
  blush: '#d6b1a5',
  sage: '#87937c',
  forest: '#24453a',
  sky: '#93afc4',
  ultramarine: '#2f4a9a',
  indigo: '#27395f',
  ash: '#9a9993',
  charcoal: '#45464a',
  ink: '#26262b',
} as const;
export type DyeKey = keyof typeof DYES;

/** Inks beside the dyes. */
export const INKS = ['#ffffff', '#000000', ...Object.values(DYES)] as const;

export function dyeOf(hex: string): DyeKey | undefined {
  // Keys of the record, which Object.keys cannot say.
  return (Object.keys(DYES) as DyeKey[]).find((key) => DYES[key] === hex);
}

/** Whether light ink reads better on it. */
export function isDark(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < 128;
}

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

/** What each cloth is spun of: keys of the marketplace's fibres. */
const FIBRES: Readonly<Record<ClothKey, string>> = {
  'cotton-jersey': 'cotton',
  poplin: 'cotton',
  linen: 'linen',
  denim: 'cotton',
  twill: 'cotton',
  'wool-knit': 'wool',
  'wool-flannel': 'wool',
  'silk-satin': 'silk',
  'silk-crepe': 'silk',
};

export function fibreOf(cloth: string): string {
  const known = CLOTHS.find((key) => key === cloth);
  return known ? FIBRES[known] : 'cotton';
}

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

/** The dye that comes closest to a colour of another program's. */
export function nearestDye(hex: string): DyeKey {
  const [red, green, blue] = channels(hex);
  const distance = (key: DyeKey): number => {
    const [r, g, b] = channels(DYES[key]);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  };
  return (Object.keys(DYES) as DyeKey[]).reduce((nearest, key) => (distance(key) < distance(nearest) ? key : nearest));
}

/** Whether light ink reads better on it. */
export function isDark(hex: string): boolean {
  const [r, g, b] = channels(hex);
  return 0.299 * r + 0.587 * g + 0.114 * b < 128;
}

function channels(hex: string): readonly [red: number, green: number, blue: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

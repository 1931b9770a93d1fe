import { sampleMeasurements, type BodyMeasurements } from '../form/measurements.ts';
import { lengthOf } from '../geometry/polyline.ts';
import { cutPattern } from '../pattern/cut-pattern.ts';
import type { Pattern, PatternPiece } from '../pattern/pattern.ts';
import { completeRecipe } from '../recipe/complete-recipe.ts';
import type { GarmentRecipe } from '../recipe/garment-recipe.ts';

export type MeasureKey =
  | 'length'
  | 'body-width'
  | 'shoulder'
  | 'sleeve'
  | 'yuki'
  | 'waist'
  | 'full-length'
  | 'rise'
  | 'inseam'
  | 'thigh'
  | 'hem'
  | 'height'
  | 'width'
  | 'depth';

/** One line of a size table, taken on the garment laid flat, in cm to the half. */
export type GarmentMeasure = { readonly key: MeasureKey; readonly cm: number };

/** What a measure is called, and where it stands in a size table. */
export type MeasureName = { readonly key: MeasureKey; readonly en: string; readonly jp: string };

/** All measures, in the order a size table shows them. Length is taken from the neck, full length from the waist. */
export const measureNames: readonly MeasureName[] = [
  { key: 'length', en: 'Length', jp: '着丈' },
  { key: 'body-width', en: 'Width', jp: '身幅' },
  { key: 'shoulder', en: 'Shoulder', jp: '肩幅' },
  { key: 'sleeve', en: 'Sleeve', jp: '袖丈' },
  { key: 'yuki', en: 'Centre back to wrist', jp: '裄丈' },
  { key: 'waist', en: 'Waist', jp: 'ウエスト' },
  { key: 'full-length', en: 'Full length', jp: '総丈' },
  { key: 'rise', en: 'Rise', jp: '股上' },
  { key: 'inseam', en: 'Inseam', jp: '股下' },
  { key: 'thigh', en: 'Thigh', jp: 'わたり幅' },
  { key: 'hem', en: 'Hem', jp: '裾幅' },
  { key: 'height', en: 'Height', jp: '高さ' },
  { key: 'width', en: 'Width', jp: '幅' },
  { key: 'depth', en: 'Depth', jp: 'マチ' },
];

/** How much each measure grows with a centimetre of bust, waist or hip: patterns are graded by girth and, less, by height. */
const grading: Record<MeasureKey, readonly [by: 'bust' | 'waist' | 'hip', share: number]> = {
  length: ['bust', 0.3],
  'body-width': ['bust', 0.5],
  shoulder: ['bust', 0.26],
  sleeve: ['bust', 0.16],
  yuki: ['bust', 0.3],
  waist: ['waist', 1],
  'full-length': ['hip', 0.2],
  rise: ['hip', 0.12],
  inseam: ['hip', 0.1],
  thigh: ['hip', 0.3],
  hem: ['hip', 0.12],
  height: ['bust', 0],
  width: ['bust', 0],
  depth: ['bust', 0],
};

/** The size table's row for a body: what the pattern measures, graded by how the body differs from the sample size. */
export function measureGarment(recipe: GarmentRecipe, body: Partial<BodyMeasurements> = {}): GarmentMeasure[] {
  return measureSizes(recipe, [body])[0] ?? [];
}

/** Size table of a recipe with a row for each body; the pattern is cut once. Bags and scarves measure the same on every body. */
export function measureSizes(recipe: GarmentRecipe, bodies: readonly Partial<BodyMeasurements>[]): GarmentMeasure[][] {
  const pattern = cutPattern(completeRecipe(recipe));
  const isOneSize = pattern.support.kind === 'block' || recipe.category === 'scarf';
  const measured = measurePattern(pattern);
  return bodies.map((body) =>
    measured.map(([key, cm]) => {
      const [girth, share] = grading[key];
      const more = isOneSize ? 0 : share * ((body[girth] ?? sampleMeasurements[girth]) - sampleMeasurements[girth]);
      return { key, cm: Math.round((cm + more) * 2) / 2 };
    }),
  );
}

type Measure = readonly [MeasureKey, number];

/** Measures of the pieces as they are cut. */
function measurePattern(pattern: Pattern): Measure[] {
  const find = (name: string) => pattern.pieces.find((piece) => piece.name === name);
  const scarf = find('scarf');
  if (scarf)
    return [
      ['full-length', extent(scarf, 1)],
      ['width', extent(scarf, 0)],
    ];
  if (find('gusset-left'))
    return [
      ['width', extent(find('front'), 0)],
      ['height', extent(find('front'), 1)],
      ['depth', extent(find('gusset-left'), 0)],
    ];
  const hasBodice = find('waistband') === undefined;
  return hasBodice ? bodiceMeasures(find) : find('leg-front-left') ? legMeasures(find) : skirtMeasures(find);
}

type Find = (name: string) => PatternPiece | undefined;

function bodiceMeasures(find: Find): Measure[] {
  const back = find('back');
  const neck = (edge(back, 'neck-left')[0] ?? [])[1] ?? 0;
  const hem = Math.min(...(back?.outline.flatMap(({ line }) => line.map(([, v]) => v)) ?? [0]));
  const below = height(find('hem-rib')) + height(find('skirt-back')) + (find('leg-back-left') ? extent(find('leg-back-left'), 1) : 0);
  // The back's pleat is folded away: the front tells widths where it is cut in one piece or in halves.
  const front = find('front') ?? back;
  const half = find('front-left');
  const side = (edge(front, 'side-left')[0] ?? edge(half, 'side')[0])?.[0] ?? 0;
  const shoulder = (edge(half, 'shoulder').at(-1) ?? edge(front, 'shoulder-left').at(-1))?.[0];
  const sleeve = find('sleeve-left');
  const kimono = find('sleeve-back-left');
  return [
    ['length', neck - hem + below],
    ['body-width', 2 * Math.max(side, edge(front, 'side-upper-left')[0]?.[0] ?? 0)],
    ...(shoulder === undefined || kimono ? [] : [['shoulder', 2 * shoulder] as const]),
    ...(sleeve ? [['sleeve', extent(sleeve, 1) + height(find('cuff-left'))] as const] : []),
    ...(kimono ? [['yuki', Math.max(...kimono.outline.flatMap(({ line }) => line.map(([u]) => u)))] as const] : []),
    ...legEnds(find),
  ];
}

/** Jumpsuits and trousers share these. */
function legEnds(find: Find): Measure[] {
  const [front, back] = [find('leg-front-left'), find('leg-back-left')];
  if (!front || !back) return [];
  const both = (name: string) => lengthOf(edge(front, name)) + lengthOf(edge(back, name));
  return [
    ['inseam', both('inseam') / 2],
    ['hem', both('hem') / 2],
  ];
}

function legMeasures(find: Find): Measure[] {
  const [front, back] = [find('leg-front-left'), find('leg-back-left')];
  const band = height(find('waistband'));
  const crotch = edge(front, 'rise')[0]?.[1] ?? 0;
  const top = edge(front, 'rise').at(-1)?.[1] ?? 0;
  const widthAt = (piece: PatternPiece | undefined) => extent(piece, 0);
  return [
    ['waist', waistGirth(find)],
    ['full-length', extent(front, 1) + band],
    ['rise', top - crotch + band],
    ['thigh', (widthAt(front) + widthAt(back)) / 2],
    ...legEnds(find),
  ];
}

function skirtMeasures(find: Find): Measure[] {
  const front = find('front');
  const isRing = front?.outline.some(({ name }) => name === 'far-start');
  const length = isRing ? lengthOf(edge(front, 'start')) : extent(front, 1);
  return [
    ['waist', waistGirth(find)],
    ['full-length', length + height(find('waistband'))],
    ['hem', front?.isPleated ? pleatedHem(front) : lengthOf(edge(front, 'hem'))],
  ];
}

/** A pleated hem is measured closed: from fold to fold as the pleats are laid. */
export function pleatedHem(piece: PatternPiece): number {
  const folds = (piece.creases ?? []).filter((_, i) => i % 2 === 0).flatMap(({ line }) => line.slice(0, 1));
  const places = folds.map(([u, v]) => piece.place(u, v));
  const sum = places.reduce((total, [x, , z], i) => {
    const before = places[i - 1];
    return before ? total + Math.hypot(x - before[0], z - before[2]) : total;
  }, 0);
  return (sum * places.length) / Math.max(1, places.length - 1);
}

function waistGirth(find: Find): number {
  const joins = find('waistband')?.outline.filter(({ name }) => name.startsWith('join')) ?? [];
  return joins.reduce((sum, { line }) => sum + lengthOf(line), 0);
}

function edge(piece: PatternPiece | undefined, name: string): readonly (readonly [number, number])[] {
  return piece?.outline.find((candidate) => candidate.name === name)?.line ?? [];
}

/** Size of a piece along u (0) or v (1). */
function extent(piece: PatternPiece | undefined, axis: 0 | 1): number {
  const values = piece?.outline.flatMap(({ line }) => line.map((point) => point[axis])) ?? [];
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** Width of a band: the length of its end. */
function height(piece: PatternPiece | undefined): number {
  return lengthOf(edge(piece, 'end'));
}

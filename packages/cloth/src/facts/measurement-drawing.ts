import { lengthOf, type Polyline } from '../geometry/polyline.ts';
import type { Point } from '../geometry/vector.ts';
import { cutPattern } from '../pattern/cut-pattern.ts';
import type { Pattern, PatternPiece } from '../pattern/pattern.ts';
import { completeRecipe } from '../recipe/complete-recipe.ts';
import type { GarmentRecipe } from '../recipe/garment-recipe.ts';
import { measureGarment, pleatedHem, type MeasureKey } from './measure-garment.ts';

/** A garment laid flat, in cm, x to the right and y down from the top left corner: ready for an SVG. */
export type MeasurementDrawing = {
  readonly width: number;
  readonly height: number;
  /** Closed outlines and open inner lines. */
  readonly outlines: readonly { readonly points: Polyline; readonly isClosed: boolean }[];
  /** Lines that show where each measure of the size table is taken. */
  readonly dimensions: readonly { readonly key: MeasureKey; readonly from: Point; readonly to: Point }[];
};

type Dimension = MeasurementDrawing['dimensions'][number];

const marginCm = 6;
/** A sleeve laid flat leaves the shoulder at this angle below level. */
const sleeveAngle = (52 * Math.PI) / 180;

/** Outline and dimension lines of a recipe in the sample size. Every dimension is one of the measures of `measureGarment`. */
export function measurementDrawing(recipe: GarmentRecipe): MeasurementDrawing {
  const pattern = cutPattern(completeRecipe(recipe));
  const known = new Set(measureGarment(recipe).map(({ key }) => key));
  const pieces = flatPieces(pattern);
  const sleeves = flatSleeves(pattern);
  const outlines = [...pieces.map(({ line }) => line), ...sleeves.map(({ line }) => line)];
  const dimensions = [...bodyDimensions(pieces), ...sleeves.slice(0, 1).flatMap(({ dimension }) => dimension)].filter(({ key }) =>
    known.has(key),
  );
  return framed(outlines, dimensions);
}

type FlatPiece = { readonly piece: PatternPiece; readonly line: Polyline; readonly edge: (name: string) => Polyline };

const flatNames = /^(front|back|scarf|front-(left|right)|leg-front-(left|right)|skirt-front|sleeve-(front)-(left|right))$/;

/** The pieces one sees from the front, where they are cut to lie: bodices and legs by their height, skirts hung from the waist. */
function flatPieces({ pieces }: Pattern): FlatPiece[] {
  const isSplit = pieces.some(({ name }) => name === 'front-left');
  const shown = pieces.filter(({ name }) => flatNames.test(name) && (name !== 'back' || isSplit));
  return shown.map((piece) => {
    const move = skirtShift(piece, pieces);
    const narrow = pleatNarrowing(piece, pieces);
    const lineOf = (line: Polyline): Polyline => line.map(([u, v]) => [(u + move[0]) * narrow(v), v + move[1]] as const);
    return {
      piece,
      line: lineOf(piece.outline.flatMap(({ line }) => line)),
      edge: (name) => lineOf(piece.outline.find((candidate) => candidate.name === name)?.line ?? []),
    };
  });
}

/** Pleats lie folded: the piece is drawn as wide as it is worn, from the waistband's half to the closed hem. */
function pleatNarrowing(piece: PatternPiece, pieces: readonly PatternPiece[]): (v: number) => number {
  if (!piece.isPleated) return () => 1;
  const points = piece.outline.flatMap(({ line }) => line);
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  const [width, low, high] = [Math.max(...us) - Math.min(...us), Math.min(...vs), Math.max(...vs)];
  const band = pieces.find(({ name }) => name === 'waistband')?.outline.find(({ name }) => name.startsWith('join'))?.line ?? [];
  const [waist, hem] = [lengthOf(band) / 2, pleatedHem(piece)];
  return (v) => (hem + ((waist - hem) * (v - low)) / (high - low)) / width;
}

/** Skirts are drafted from the hem up and from one side: this moves them under the waist and to the middle. */
function skirtShift(piece: PatternPiece, pieces: readonly PatternPiece[]): Point {
  const top = piece.outline.find(({ name }) => name === 'far-start' || name === 'top')?.line[0];
  const isSkirt = piece.outline.some(({ name }) => name === 'start');
  if (!isSkirt || !top) return [0, 0];
  const us = piece.outline.flatMap(({ line }) => line.map(([u]) => u));
  const waist = pieces.find(({ name }) => name === 'front')?.outline.find(({ name }) => name === 'hem-left')?.line[0]?.[1];
  return [-(Math.min(...us) + Math.max(...us)) / 2, piece.name === 'skirt-front' ? (waist ?? 104) - top[1] : 0];
}

function flatSleeves({ pieces }: Pattern): { readonly line: Polyline; readonly dimension: Dimension[] }[] {
  const sleeve = pieces.find(({ name }) => name === 'sleeve-left');
  const body = pieces.find(({ name }) => name === 'front' || name === 'front-left');
  const armhole = body?.outline.find(({ name }) => name === 'armhole-left' || name === 'armhole')?.line;
  const [tip, under] = [armhole?.[0], armhole?.at(-1)];
  if (!sleeve || !tip || !under) return [];
  const points = sleeve.outline.flatMap(({ line }) => line);
  const cuff = pieces.find(({ name }) => name === 'cuff-left')?.outline.find(({ name }) => name === 'end')?.line;
  const cuffCm = cuff ? Math.hypot((cuff[0]?.[0] ?? 0) - (cuff.at(-1)?.[0] ?? 0), (cuff[0]?.[1] ?? 0) - (cuff.at(-1)?.[1] ?? 0)) : 0;
  const length = -Math.min(...points.map(([, v]) => v)) + cuffCm;
  const hemHalf = sleeve.outline.find(({ name }) => name === 'hem')?.line[0]?.[0] ?? 10;
  const [out, down] = [Math.cos(sleeveAngle), Math.sin(sleeveAngle)];
  const wrist: Point = [tip[0] + length * out, tip[1] - length * down];
  const inner: Point = [wrist[0] - hemHalf * down, wrist[1] - hemHalf * out];
  const left: Polyline = [tip, wrist, inner, under];
  return [1, -1].map((sign) => ({
    line: left.map(([u, v]) => [sign * u, v] as const),
    dimension: [{ key: 'sleeve', from: [sign * tip[0], tip[1]], to: [sign * wrist[0], wrist[1]] }],
  }));
}

/** Where length, width, shoulder and the measures of skirts and trousers are taken. */
function bodyDimensions(pieces: readonly FlatPiece[]): Dimension[] {
  const all = pieces.flatMap(({ line }) => line);
  const [left, right] = [Math.min(...all.map(([u]) => u)), Math.max(...all.map(([u]) => u))];
  const [low, high] = [Math.min(...all.map(([, v]) => v)), Math.max(...all.map(([, v]) => v))];
  const body = pieces.find(({ piece }) => piece.name === 'front-left' || piece.name === 'front' || piece.name === 'leg-front-left');
  const first = (names: readonly string[]) => names.map((name) => body?.edge(name) ?? []).find((line) => line.length > 0) ?? [];
  const under = first(['side-upper-left', 'side-left'])[0] ?? first(['armhole']).at(-1);
  const tip = first(['shoulder-left', 'shoulder']).at(-1);
  const hem = first(['hem']);
  const inseam = first(['inseam']);
  const sleeveEnd = pieces.find(({ piece }) => piece.name === 'sleeve-front-left')?.edge('opening')[0];
  const mirrored = (key: MeasureKey, [u, v]: Point): Dimension => ({ key, from: [-u, v], to: [u, v] });
  // A garment has one of these lengths, by what it hangs from.
  const lengths = (['length', 'full-length', 'height'] as const).map((key): Dimension => ({ key, from: [0, high], to: [0, low] }));
  return [
    ...lengths,
    ...(under
      ? [mirrored('body-width', under)]
      : [{ key: 'width' as const, from: [left, (low + high) / 2] as const, to: [right, (low + high) / 2] as const }]),
    ...(tip ? [mirrored('shoulder', tip)] : []),
    ...(sleeveEnd ? [{ key: 'yuki' as const, from: [0, high] as const, to: sleeveEnd }] : []),
    ...(inseam[0] && inseam.at(-1) ? [{ key: 'inseam' as const, from: inseam[0], to: inseam.at(-1) ?? inseam[0] }] : []),
    ...(hem[0] && hem.at(-1) ? [{ key: 'hem' as const, from: hem[0], to: hem.at(-1) ?? hem[0] }] : []),
    ...waistDimensions(body, high),
  ];
}

function waistDimensions(body: FlatPiece | undefined, top: number): Dimension[] {
  const rise = body?.edge('rise') ?? [];
  const side = body?.edge('side')[0];
  const far = [...(body?.edge('far-end') ?? []), ...(body?.edge('far-start') ?? [])];
  const flat = body?.edge('top') ?? [];
  const line = far.length > 0 ? far : flat;
  const [a, b] = [line[0], line.at(-1)];
  return [
    ...(rise[0] && side
      ? [
          { key: 'rise' as const, from: [0, top] as const, to: [0, rise[0][1]] as const },
          { key: 'waist' as const, from: [-side[0], top] as const, to: [side[0], top] as const },
        ]
      : []),
    ...(!rise[0] && a && b ? [{ key: 'waist' as const, from: a, to: b }] : []),
  ];
}

/** Turns v upwards into y downwards, and leaves a margin for the labels. */
function framed(lines: readonly Polyline[], dimensions: readonly Dimension[]): MeasurementDrawing {
  const all = lines.flat();
  const [left, right] = [Math.min(...all.map(([u]) => u)), Math.max(...all.map(([u]) => u))];
  const [low, high] = [Math.min(...all.map(([, v]) => v)), Math.max(...all.map(([, v]) => v))];
  const move = ([u, v]: Point): Point => [Math.round((u - left + marginCm) * 100) / 100, Math.round((high - v + marginCm) * 100) / 100];
  return {
    width: Math.round(right - left + 2 * marginCm),
    height: Math.round(high - low + 2 * marginCm),
    outlines: lines.map((line) => ({ points: line.map(move), isClosed: true })),
    dimensions: dimensions.map(({ key, from, to }) => ({ key, from: move(from), to: move(to) })),
  };
}

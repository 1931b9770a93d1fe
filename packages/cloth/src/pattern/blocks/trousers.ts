import { lerp } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { turnUp } from '../parts/belt.ts';
import { sides } from '../parts/bodice.ts';
import { drawcord } from '../parts/drawcord.ts';
import { patch } from '../parts/pockets.ts';
import { legPiece, legSeams, type LegCut } from '../parts/trouser-leg.ts';
import { waistband } from '../parts/waistband.ts';
import type { AppliedPiece, EdgeName, Pattern, StitchSpec } from '../pattern.ts';
import { waistbandCut } from './skirts.ts';
import { merge } from './tops.ts';

/** Half girth at the hem, height of the hem and width at the hip of each kind, in cm. */
const legs = {
  trousers: { hemHalf: 22, hem: 9, hip: 24.4 },
  'wide-denim': { hemHalf: 34, hem: 7, hip: 25.6 },
  shorts: { hemHalf: 31, hem: 55, hip: 25.6 },
  jumpsuit: { hemHalf: 24, hem: 10, hip: 25.6 },
} as const;

const crotchHeight = 72.5;

/** The leg of a recipe; `top` and `waist` are the height and the quarter width of what it hangs from. */
export function legCut(recipe: CompleteRecipe, top: number, waist: number): LegCut {
  const own =
    legs[recipe.category === 'wide-denim' || recipe.category === 'shorts' || recipe.category === 'jumpsuit' ? recipe.category : 'trousers'];
  const isSoft = recipe.waist === 'elastic' || recipe.waist === 'drawstring';
  const hip = own.hip * lerp(1, recipe.width, 0.6);
  // The thigh tapers to the hem: a longer leg tapers further.
  return {
    top,
    waist: isSoft ? hip * 0.97 : waist * 1.04,
    hip,
    hemHalf: own.hemHalf * recipe.width * lerp(0.85, 1, Math.min(1, recipe.flare)) + Math.max(0, recipe.flare - 1) * 10,
    hem: Math.max(6, top - (top - own.hem) * recipe.length),
    // What hangs from the shoulders needs room to sit.
    crotch: recipe.category === 'jumpsuit' ? crotchHeight - 2.5 : crotchHeight,
    // What a deeper tuck lets go gathers before the crotch of a form that stands still.
    tuckCm: recipe.pleats === 'front' ? 2.4 : 0,
  };
}

/** Trousers, jeans and shorts on a waistband. */
export function trousersPattern(recipe: CompleteRecipe): Pattern {
  const band = { ...waistbandCut(recipe), gapCm: 0.6 };
  const cut = legCut(recipe, band.low, 18);
  const pieces = (['front', 'back'] as const).flatMap((facing) => sides.map(([side]) => legPiece(facing, side, cut)));
  const quarter = (facing: string, side: string): EdgeName[] =>
    facing === 'front' && cut.tuckCm > 0 ? [`leg-front-${side}.top-outer`, `leg-front-${side}.top-inner`] : [`leg-${facing}-${side}.top`];
  const hung = [
    ...quarter('front', 'right'),
    ...quarter('front', 'left').reverse(),
    ...quarter('back', 'left'),
    ...quarter('back', 'right'),
  ];
  return assemble({ kind: 'form', arms: false, legs: true }, [
    { pieces, seams: legSeams(cut.tuckCm > 0) },
    waistband(pieces, hung, band),
    trouserDetails(recipe, cut),
    recipe.waist === 'drawstring' ? drawcord('waistband', band) : {},
    recipe.waist === 'waistband' ? bandDetails(recipe) : {},
  ]);
}

/** Pockets and fly. */
export function trouserDetails(recipe: CompleteRecipe, cut: LegCut): PatternPart {
  const grain = recipe.pocketGrain === 'across' ? 90 : 0;
  const base = (facing: string) => sides.map(([side, sign]) => ({ side, sign, piece: `leg-${facing}-${side}` }));
  const has = (kind: CompleteRecipe['pockets'][number]) => recipe.pockets.includes(kind);
  const applied: AppliedPiece[] = [
    ...(has('back-patch') ? base('back').map((on) => patch(on, `back-pocket-${on.side}`, [5.5, cut.top - 7], 13, 13.5, grain)) : []),
    ...(has('patch') ? base('front').map((on) => patch(on, `pocket-${on.side}`, [8, cut.top - 9], 13, 15, grain)) : []),
    ...(has('cargo') ? base('front').map((on) => patch(on, `cargo-${on.side}`, [cut.hip - 15, cut.crotch - 14], 13.5, 17, grain)) : []),
  ];
  const slant = (sign: number): StitchSpec['line'] => [
    [sign * cut.waist * 0.66, cut.top - 0.2],
    [sign * (cut.hip - 0.4), cut.top - 16],
  ];
  const stitches = has('slant')
    ? base('front').map((on): StitchSpec => ({ piece: on.piece, kind: 'top-stitch', line: slant(on.sign) }))
    : [];
  const sideSeam = has('side-seam')
    ? base('front').map((on): StitchSpec => ({
        piece: on.piece,
        kind: 'seam',
        line: [
          [on.sign * (cut.hip - 0.5), cut.top - 4],
          [on.sign * (cut.hip - 0.3), cut.top - 18],
        ],
      }))
    : [];
  const fly: StitchSpec[] = recipe.closure === 'fly' ? [{ piece: 'leg-front-left', kind: 'top-stitch', line: flyLine(cut) }] : [];
  const cuffs = recipe.hem === 'turn-up' ? turnUps(cut) : [];
  return { applied: [...applied, ...cuffs], stitches: [...stitches, ...sideSeam, ...fly] };
}

/** On each quarter, from its side seam to its inseam. */
function turnUps(cut: LegCut): AppliedPiece[] {
  return (['front', 'back'] as const).flatMap((facing) =>
    sides.map(([side]) => {
      const line = legPiece(facing, side, cut).outline.find(({ name }) => name === 'hem')?.line ?? [];
      return turnUp(`turn-up-${facing}-${side}`, `leg-${facing}-${side}`, line[0] ?? [0, 0], line.at(-1) ?? [0, 0], 4);
    }),
  );
}

/** The J of a fly. */
function flyLine({ top }: LegCut): Point[] {
  return [
    [3.6, top - 0.2],
    [3.6, top - 12],
    [3.2, top - 14.5],
    [2, top - 16.4],
    [0.3, top - 17.4],
  ];
}

/** Belt loops, a button, and for jeans the stitching. */
function bandDetails(recipe: CompleteRecipe): PatternPart {
  const width = 3.8;
  const loops = [8, 28, 45, 52.5, 60].map((u, i): AppliedPiece => ({
    name: `belt-loop-${i}`,
    layer: 'shell',
    grainDeg: 0,
    base: 'waistband',
    outline: [
      [u - 0.5, -0.2],
      [u + 0.5, -0.2],
      [u + 0.5, width + 0.1],
      [u - 0.5, width + 0.1],
    ],
    bellyCm: 0.35,
    topStitchCm: 0.2,
  }));
  return merge([
    { applied: loops },
    recipe.closure === 'fly'
      ? {
          hardware: [
            {
              kind: 'button',
              on: { piece: 'waistband', at: [18.6, width / 2] },
              radiusCm: 0.8,
              holes: recipe.category === 'wide-denim' ? 0 : 4,
            },
          ],
        }
      : {},
  ]);
}

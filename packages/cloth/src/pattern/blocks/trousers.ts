import { lerp } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { turnUp } from '../parts/belt.ts';
import { sides } from '../parts/bodice.ts';
import { drawcord } from '../parts/drawcord.ts';
import { patch } from '../parts/pockets.ts';
import { draftLeg, type LegCut } from '../parts/trouser-draft.ts';
import { legPiece, legSeams, topNames } from '../parts/trouser-leg.ts';
import { formRing, waistband } from '../parts/waistband.ts';
import type { AppliedPiece, Pattern, StitchSpec } from '../pattern.ts';
import { waistbandCut } from './skirts.ts';
import { merge } from './tops.ts';

/** Half girth at the hem, height of the hem and ease at the hip of each kind, in cm. */
const legs = {
  trousers: { hemHalf: 22, hem: 9, hipEase: 3.4 },
  'wide-denim': { hemHalf: 31, hem: 7, hipEase: 2.6 },
  shorts: { hemHalf: 31.5, hem: 55, hipEase: 4 },
  jumpsuit: { hemHalf: 24, hem: 10, hipEase: 6 },
} as const;

const crotchHeight = 74.5;
/** Wider trousers are wider at the hip too, by this share of what a form measures there. */
const hipShare = 0.2 * 93;

/** The leg of a recipe; `top` and `waist` are the height and the quarter width of what it hangs from. */
export function legCut(recipe: CompleteRecipe, top: number, waist: number): LegCut {
  const own =
    legs[recipe.category === 'wide-denim' || recipe.category === 'shorts' || recipe.category === 'jumpsuit' ? recipe.category : 'trousers'];
  const isSoft = recipe.waist === 'elastic' || recipe.waist === 'drawstring';
  const isLoose = recipe.category === 'jumpsuit';
  return {
    top,
    // What is drawn in at the waist goes over the hips.
    waist: isSoft ? 23.2 : waist * 1.015,
    hipEase: Math.max(2, own.hipEase + (isSoft ? 4 : 0) + (recipe.width - 1) * hipShare),
    // The thigh tapers to the hem: a longer leg tapers further.
    hemHalf: own.hemHalf * recipe.width * lerp(0.85, 1, Math.min(1, recipe.flare)) + Math.max(0, recipe.flare - 1) * 10,
    hem: Math.max(6, top - (top - own.hem) * recipe.length),
    // What hangs from the shoulders needs room to sit.
    crotch: isLoose ? crotchHeight - 2.5 : crotchHeight,
    tuckCm: recipe.pleats === 'front' ? 2.4 : 0,
    dart: { widthCm: isSoft || isLoose ? 0 : 2.8, lengthCm: recipe.category === 'wide-denim' ? 8 : 11 },
    // Wool keeps a crease; jeans, linen and shell cloth are worn without.
    isCreased: recipe.category === 'trousers' && recipe.fabric === 'wool-flannel' && !isSoft,
    lean: isSoft || isLoose ? { front: 0, back: 1.2, raise: 2 } : { front: 1.2, back: 2.4, raise: 0.8 },
  };
}

/** Trousers, jeans and shorts on a waistband. */
export function trousersPattern(recipe: CompleteRecipe): Pattern {
  const band = { ...waistbandCut(recipe), gapCm: 0.6, isEven: true };
  const cut = legCut(recipe, band.low, formRing().lengthAt(band.low, band.gapCm) / 4);
  const pieces = (['front', 'back'] as const).flatMap((facing) => sides.map(([side]) => legPiece(facing, side, cut)));
  const hung = [
    ...topNames(cut, 'front', 'right').reverse(),
    ...topNames(cut, 'front', 'left'),
    ...topNames(cut, 'back', 'left').reverse(),
    ...topNames(cut, 'back', 'right'),
  ];
  return assemble({ kind: 'form', arms: false, legs: true }, [
    { pieces, seams: legSeams(cut) },
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
  const side = draftLeg('front', cut).side;
  const applied: AppliedPiece[] = [
    ...(has('back-patch') ? base('back').map((on) => patch(on, `back-pocket-${on.side}`, [5.5, cut.top - 7], 13, 13.5, grain)) : []),
    ...(has('patch') ? base('front').map((on) => patch(on, `pocket-${on.side}`, [8, cut.top - 9], 13, 15, grain)) : []),
    ...(has('cargo')
      ? base('front').map((on) => patch(on, `cargo-${on.side}`, [side(cut.crotch) - 15, cut.crotch - 14], 13.5, 17, grain))
      : []),
  ];
  const slant = (sign: number): StitchSpec['line'] => [
    [sign * (side(cut.top) - 5), cut.top - 0.2],
    [sign * (side(cut.top - 16) - 0.4), cut.top - 16],
  ];
  const stitches = has('slant')
    ? base('front').map((on): StitchSpec => ({ piece: on.piece, kind: 'top-stitch', line: slant(on.sign) }))
    : [];
  const sideSeam = has('side-seam')
    ? base('front').map((on): StitchSpec => ({
        piece: on.piece,
        kind: 'seam',
        line: [
          [on.sign * (side(cut.top - 4) - 0.3), cut.top - 4],
          [on.sign * (side(cut.top - 18) - 0.3), cut.top - 18],
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

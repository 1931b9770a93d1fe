import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { belt, type BeltSpan } from '../parts/belt.ts';
import { backPleatSeams, bodiceSeams, sides, wholeBodice } from '../parts/bodice.ts';
import { frontPlacket } from '../parts/placket.ts';
import { frontPockets } from '../parts/pockets.ts';
import { skirtPanel } from '../parts/skirt-panel.ts';
import { legPiece, legSeams } from '../parts/trouser-leg.ts';
import type { Pattern, Seam, StitchSpec } from '../pattern.ts';
import { bodiceCut } from './top-cuts.ts';
import { armsFor, bothSides, neckFinish, sleeves } from './tops.ts';
import { legCut, trouserDetails } from './trousers.ts';

/** Where bodice and skirt meet, in cm above the floor. */
const waistSeam = 104;

/** Dresses: with a waist seam a bodice and a gathered skirt, else one length from shoulder to hem. */
export function dressPattern(recipe: CompleteRecipe): Pattern {
  const hasWaist = recipe.waist !== 'none';
  const whole = bodiceCut(recipe);
  const waistQuarter = whole.side[0]?.[0] ?? 23;
  const cut = hasWaist ? { ...whole, side: [[waistQuarter, waistSeam] as const], hemDrop: 0 } : whole;
  const front = wholeBodice('front', 'front', cut);
  const back = wholeBodice('back', 'back', cut);
  return assemble({ kind: 'form', arms: recipe.sleeve !== 'none', legs: false, ...armsFor(recipe) }, [
    { pieces: [front, back], seams: [...bodiceSeams(), ...backPleatSeams(cut)] },
    sleeves(recipe, cut, front),
    neckFinish(recipe, [front, back]),
    hasWaist ? dressSkirt(recipe, waistQuarter) : {},
    recipe.waist === 'belted' ? belt(beltSpans(waistQuarter), waistSeam + 2.4, 4, { piece: 'front', at: 4 }) : {},
    frontPlacket(recipe, 'front', cut.frontNeck, cut.side[cut.side.length - 1]?.[1] ?? waistSeam, 3),
    recipe.closure === 'back-zip'
      ? {
          stitches: [
            {
              piece: 'back',
              kind: 'zip',
              line: [
                [0, waistSeam + 1],
                [0, cut.backNeck - 0.5],
              ],
            },
          ],
        }
      : {},
    frontPockets(recipe, { bases: bothSides, mouth: 124, inner: 5 }),
  ]);
}

/** Just above the waist seam, where the cloth is smooth. */
function beltSpans(quarter: number): BeltSpan[] {
  return ['front', 'back'].map((piece) => ({ piece, from: -quarter, to: quarter }));
}

function dressSkirt(recipe: CompleteRecipe, waistQuarter: number): PatternPart {
  const isGathered = recipe.waist === 'elastic' || recipe.waist === 'drawstring' || recipe.waist === 'belted';
  const waist = 2 * waistQuarter * (isGathered ? 1.5 : 1.25);
  const shape = {
    waist,
    hem: Math.max(58, waist * 1.1) + 30 * recipe.flare,
    length: waistSeam - (147 - (147 - 38) * recipe.length),
    top: waistSeam,
    gapCm: 1,
  };
  const panels = [skirtPanel('skirt-front', 'front', shape), skirtPanel('skirt-back', 'back', shape)];
  const pocket = (u: number): StitchSpec => ({
    piece: 'skirt-front',
    kind: 'seam',
    line: [
      [u, shape.length - 6],
      [u, shape.length - 20],
    ],
  });
  const seams: Seam[] = [
    { edges: ['front.hem-right', 'skirt-front.far-start'] },
    { edges: ['front.hem-left', 'skirt-front.far-end'] },
    { edges: ['back.hem-left', 'skirt-back.far-start'] },
    { edges: ['back.hem-right', 'skirt-back.far-end'] },
    { edges: ['skirt-front.start', 'skirt-back.end'] },
    { edges: ['skirt-front.end', 'skirt-back.start'] },
  ];
  return { pieces: panels, seams, stitches: recipe.pockets.includes('side-seam') ? [pocket(3), pocket(shape.hem - 3)] : [] };
}

/** A bodice and trousers sewn at the waist. */
export function jumpsuitPattern(recipe: CompleteRecipe): Pattern {
  const whole = bodiceCut(recipe);
  const quarter = whole.side[0]?.[0] ?? 24;
  const cut = { ...whole, side: [[quarter, waistSeam] as const], hemDrop: 0 };
  const front = wholeBodice('front', 'front', cut);
  const back = wholeBodice('back', 'back', cut);
  const leg = legCut({ ...recipe, waist: 'waistband' }, waistSeam, quarter);
  const legs = (['front', 'back'] as const).flatMap((facing) => sides.map(([side]) => legPiece(facing, side, leg)));
  const waist = (['front', 'back'] as const).flatMap((facing) =>
    sides.map(([side]): Seam => ({ edges: [`${facing}.hem-${side}`, `leg-${facing}-${side}.top`] })),
  );
  return assemble({ kind: 'form', arms: recipe.sleeve !== 'none', legs: true, ...armsFor(recipe) }, [
    { pieces: [front, back, ...legs], seams: [...bodiceSeams(), ...legSeams(leg), ...waist] },
    sleeves(recipe, cut, front),
    neckFinish(recipe, [front, back]),
    frontPlacket(recipe, 'front', cut.frontNeck, waistSeam, 3.2),
    trouserDetails({ ...recipe, closure: 'pull-on' }, leg),
  ]);
}

import type { Point } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import type { PatternPart } from '../assemble.ts';
import type { AppliedPiece } from '../pattern.ts';

/** The two pieces a pair of pockets lies on, and the sign of u towards the side seam there. */
export type PocketBases = readonly { readonly side: 'left' | 'right'; readonly piece: string; readonly sign: 1 | -1 }[];

/** Where pockets sit on a front, in cm: height of the hip pockets' mouths and how far out they begin. */
type PocketPlan = { readonly bases: PocketBases; readonly mouth: number; readonly inner: number };

/** The pockets of a recipe that lie on a front. Slant, side-seam, back and cargo pockets belong to trousers and skirts. */
export function frontPockets(recipe: CompleteRecipe, plan: PocketPlan): PatternPart {
  const grainDeg = recipe.pocketGrain === 'across' ? 90 : 0;
  const applied = recipe.pockets.flatMap((kind): AppliedPiece[] => {
    switch (kind) {
      case 'chest-patch':
        return plan.bases
          .filter(({ side }) => side === 'left')
          .map((base) => patch(base, 'chest-pocket', [5.2, 125.5], 10.5, 12.5, grainDeg));
      case 'patch':
        return plan.bases.map((base) => patch(base, `pocket-${base.side}`, [plan.inner, plan.mouth], 14.5, 16, grainDeg));
      case 'flap':
        return plan.bases.map((base) => flap(base, [plan.inner, plan.mouth], 14.5, 5.2));
      case 'welt':
        return plan.bases.map((base) => welt(base, [plan.inner + 1, plan.mouth - 10], recipe.category === 'vest' ? 9.5 : 15));
      case 'kangaroo':
      case 'side-seam':
      case 'slant':
      case 'back-patch':
      case 'cargo':
        return [];
    }
  });
  const kangaroo = recipe.pockets.includes('kangaroo') ? [kangarooPocket(plan, grainDeg)] : [];
  return { applied: [...applied, ...kangaroo] };
}

type Base = PocketBases[number];

/** A patch from its inner upper corner, open at the top, a little pointed below. */
export function patch(base: Base, name: string, [u, v]: Point, width: number, height: number, grainDeg: number): AppliedPiece {
  const corner = (du: number, dv: number): Point => [base.sign * (u + du), v + dv];
  return {
    name: `${name}`,
    layer: 'shell',
    grainDeg,
    base: base.piece,
    outline: [
      corner(0, 0),
      corner(0, 1.2 - height),
      corner(1, -height * 0.97),
      corner(width / 2, -height - 0.8),
      corner(width - 1, -height * 0.97),
      corner(width, 1.2 - height),
      corner(width, 0),
    ],
    openFrom: 6,
    openTo: 7,
    bellyCm: 0.25,
    topStitchCm: 0.2,
  };
}

function flap(base: Base, [u, v]: Point, width: number, height: number): AppliedPiece {
  const corner = (du: number, dv: number): Point => [base.sign * (u + du), v + dv + du * 0.06];
  return {
    name: `flap-${base.side}`,
    layer: 'shell',
    grainDeg: 0,
    base: base.piece,
    outline: [
      corner(0, 0),
      corner(0, 1.4 - height),
      corner(1.4, -height),
      corner(width - 1.4, -height),
      corner(width, 1.4 - height),
      corner(width, 0),
    ],
    openFrom: 1,
    openTo: 4,
    bellyCm: 0.1,
    topStitchCm: 0.6,
  };
}

/** A welt slanting outwards, its mouth at the upper edge. */
function welt(base: Base, [u, v]: Point, length: number): AppliedPiece {
  const lean = length * 0.28;
  const corner = (du: number, dv: number): Point => [base.sign * (u + du), v + dv];
  return {
    name: `welt-${base.side}`,
    layer: 'shell',
    grainDeg: 0,
    base: base.piece,
    outline: [corner(0, length * 0.96), corner(lean, 0), corner(lean + 3.2, 0.7), corner(3.2, length * 0.96 + 0.7)],
    openFrom: 2,
    openTo: 3,
    bellyCm: 0.12,
    topStitchCm: 0.2,
  };
}

function kangarooPocket({ bases, mouth }: PocketPlan, grainDeg: number): AppliedPiece {
  const bottom = mouth - 12;
  return {
    name: 'pocket-kangaroo',
    layer: 'shell',
    grainDeg,
    base: bases[0]?.piece ?? 'front',
    outline: [
      [-8, mouth + 9],
      [-15.5, mouth - 1],
      [-15.5, bottom],
      [15.5, bottom],
      [15.5, mouth - 1],
      [8, mouth + 9],
    ],
    openFrom: 4,
    openTo: 5,
    bellyCm: 0.5,
    topStitchCm: 0.6,
  };
}

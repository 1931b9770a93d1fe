import { lengthOf } from '../../geometry/polyline.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { turnUp } from '../parts/belt.ts';
import { backPleatSeams, bodiceSeams, sides, wholeBodice, type BodiceCut } from '../parts/bodice.ts';
import { cuff, hemRib } from '../parts/cuff.ts';
import { hood } from '../parts/hood.ts';
import { foldedCollar, neckBand, rollNeck } from '../parts/neck.ts';
import { frontPlacket } from '../parts/placket.ts';
import { frontPockets, type PocketBases } from '../parts/pockets.ts';
import { setInSleeve, sleeveSeams, type SleeveCut } from '../parts/sleeve.ts';
import { tuckedBand } from '../parts/tucked-band.ts';
import { edgeOf, type EdgeName, type Pattern, type PatternPiece } from '../pattern.ts';
import { cuffWidthCm, sleeveCut } from './sleeve-cuts.ts';
import { bodiceCut } from './top-cuts.ts';

/** Tees, shirts, blouses, knits, cardigans, hoodies and vests: a front and a back in one piece each; openings lie on the front. */
export function topPattern(recipe: CompleteRecipe): Pattern {
  const cut = bodiceCut(recipe);
  const front = wholeBodice('front', 'front', cut);
  const back = wholeBodice('back', 'back', cut);
  const body = [front, back];
  return assemble({ kind: 'form', arms: recipe.sleeve !== 'none', legs: false, ...armsFor(recipe) }, [
    { pieces: body, seams: [...bodiceSeams(), ...backPleatSeams(cut)] },
    sleeves(recipe, cut, front),
    neckFinish(recipe, body),
    recipe.hem === 'rib' ? hemRib(body, hemRound, 6, true) : {},
    recipe.hem === 'tucked' ? tuckedBand(body, hemRound) : {},
    frontDetails(recipe, cut),
  ]);
}

/** Short sleeves are wide and stand out: arms that hang would leave them empty. */
const shortSleeveDegrees = 26;

export function armsFor({ sleeve }: CompleteRecipe): { readonly armDegrees?: number } {
  return sleeve === 'short' || sleeve === 'half' || sleeve === 'cap' ? { armDegrees: shortSleeveDegrees } : {};
}

/** What finishes a sleeve: a cuff, a rib, or cloth turned back; nothing for a plain hem. */
export function sleeveEnd(recipe: CompleteRecipe, side: 'left' | 'right', { length, hemHalf }: SleeveCut, girthCm: number): PatternPart {
  switch (recipe.cuffs) {
    case 'buttoned':
      return cuff(side, girthCm, cuffWidthCm, length, false);
    case 'rib':
      return cuff(side, 18, cuffWidthCm, length, true);
    case 'elastic':
      return cuff(side, 19, 2.4, length, true);
    case 'turned-back':
      return { applied: [turnUp(`cuff-${side}`, `sleeve-${side}`, [-hemHalf, -length], [hemHalf, -length], 5)] };
    case 'hemmed':
    case 'none':
      return {};
  }
}

/** Set-in sleeves with their cuffs; nothing for a sleeveless recipe. */
export function sleeves(recipe: CompleteRecipe, cut: BodiceCut, front: PatternPiece): PatternPart {
  if (recipe.sleeve === 'none') return {};
  const armhole = 2 * lengthOf(edgeOf([front], `${front.name}.armhole-left`).line);
  const shape = sleeveCut(recipe, armhole, cut.shoulderTip[0]);
  const parts = sides.map(([side]): PatternPart => ({
    pieces: [setInSleeve(side, shape)],
    seams: sleeveSeams(side, 'front', 'back', `armhole-${side}`, `armhole-${side}`),
  }));
  const isRib = recipe.cuffs === 'rib';
  const cuffs =
    recipe.cuffs === 'buttoned' || isRib ? sides.map(([side]) => cuff(side, isRib ? 18 : 21, cuffWidthCm, shape.length, isRib)) : [];
  return merge([...parts, ...cuffs]);
}

const hemRound: readonly EdgeName[] = ['front.hem-right', 'front.hem-left', 'back.hem-left', 'back.hem-right'];
const neckRound: readonly EdgeName[] = ['front.neck-right', 'front.neck-left', 'back.neck-left', 'back.neck-right'];
/** From the centre front round the back to the centre front. */
const neckOpen: readonly EdgeName[] = ['front.neck-right', 'back.neck-right', 'back.neck-left', 'front.neck-left'];

/** Pockets of a front in one piece. */
export const bothSides: PocketBases = [
  { side: 'left', piece: 'front', sign: 1 },
  { side: 'right', piece: 'front', sign: -1 },
];

/** What finishes the neckline of a front in one piece. */
export function neckFinish(recipe: CompleteRecipe, body: readonly PatternPiece[]): PatternPart {
  const isKnit = ['tee', 'knit', 'hoodie', 'cardigan'].includes(recipe.category);
  const layer = isKnit ? 'rib' : 'shell';
  switch (recipe.collar) {
    case 'crew':
    case 'scoop':
    case 'boat':
    case 'none':
      return neckBand(body, {
        name: 'neckband',
        edges: neckRound,
        widthCm: isKnit ? 2.2 : 1.2,
        ratio: 0.86,
        rise: 0.25,
        layer,
        isClosed: true,
      });
    case 'v-neck':
      return neckBand(body, {
        name: 'neckband',
        edges: neckOpen,
        widthCm: recipe.category === 'cardigan' ? 3 : 2.2,
        ratio: 0.97,
        rise: 0.1,
        layer,
        isClosed: false,
      });
    case 'mock':
      return neckBand(body, { name: 'neckband', edges: neckRound, widthCm: 5.5, ratio: 0.86, rise: 1, layer, isClosed: true });
    case 'turtle':
      return rollNeck(body, neckRound, 7.5);
    case 'hood':
      return hood(body);
    case 'band':
      return neckBand(body, { name: 'collar-band', edges: neckOpen, widthCm: 3, ratio: 0.95, rise: 1, layer: 'shell', isClosed: false });
    default:
      return foldedCollar(body, { edges: neckOpen, standCm: 3, fallCm: 4.6, pointCm: 2.6, spread: 0.1, stiffness: 8 }, ['front', 'back']);
  }
}

function frontDetails(recipe: CompleteRecipe, cut: BodiceCut): PatternPart {
  const corner = cut.side[cut.side.length - 1]?.[1] ?? 80;
  const hem = corner - cut.hemDrop;
  return merge([
    frontPlacket(recipe, 'front', cut.frontNeck, hem, recipe.category === 'shirt' || recipe.category === 'blouse' ? 3.2 : 3.4),
    frontPockets(recipe, {
      bases: bothSides,
      mouth: Math.max(corner + 20, Math.min(104, corner + 24)),
      inner: 6.5,
    }),
  ]);
}

/** One part of several. */
export function merge(parts: readonly PatternPart[]): PatternPart {
  return assemble({ kind: 'form', arms: false, legs: false }, parts);
}

import { lengthOf } from '../../geometry/polyline.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { belt } from '../parts/belt.ts';
import { backPleatSeams, quarterWidth, sides, wholeBodice, type BodiceCut } from '../parts/bodice.ts';
import { hemRib } from '../parts/cuff.ts';
import { lapelCollar, type LapelCut } from '../parts/lapel.ts';
import { foldedCollar } from '../parts/neck.ts';
import { openFronts, openFrontSeams, type OpenFrontCut } from '../parts/open-front.ts';
import { buttonHeights, buttonRadius, frontPlacket } from '../parts/placket.ts';
import { frontPockets } from '../parts/pockets.ts';
import { setInSleeve, sleeveSeams } from '../parts/sleeve.ts';
import { edgeOf, type HardwareSpec, type Link, type Pattern, type StitchSpec } from '../pattern.ts';
import { sleeveCut } from './sleeve-cuts.ts';
import { bodiceCut } from './top-cuts.ts';
import { merge, sleeveEnd } from './tops.ts';

/** Blazers, coats and trenches: two fronts that overlap, a back, a collar with lapels or one that closes at the neck. */
export function outerwearPattern(recipe: CompleteRecipe): Pattern {
  const bodice = bodiceCut(recipe);
  const isClosed = !['notch', 'shawl', 'camp', 'v-neck'].includes(recipe.collar);
  const front: OpenFrontCut = {
    bodice: isClosed ? { ...bodice, neckPoint: [8, 147.2], frontNeck: 138.5 } : bodice,
    overlapCm: overlap(recipe),
    breakHeight: breakHeight(recipe),
    gorge: recipe.collar === 'shawl' ? 0.97 : recipe.collar === 'v-neck' ? 0 : 0.7,
  };
  const back = wholeBodice('back', 'back', front.bodice);
  const fronts = openFronts(front, isClosed);
  const body = [...fronts, back];
  const corner = bodice.side[bodice.side.length - 1]?.[1] ?? 80;
  return assemble({ kind: 'form', arms: recipe.sleeve !== 'none', legs: false }, [
    {
      pieces: body,
      seams: [...openFrontSeams(), ...backPleatSeams(front.bodice)],
      layers: isJoined(recipe) ? [] : [{ outer: ['front-right'], inner: ['front-left'], gapCm: 0.3 }],
    },
    outerSleeves(recipe, front.bodice, body),
    collarOf(recipe, front, body, isClosed),
    frontClosure(recipe, front, isClosed, corner),
    recipe.hem === 'rib' ? hemRib(body, ['front-right.hem', 'back.hem-right', 'back.hem-left', 'front-left.hem'], 6, false) : {},
    recipe.waist === 'belted' ? beltOf(front) : {},
    frontPockets(recipe, {
      bases: sides.map(([side, sign]) => ({ side, piece: `front-${side}`, sign })),
      mouth: Math.max(corner + 18, 95),
      inner: 8.5,
    }),
  ]);
}

/** How far each front reaches past the centre line, in cm. */
function overlap(recipe: CompleteRecipe): number {
  if (recipe.closure === 'open' || isJoined(recipe)) return 0;
  return recipe.breast === 'double' ? 8 : 2.6;
}

/**
 * Whether the fronts are sewn edge to edge: under a zip, and under the strip that a camp shirt buttons on. Two layers of shirting that
 * only lie on each other crumple in a fine lattice, which pushes them apart harder than they resist bending.
 */
function isJoined({ closure, collar }: CompleteRecipe): boolean {
  return closure === 'zip' || (collar === 'camp' && closure !== 'open' && closure !== 'pull-on');
}

/** Over both fronts and the back; the buckle sits where the right front ends. */
function beltOf({ bodice, overlapCm }: OpenFrontCut): PatternPart {
  const height = 103;
  const width = quarterWidth(bodice)(height) - 0.1;
  const spans = [
    { piece: 'front-left', from: -overlapCm, to: width },
    { piece: 'front-right', from: -width, to: overlapCm },
    { piece: 'back', from: -width - (bodice.backPleat ?? 0) / 2, to: width + (bodice.backPleat ?? 0) / 2 },
  ];
  return belt(spans, height, 4.2, { piece: 'front-right', at: overlapCm - 3.5 });
}

function breakHeight({ category, collar, breast }: CompleteRecipe): number {
  if (collar === 'camp') return 131;
  if (category === 'blazer') return breast === 'double' ? 106 : 110;
  if (category === 'trench') return 122;
  return breast === 'double' ? 114 : 119;
}

function outerSleeves(recipe: CompleteRecipe, cut: BodiceCut, body: Pattern['pieces']): PatternPart {
  if (recipe.sleeve === 'none') return {};
  const armhole = 2 * lengthOf(edgeOf(body, 'back.armhole-left').line);
  const shape = sleeveCut(recipe, armhole, cut.shoulderTip[0]);
  return merge(
    sides.map(([side]) =>
      merge([
        { pieces: [setInSleeve(side, shape)], seams: sleeveSeams(side, `front-${side}`, 'back', 'armhole', `armhole-${side}`) },
        sleeveEnd(recipe, side, shape, 24),
      ]),
    ),
  );
}

function collarOf(recipe: CompleteRecipe, front: OpenFrontCut, body: Pattern['pieces'], isClosed: boolean): PatternPart {
  const names = ['front-left', 'front-right', 'back'];
  if (isClosed) {
    const edges = ['front-right.neck', 'back.neck-right', 'back.neck-left', 'front-left.neck'] as const;
    return foldedCollar(body, { edges, standCm: 3.4, fallCm: 6.4, pointCm: 2.8, spread: 0.14, stiffness: 3 }, names);
  }
  if (recipe.collar === 'v-neck') return {};
  return lapelCollar(body, front, lapelCut(recipe));
}

function lapelCut({ category, collar, breast }: CompleteRecipe): LapelCut {
  if (collar === 'shawl') return { widthCm: 8.5, gorgeCm: 8.4, collarCm: 6, standCm: 2.8, peakCm: 0 };
  if (collar === 'camp') return { widthCm: 7, gorgeCm: 3.6, collarCm: 5, standCm: 2, peakCm: 0 };
  const isCoat = category === 'coat' || category === 'trench';
  return {
    widthCm: isCoat ? 10.5 : 8.8,
    gorgeCm: isCoat ? 5.4 : 4.4,
    collarCm: isCoat ? 5.6 : 4.2,
    standCm: isCoat ? 3.2 : 2.6,
    peakCm: breast === 'double' ? 2.6 : 0,
  };
}

/** Buttons and what they hold; a double breast has a second row that holds nothing. */
function frontClosure(recipe: CompleteRecipe, front: OpenFrontCut, isClosed: boolean, hem: number): PatternPart {
  if (recipe.closure === 'open' || recipe.closure === 'pull-on') return {};
  const top = isClosed ? front.bodice.frontNeck - 3 : front.breakHeight - 1.5;
  if (recipe.closure === 'zip') return zipped(top + 1.2, hem + 0.5);
  if (isJoined(recipe)) return buttonStrip(recipe, front.breakHeight, hem - front.bodice.hemDrop);
  const bottom = Math.max(hem + 16, Math.min(top - 10, recipe.category === 'blazer' ? 99 : hem + (top - hem) * 0.38));
  const heights = buttonHeights(top, bottom, recipe.buttons);
  const row = recipe.breast === 'double' ? 5.5 : 0;
  const kind = recipe.closure === 'snaps' ? 'snap' : 'button';
  const columns = row === 0 ? [0] : [row, -row];
  return {
    links: heights.flatMap((v): Link[] =>
      columns.map((u) => ({ from: { piece: 'front-right', at: [u, v] }, to: { piece: 'front-left', at: [u, v] }, restCm: 0.5 })),
    ),
    hardware:
      recipe.closure === 'hidden-buttons'
        ? []
        : heights.flatMap((v): HardwareSpec[] =>
            columns.map((u) => ({
              kind,
              on: { piece: 'front-right', at: [u, v] },
              radiusCm: buttonRadius(recipe),
              holes: kind === 'snap' ? 0 : 4,
            })),
          ),
    stitches: heights.map((v): StitchSpec => ({
      piece: 'front-right',
      kind: 'buttonhole',
      line: [
        [row - 1.2, v],
        [row + 1.2, v],
      ],
    })),
  };
}

/** The strip of a shirt whose fronts are joined: on the right one, its edge where the two meet. */
function buttonStrip(recipe: CompleteRecipe, top: number, hem: number): PatternPart {
  return merge([
    { seams: [{ edges: ['front-left.front', 'front-right.front'] }] },
    frontPlacket(recipe, 'front-right', top, hem, stripCm, -stripCm / 2),
  ]);
}

const stripCm = 3.2;

/** A zip from hem to neck: the fronts meet edge to edge and its teeth are to be seen. */
function zipped(top: number, bottom: number): PatternPart {
  const row = (piece: string, u: number): StitchSpec => ({
    piece,
    kind: 'top-stitch',
    line: [
      [u, bottom],
      [u, top],
    ],
  });
  return {
    seams: [{ edges: ['front-left.front', 'front-right.front'] }],
    stitches: [{ ...row('front-right', 0), kind: 'zip' }, row('front-right', -0.9), row('front-left', 0.9)],
    hardware: [{ kind: 'zip-pull', on: { piece: 'front-right', at: [0, top - 2] }, radiusCm: 0.6, holes: 0 }],
  };
}

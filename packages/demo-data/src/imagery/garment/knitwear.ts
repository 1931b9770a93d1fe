import { fan } from '../cloth/relief.ts';
import type { Point } from '../raster/outline.ts';
import { layBody, layNeckBand, layNeckInside, neckline, type BodyMeasures } from './bodice.ts';
import { layHighNeck } from './collars.ts';
import { button, lay, layWhole, seam, stitchPair, type Cutter } from './cutter.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';

export function cutKnit(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 80,
    shoulder: 214,
    slope: 58,
    armhole: 262,
    chest: 202,
    waist: 204,
    hem: 198,
    hemY: 590,
    hemDrop: 4,
  });
  const collar = recipe.collar ?? 'crew';
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { cuffBand: 66, cuffRole: 'rib', slim: 1.12 });
  layNeckInside(cutter, collar, body);
  layHemRib(cutter, body, 62);
  layBody(cutter, collar, body, { drapeSize: 96 });
  if (collar === 'mock' || collar === 'turtle') layHighNeck(cutter, body.neck, collar === 'turtle');
  else layNeckBand(cutter, collar, body, 27);
}

export function cutCardigan(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 78,
    shoulder: 206,
    slope: 54,
    armhole: 254,
    chest: 196,
    waist: 196,
    hem: 194,
    hemY: 600,
    hemDrop: 4,
  });
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { cuffBand: 60, cuffRole: 'rib', slim: 1.1 });
  const collar = recipe.collar === 'crew' ? 'crew' : 'v-neck';
  layNeckInside(cutter, collar, body);
  layHemRib(cutter, body, 56);
  layBody(cutter, collar, body, { drapeSize: 96 });
  layNeckBand(cutter, collar, body, 27);
  if (cutter.side === 'back') return;
  const top = (neckline(collar, body, false)[0]?.[1] ?? 170) - 6;
  lay(
    cutter,
    [
      [-15, top, 'c'],
      [15, top, 'c'],
      [15, body.hemY + 56, 'c'],
      [-15, body.hemY + 56, 'c'],
    ],
    { role: 'rib', depth: 0, grain: 90, lift: 5, roll: 3 },
  );
  for (let y = top + 26; y < body.hemY + 40; y += 78) button(cutter, 0, y, 8.5);
}

export function cutHoodie(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 84,
    shoulder: 216,
    slope: 60,
    armhole: 264,
    chest: 208,
    waist: 210,
    hem: 204,
    hemY: 600,
    hemDrop: 4,
  });
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { cuffBand: 58, cuffRole: 'rib', slim: 1.2 });
  layHemRib(cutter, body, 58);
  layBody(cutter, 'crew', body, { drapeSize: 92 });
  if (cutter.side === 'front') {
    const top = body.hemY - 214;
    layWhole(
      cutter,
      [
        [0, top, 'c'],
        [94, top, 'c'],
        [158, top + 128],
        [162, body.hemY - 26, 'c'],
        [0, body.hemY - 22, 'c'],
      ],
      { depth: 0.08, drape: 0.5, lift: 6, roll: 3 },
    );
    stitchPair(
      cutter,
      [
        [90, top + 9, 'c'],
        [150, top + 128],
        [154, body.hemY - 30],
      ],
      0.5,
    );
  }
  layHood(cutter);
}

/** The ribbed hem of knitwear, under the body's edge. */
export function layHemRib(cutter: Cutter, body: BodyMeasures, height: number): void {
  layWhole(
    cutter,
    [
      [0, body.hemY - 8],
      [body.hem - 2, body.hemY - 10, 'c'],
      [body.hem - 4, body.hemY + height * 0.5],
      [body.hem - 13, body.hemY + height, 'c'],
      [0, body.hemY + height + 7],
    ],
    { role: 'rib', depth: 0.32, drape: 0.5, lift: 3 },
  );
}

function layHood(cutter: Cutter): void {
  const { recipe, side } = cutter;
  if (side === 'back') {
    layWhole(
      cutter,
      [
        [0, -70],
        [74, -58],
        [122, 0],
        [128, 96],
        [84, 176],
        [0, 200, 'c'],
      ],
      { depth: 0.4, drape: 1.2, lift: 13, roll: 5 },
    );
    seam(cutter, [
      [0, -68],
      [3, 60],
      [0, 194],
    ]);
    return;
  }
  layWhole(
    cutter,
    [
      [0, -78],
      [70, -72],
      [120, -22],
      [132, 54],
      [100, 128],
      [46, 152],
      [0, 158],
    ],
    {
      depth: 0.4,
      drape: 1.1,
      drapeSize: 60,
      lift: 12,
      roll: 5,
      creases: [...fan(recipe.seed, [92, 116], [214, 300], 4, 130, 6, 11), ...fan(recipe.seed + 1, [-92, 116], [240, 326], 4, 130, 6, 11)],
    },
  );
  layWhole(
    cutter,
    [
      [0, -38],
      [52, -32],
      [84, 8],
      [82, 70],
      [44, 122],
      [0, 132],
    ],
    { role: 'second', shade: 0.4, depth: 0, drape: 0.9, lift: 0 },
  );
  stitchPair(
    cutter,
    [
      [0, -47],
      [56, -41],
      [93, 4],
      [91, 72],
      [50, 130],
    ],
    0.4,
  );
  for (const points of [
    [
      [34, 126],
      [42, 210],
      [32, 300],
    ],
    [
      [-36, 126],
      [-40, 200],
      [-46, 276],
    ],
  ] as const) {
    cutter.pieces.push({ kind: 'button', x: points[0][0], y: points[0][1], radius: 5, metal: true, colour: cutter.wardrobe.button });
    const line = points.map(([x, y]): Point => [x, y]);
    lay(cutter, [...line.map(([x, y]): Point => [x - 3.6, y]), ...[...line].reverse().map(([x, y]): Point => [x + 3.6, y])], {
      role: 'rib',
      grain: 74,
      depth: 0.5,
      lift: 4,
    });
  }
}

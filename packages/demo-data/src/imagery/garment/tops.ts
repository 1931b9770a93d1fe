import { fan } from '../cloth/relief.ts';
import type { Point } from '../raster/outline.ts';
import { layBody, layNeckBand, layNeckInside, type BodyMeasures } from './bodice.ts';
import { layBandCollar, layHighNeck, layShirtCollar } from './collars.ts';
import { button, lay, layPair, seam, stitch, stitchPair, type Cutter } from './cutter.ts';
import { layHemRib } from './knitwear.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';
import { layTab } from './tab.ts';

export function cutTee(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, { shoulder: 208, slope: 50, armhole: 236, chest: 198, waist: 194, hem: 198, hemY: 610 });
  const collar = recipe.collar ?? 'crew';
  laySleeves(cutter, recipe.sleeve ?? 'short', body, { hemStitch: true });
  layNeckInside(cutter, collar, body);
  layBody(cutter, collar, body);
  stitch(
    cutter,
    [
      [-body.hem + 4, body.hemY - 17],
      [0, body.hemY + body.hemDrop - 17],
      [body.hem - 4, body.hemY - 17],
    ],
    0.5,
  );
  if (collar === 'mock' || collar === 'turtle') layHighNeck(cutter, body.neck, collar === 'turtle');
  else layNeckBand(cutter, collar, body, 18);
}

export function cutShirt(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, { shoulder: 200, slope: 48, armhole: 232, chest: 192, waist: 184, hem: 190, hemY: 640, hemDrop: 46 });
  const collar = recipe.collar ?? 'point';
  const sleeve = recipe.sleeve ?? (collar === 'camp' ? 'short' : 'long');
  laySleeves(cutter, sleeve, body, { cuffBand: sleeve === 'long' ? 50 : 0, hemStitch: true });
  layNeckInside(cutter, collar === 'camp' ? 'camp' : 'crew', body);
  layBody(cutter, collar === 'camp' ? 'camp' : 'crew', body);
  if (cutter.side === 'front') layPlacket(cutter, body, collar === 'camp' ? 170 : 74);
  else
    seam(cutter, [
      [0, 96],
      [2, 300],
      [0, body.hemY + 30],
    ]);
  if (cutter.side === 'front' && recipe.seed % 3 !== 0) layChestPocket(cutter, 64, 214, 88);
  if (collar === 'band') layBandCollar(cutter, body.neck);
  else layShirtCollar(cutter, body.neck, collar === 'camp', recipe.seed % 2 === 0 ? 1 : 1.12);
}

export function cutBlouse(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    shoulder: 172,
    slope: 44,
    armhole: 216,
    chest: 172,
    waist: 170,
    waistY: 400,
    hem: 206,
    hemY: 570,
    hemDrop: 14,
  });
  const collar = recipe.collar ?? (['band', 'v-neck', 'boat'] as const)[recipe.seed % 3] ?? 'band';
  laySleeves(cutter, recipe.sleeve ?? 'balloon', body, { cuffBand: recipe.sleeve && recipe.sleeve !== 'balloon' ? 0 : 40 });
  const shape = collar === 'band' ? 'crew' : collar;
  layNeckInside(cutter, shape, body);
  const flow = [
    ...fan(recipe.seed + 9, [60, 120], [84, 100], 4, 380, 5, 15),
    ...fan(recipe.seed + 10, [-60, 120], [80, 96], 4, 380, 5, 15),
  ];
  layBody(cutter, shape, body, { creases: flow, drape: 1.25, drapeSize: 58 });
  if (cutter.side === 'front' && collar === 'band') {
    layBandCollar(cutter, body.neck);
    layBow(cutter);
  } else if (collar === 'band') layBandCollar(cutter, body.neck);
  else layNeckBand(cutter, shape, body, 9);
}

export function cutVest(cutter: Cutter): void {
  const { recipe } = cutter;
  const knitted = cutter.weave.crumple === 0 && recipe.fabric.endsWith('knit');
  const body = measure(recipe, {
    neck: 74,
    shoulder: 156,
    slope: 36,
    armhole: 270,
    chest: 180,
    waist: 172,
    hem: 184,
    hemY: knitted ? 560 : 590,
    hemDrop: knitted ? 4 : 10,
  });
  layNeckInside(cutter, 'v-neck', body);
  if (knitted) layHemRib(cutter, body, 50);
  layBody(cutter, recipe.collar ?? 'v-neck', body);
  const armhole: readonly Point[] = [
    [body.shoulder - 3, body.slope + 2],
    [body.shoulder - 20, body.slope + 116],
    [body.chest - 4, body.armhole - 4],
  ];
  if (knitted) {
    layNeckBand(cutter, recipe.collar ?? 'v-neck', body, 22);
    stitchPair(cutter, armhole, 0.4);
    return;
  }
  stitchPair(
    cutter,
    armhole.map(([x, y]): Point => [x - 9, y]),
    0.35,
  );
  if (cutter.side === 'back') return;
  lay(
    cutter,
    [
      [-12, 184, 'c'],
      [13, 178, 'c'],
      [15, body.hemY + 8, 'c'],
      [-10, body.hemY + 10, 'c'],
    ],
    { depth: 0, drape: 0.2, lift: 4 },
  );
  for (let y = 206; y < body.hemY - 20; y += 72) button(cutter, 2, y, 8);
  for (const sign of [-1, 1])
    layTab(cutter, [
      [sign * 62, 400],
      [sign * 142, 392],
      [sign * 144, 414],
      [sign * 64, 422],
    ]);
}

function layPlacket(cutter: Cutter, body: BodyMeasures, top: number): void {
  const bottom = body.hemY + body.hemDrop;
  lay(
    cutter,
    [
      [-15, top, 'c'],
      [17, top, 'c'],
      [17, bottom - 1, 'c'],
      [-15, bottom - 1, 'c'],
    ],
    { depth: 0, drape: 0.25, lift: 3.5, roll: 1.8 },
  );
  stitch(
    cutter,
    [
      [-10, top + 4],
      [-10, bottom - 6],
    ],
    0.35,
  );
  stitch(
    cutter,
    [
      [12, top + 4],
      [12, bottom - 6],
    ],
    0.35,
  );
  for (let y = top + 32; y < bottom - 60; y += 84) button(cutter, 1, y, 5.6);
}

function layChestPocket(cutter: Cutter, x: number, y: number, width: number): void {
  layTab(
    cutter,
    [
      [x, y],
      [x + width, y],
      [x + width, y + 88],
      [x + width / 2, y + 108],
      [x, y + 88],
    ],
    3.5,
  );
  stitch(
    cutter,
    [
      [x + 4, y + 14],
      [x + width - 4, y + 14],
    ],
    0.35,
  );
}

function layBow(cutter: Cutter): void {
  for (const [spread, length] of [
    [26, 330],
    [-30, 292],
  ] as const) {
    const tail: readonly Point[] = [
      [-8, 84, 'c'],
      [10, 84, 'c'],
      [spread + 22, 84 + length * 0.6],
      [spread + 28, 84 + length, 'c'],
      [spread - 20, 84 + length + 14, 'c'],
      [spread * 0.4 - 8, 84 + length * 0.5],
    ];
    lay(cutter, tail, { depth: 0.2, drape: 1.2, drapeSize: 30, lift: 8 });
  }
  layPair(
    cutter,
    [
      [4, 78, 'c'],
      [50, 44],
      [104, 62],
      [96, 104],
      [50, 112],
      [4, 96, 'c'],
    ],
    (sign) => ({
      grain: 60 * sign,
      depth: 0.25,
      drape: 0.6,
      drapeSize: 26,
      lift: 8,
      creases: fan(cutter.recipe.seed, [sign * 4, 86], sign === 1 ? [-24, 24] : [156, 204], 4, 90, 5, 7),
    }),
  );
  lay(
    cutter,
    [
      [-13, 70],
      [14, 70],
      [15, 102],
      [-12, 104],
    ],
    { depth: 0.4, drape: 0.2, lift: 5 },
  );
}

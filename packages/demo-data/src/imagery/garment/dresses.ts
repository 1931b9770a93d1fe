import { fan, flutes } from '../cloth/relief.ts';
import { band, curve, type Point } from '../raster/outline.ts';
import { layBody, layNeckBand, layNeckInside } from './bodice.ts';
import { layShirtCollar } from './collars.ts';
import { button, lay, layWhole, seamPair, stitch, type Cutter } from './cutter.ts';
import { layTrouserLegs } from './legs.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';

export function cutDress(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const body = measure(
    { ...recipe, length: 1, flare: 1 },
    { neck: 80, shoulder: 176, slope: 44, armhole: 214, chest: 168, waist: 138, waistY: 380, hem: 136, hemY: 402, hemDrop: 6 },
  );
  const collar = recipe.collar ?? (['crew', 'boat', 'v-neck', 'point'] as const)[recipe.seed % 4] ?? 'crew';
  const shape = collar === 'point' ? 'crew' : collar;
  laySleeves(cutter, recipe.sleeve ?? (['short', 'balloon', 'half', 'cap'] as const)[recipe.seed % 4] ?? 'short', body);
  layFullSkirt(cutter, body.hem, body.hemY - 12, 560 * (recipe.length ?? 1), 150 * (recipe.flare ?? 1), 9);
  layNeckInside(cutter, shape, body);
  const gathered = [
    ...fan(recipe.seed + 4, [-70, body.hemY], [250, 286], 5, 110, 4.5, 6),
    ...fan(recipe.seed + 5, [70, body.hemY], [254, 290], 5, 110, 4.5, 6),
  ];
  layBody(cutter, shape, body, {
    creases: [
      ...gathered,
      ...fan(recipe.seed + 2, [body.chest - 6, body.armhole], [160, 112], 3, 150, 5, 11),
      ...fan(recipe.seed + 3, [8 - body.chest, body.armhole], [20, 68], 3, 150, 5, 11),
    ],
    drape: 0.7,
  });
  layWaistband(cutter, body.hem, body.hemY, 26);
  if (side === 'front' && collar === 'point') for (let y = 110; y < body.hemY - 10; y += 62) button(cutter, 0, y, 5.4);
  if (collar === 'point') layShirtCollar(cutter, body.neck, false);
  else layNeckBand(cutter, shape, body, 9);
}

export function cutSlipDress(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const length = 860 * (recipe.length ?? 1);
  const hem = 150 + 84 * (recipe.flare ?? 1);
  const width = 0.45 + 0.55 * (recipe.width ?? 1);
  const cowl = recipe.collar === 'scoop' || (!recipe.collar && recipe.seed % 2 === 0);
  const top: readonly Point[] =
    side === 'back'
      ? [
          [0, 214],
          [60, 196],
          [118 * width, 160, 'c'],
        ]
      : cowl
        ? [
            [0, 168],
            [44, 146],
            [84 * width, 78, 'c'],
          ]
        : [
            [0, 164, 'c'],
            [40, 138],
            [84 * width, 76, 'c'],
          ];
  if (side === 'front')
    layWhole(
      cutter,
      [
        [0, 196],
        [70, 180],
        [124 * width, 150, 'c'],
        [118, 240],
        [0, 250],
      ],
      { role: 'lining', shade: 0.5, depth: 0, lift: 0 },
    );
  for (const sign of [-1, 1]) {
    const strap: readonly Point[] =
      side === 'front'
        ? [
            [sign * 83 * width, 82],
            [sign * 80, 20],
            [sign * 70, -36],
          ]
        : [
            [sign * 104 * width, 170],
            [sign * 86, 60],
            [sign * 70, -36],
          ];
    lay(cutter, band(curve(strap, false), 6), { role: 'trim', depth: 0.5, drape: 0, roll: 2, lift: 3 }, false);
  }
  const draped =
    cowl && side === 'front'
      ? [...fan(recipe.seed + 7, [-74, 96], [24, 66], 4, 190, 8, 13), ...fan(recipe.seed + 8, [74, 96], [156, 114], 4, 190, 8, 13)]
      : [...fan(recipe.seed + 7, [-60, 190], [62, 110], 3, 170, 5, 13), ...fan(recipe.seed + 8, [60, 190], [118, 70], 3, 170, 5, 13)];
  const hips = [
    ...fan(recipe.seed + 11, [128 * width, 380], [166, 112], 4, 210, 6, 13),
    ...fan(recipe.seed + 12, [-128 * width, 380], [14, 68], 4, 210, 6, 13),
  ];
  layWhole(
    cutter,
    [
      ...top,
      [122 * width, 130],
      [136 * width, 210],
      [122 * width, 360],
      [146 * width, 510],
      [lerpHem(hem, 0.55, width), 690],
      [hem, length, 'c'],
      [hem * 0.5, length + 16],
      [0, length + 20],
    ],
    {
      depth: 0.36,
      drape: 0.95,
      drapeSize: 104,
      creases: [...draped, ...hips],
      reliefs: [flutes(cutter.noise, [0, -240], 0.13, 9 * cutter.weave.drape, 640, 420)],
    },
  );
  stitch(
    cutter,
    [
      [-hem + 5, length - 14],
      [0, length + 6],
      [hem - 5, length - 14],
    ],
    0.25,
  );
}

export function cutJumpsuit(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const body = measure(
    { ...recipe, length: 1, flare: 1 },
    { neck: 78, shoulder: 184, slope: 46, armhole: 220, chest: 172, waist: 146, waistY: 376, hem: 146, hemY: 396, hemDrop: 4 },
  );
  const collar = recipe.collar ?? 'camp';
  laySleeves(cutter, recipe.sleeve ?? (recipe.seed % 2 === 0 ? 'short' : 'long'), body, { hemStitch: true, slim: 1.06 });
  layTrouserLegs(cutter, {
    top: body.hemY - 10,
    waist: body.hem,
    hip: 178,
    hipY: body.hemY + 140,
    length: 580 * (recipe.length ?? 1),
    hem: 96 * (recipe.flare ?? 1) + 20,
    rise: 186,
  });
  const shape = collar === 'point' ? 'crew' : collar;
  layNeckInside(cutter, shape, body);
  layBody(cutter, shape, body, { drape: 0.9 });
  if (side === 'front') {
    seamPair(cutter, [
      [0, 176],
      [1, 300],
      [0, body.hemY + 150],
    ]);
    for (let y = 196; y < body.hemY - 8; y += 56) button(cutter, 2, y, 6);
  }
  layWaistband(cutter, body.hem, body.hemY, 30);
  if (collar === 'camp' || collar === 'point') layShirtCollar(cutter, body.neck, collar === 'camp');
  else layNeckBand(cutter, shape, body, 9);
}

/** A skirt gathered or cut to swing: `opening` is how much wider the hem is than the waist, on each side. */
export function layFullSkirt(cutter: Cutter, waist: number, top: number, length: number, opening: number, folds: number): void {
  const pivotY = top - (waist * length) / Math.max(opening, 20);
  const pivot = [0, pivotY] as const;
  const reach = length / 2 + (top - pivotY);
  const pitch = Math.atan2(waist + opening, top + length - pivotY) / (folds / 2);
  const swing = opening * 0.09;
  layWhole(
    cutter,
    [
      [0, top],
      [waist * 0.6, top - 2],
      [waist, top - 4, 'c'],
      [waist + opening * 0.42, top + length * 0.36],
      [waist + opening, top + length, 'c'],
      [(waist + opening) * 0.7, top + length + swing],
      [(waist + opening) * 0.32, top + length + swing * 1.5],
      [0, top + length + swing * 1.2],
    ],
    {
      depth: 0.3,
      drape: 0.5,
      lift: 6,
      fan: { pivot, perRadian: reach },
      reliefs: [flutes(cutter.noise, pivot, pitch, 10 * (0.5 + 0.5 * cutter.weave.drape), top - pivotY, length * 0.8)],
      creases: [
        ...fan(cutter.recipe.seed + 21, [-waist * 0.6, top + 6], [80, 100], 5, 150, 4, 6),
        ...fan(cutter.recipe.seed + 22, [waist * 0.6, top + 6], [80, 100], 5, 150, 4, 6),
      ],
    },
  );
  const end = waist + opening;
  stitch(
    cutter,
    [
      [-end + 9, top + length - 15],
      [-end * 0.4, top + length + swing * 1.3 - 15],
      [end * 0.4, top + length + swing * 1.3 - 15],
      [end - 9, top + length - 15],
    ],
    0.25,
  );
}

export function layWaistband(cutter: Cutter, waist: number, y: number, height: number): void {
  layWhole(
    cutter,
    [
      [0, y - height * 0.4],
      [waist * 0.6, y - height * 0.5],
      [waist + 2, y - height * 0.8, 'c'],
      [waist + 2, y + height * 0.2, 'c'],
      [waist * 0.6, y + height * 0.5],
      [0, y + height * 0.6],
    ],
    { role: 'trim', depth: 0.24, drape: 0.25, lift: 4, roll: 2.6 },
  );
}

function lerpHem(hem: number, t: number, width: number): number {
  return 146 * width + (hem - 146 * width) * t * 0.85;
}

import { fan } from '../cloth/relief.ts';
import type { Point } from '../raster/outline.ts';
import { layBody, layNeckInside, type BodyMeasures } from './bodice.ts';
import { button, lay, layPair, layWhole, seam, seamPair, stitch, stitchPair, type Cutter } from './cutter.ts';
import { layNotchLapels, layShawl } from './lapels.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';
import { layTab } from './tab.ts';

export function cutBlazer(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 78,
    shoulder: 208,
    slope: 40,
    armhole: 236,
    chest: 190,
    waist: 172,
    waistY: 430,
    hem: 198,
    hemY: 690,
    hemDrop: 10,
  });
  const doubleBreasted = recipe.seed % 3 === 0;
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { slim: 1.08, reach: 1.06 });
  layJacket(cutter, body, doubleBreasted ? 300 : 360, doubleBreasted ? 62 : 26);
  if (cutter.side === 'back') {
    seam(cutter, [
      [0, 30],
      [3, 380],
      [0, body.hemY + 8],
    ]);
    return layCollar(cutter, body.neck, 360, 1);
  }
  seamPair(cutter, [
    [body.chest * 0.62, body.armhole + 30],
    [body.waist * 0.56, body.waistY],
    [body.waist * 0.6, body.hemY - 190],
  ]);
  layFlaps(cutter, body, body.hemY - 186);
  layTab(
    cutter,
    [
      [62, 250],
      [136, 238],
      [138, 258],
      [64, 270],
    ],
    2.5,
  );
  layCollar(cutter, body.neck, doubleBreasted ? 300 : 360, 1);
  const rows = doubleBreasted ? 2 : 1;
  for (let row = 0; row < rows + 1; row++) {
    const y = (doubleBreasted ? 340 : 396) + row * 96;
    button(cutter, doubleBreasted ? 40 : 4, y, 9.5);
    if (doubleBreasted) button(cutter, -48, y, 9.5);
  }
}

export function cutCoat(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 82,
    shoulder: 216,
    slope: 46,
    armhole: 262,
    chest: 206,
    waist: 202,
    waistY: 500,
    hem: 232,
    hemY: 980,
    hemDrop: 14,
  });
  const doubleBreasted = recipe.seed % 2 === 0;
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { slim: 1.2, reach: 1.14 });
  layJacket(cutter, body, doubleBreasted ? 320 : 380, doubleBreasted ? 74 : 28);
  if (cutter.side === 'back') {
    seam(cutter, [
      [0, 34],
      [3, 500],
      [0, body.hemY + 10],
    ]);
    layCollar(cutter, body.neck, 380, 1.25);
    layTab(
      cutter,
      [
        [-92, body.waistY + 4],
        [92, body.waistY],
        [92, body.waistY + 34],
        [-92, body.waistY + 38],
      ],
      5,
    );
    button(cutter, -78, body.waistY + 20, 8);
    return button(cutter, 78, body.waistY + 18, 8);
  }
  layFlaps(cutter, body, body.waistY + 86);
  layCollar(cutter, body.neck, doubleBreasted ? 320 : 380, 1.25);
  for (let row = 0; row < 3; row++) {
    const y = (doubleBreasted ? 372 : 414) + row * 118;
    button(cutter, doubleBreasted ? 50 : 5, y, 12);
    if (doubleBreasted) button(cutter, -62, y, 12);
  }
}

export function cutTrench(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 82,
    shoulder: 210,
    slope: 48,
    armhole: 256,
    chest: 200,
    waist: 178,
    waistY: 470,
    hem: 250,
    hemY: 960,
    hemDrop: 14,
  });
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { slim: 1.16, reach: 1.12 });
  layJacket(cutter, body, 296, 84);
  if (cutter.side === 'front') {
    lay(
      cutter,
      [
        [-34, 150, 'c'],
        [-206, 62, 'c'],
        [-204, 200],
        [-150, 268],
        [-60, 250, 'c'],
      ],
      { depth: 0.05, drape: 0.5, lift: 7, grain: 4 },
    );
    layCollar(cutter, body.neck, 296, 1.42);
    for (const y of [330, 404, 574, 660]) for (const x of [-72, 58]) button(cutter, x, y, 10);
    for (const sign of [-1, 1])
      layTab(
        cutter,
        [
          [sign * 92, 590],
          [sign * 116, 584],
          [sign * 150, 700],
          [sign * 126, 708],
        ],
        4,
      );
  } else {
    layWhole(
      cutter,
      [
        [0, 40],
        [130, 46],
        [196, 70, 'c'],
        [190, 210],
        [0, 262],
      ],
      { depth: 0.16, drape: 0.4, lift: 6 },
    );
    layCollar(cutter, body.neck, 296, 1.4);
    seam(cutter, [
      [0, body.waistY + 40],
      [2, 700],
      [0, body.hemY + 10],
    ]);
  }
  for (const sign of [-1, 1])
    layTab(
      cutter,
      [
        [sign * 96, 22],
        [sign * 200, 42],
        [sign * 200, 62],
        [sign * 98, 42],
      ],
      4,
    );
  layBelt(cutter, body);
}

export function cutHaori(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const length = 760 * (recipe.length ?? 1);
  const reach = 372 * (0.6 + 0.4 * (recipe.width ?? 1));
  const drop = 340 * (recipe.sleeve === 'wide' ? 1.14 : 1);
  const sleeve: readonly Point[] = [
    [150, 10, 'c'],
    [reach, 44, 'c'],
    [reach + 8, drop * 0.6],
    [reach - 2, drop + 20, 'c'],
    [reach - 60, drop + 34],
    [206, drop + 14, 'c'],
    [178, 210],
    [160, 120],
  ];
  layPair(cutter, sleeve, (sign) => ({
    grain: -5 * sign,
    axis: 82 * sign,
    depth: 0.16,
    drape: 0.9,
    drapeSize: 90,
    role: 'second',
    lift: 8,
    creases: fan(recipe.seed + sign, [sign * 190, 70], sign === 1 ? [14, 74] : [166, 106], 4, 240, 7, 14),
  }));
  if (side === 'back') {
    layWhole(
      cutter,
      [
        [0, 10],
        [60, 6],
        [84, -4, 'c'],
        [186, 12],
        [196, 30, 'c'],
        [190, 300],
        [206, length, 'c'],
        [100, length + 10],
        [0, length + 12],
      ],
      { depth: 0.2, drapeSize: 96, lift: 9 },
    );
    seam(cutter, [
      [0, 12],
      [2, length * 0.5],
      [0, length + 8],
    ]);
    return layWhole(
      cutter,
      [
        [0, -26],
        [58, -22],
        [82, -2, 'c'],
        [60, 14],
        [0, 18],
      ],
      { role: 'trim', depth: 0.2, drape: 0.1, lift: 5 },
    );
  }
  layWhole(
    cutter,
    [
      [0, -8],
      [60, -10, 'c'],
      [80, 300],
      [84, length - 8, 'c'],
      [0, length - 6],
    ],
    { role: 'lining', shade: 0.55, depth: 0, drape: 1, lift: 0 },
  );
  const front: readonly Point[] = [
    [62, 0, 'c'],
    [190, 22, 'c'],
    [186, 300],
    [208, length, 'c'],
    [120, length + 12],
    [52, length + 8, 'c'],
    [58, 360],
  ];
  layPair(cutter, front, (sign) => ({
    axis: 0,
    depth: 0.2,
    drapeSize: 84,
    lift: 9,
    creases: fan(recipe.seed + 4 + sign, [sign * 166, 90], sign === 1 ? [96, 128] : [84, 52], 3, 260, 6, 14),
  }));
  layWhole(
    cutter,
    [
      [0, -30],
      [50, -26],
      [80, -7, 'c'],
      [58, 12],
      [0, 6],
    ],
    { role: 'trim', shade: 0.9, depth: 0.1, drape: 0.1, lift: 3 },
  );
  layPair(
    cutter,
    [
      [46, 3, 'c'],
      [79, -8, 'c'],
      [88, 260],
      [92, length + 8, 'c'],
      [44, length + 6, 'c'],
      [52, 330],
    ],
    () => ({ role: 'trim', depth: 0.1, drape: 0.3, lift: 7, roll: 4 }),
  );
  const cord = (offset: number): readonly Point[] => [
    [-74, 300 + offset],
    [-24, 330 + offset],
    [24, 331 + offset],
    [74, 300 + offset],
  ];
  lay(cutter, [...cord(-4), ...[...cord(4)].reverse()], { role: 'rib', grain: 70, depth: 0.5, lift: 7 });
}

/** Body of a tailored front: the panel on top reaches `overlap` past the centre. */
function layJacket(cutter: Cutter, body: BodyMeasures, depth: number, overlap: number): void {
  layNeckInside(cutter, 'notch', { ...body });
  layBody(cutter, 'notch', body, { drapeSize: 100 });
  if (cutter.side === 'back') return;
  const { hemY, hemDrop, hem, waist, waistY, chest, armhole } = body;
  const panel: readonly Point[] = [
    [-overlap * 0.5, depth - 6, 'c'],
    [40, depth * 0.5],
    [body.neck + 10, 20, 'c'],
    [chest * 0.72, armhole * 0.6],
    [chest - 26, armhole + 10],
    [waist - 22, waistY],
    [hem - 20, hemY + 4, 'c'],
    [hem * 0.4, hemY + hemDrop + 2],
    [-overlap + 14, hemY + hemDrop + 2],
    [-overlap, hemY + hemDrop - 14, 'c'],
    [-overlap, waistY],
  ];
  lay(cutter, panel, {
    depth: 0.1,
    axis: 0,
    drapeSize: 100,
    roll: 3,
    lift: 7,
    creases: fan(cutter.recipe.seed + 12, [chest - 40, armhole + 20], [150, 106], 3, 210, 4, 14),
  });
  stitch(
    cutter,
    [
      [-overlap + 9, depth + 20],
      [-overlap + 8, waistY],
      [-overlap + 8, hemY - 10],
    ],
    0.22,
  );
}

function layCollar(cutter: Cutter, neck: number, depth: number, wide: number): void {
  if (cutter.recipe.collar === 'shawl') layShawl(cutter, neck, depth, wide);
  else layNotchLapels(cutter, neck, depth, wide);
}

function layFlaps(cutter: Cutter, body: BodyMeasures, y: number): void {
  for (const sign of [-1, 1]) {
    layTab(
      cutter,
      [
        [sign * 66, y + 8],
        [sign * (body.waist - 26), y],
        [sign * (body.waist - 22), y + 40],
        [sign * 68, y + 50],
      ],
      5,
    );
  }
}

function layBelt(cutter: Cutter, body: BodyMeasures): void {
  const { waist, waistY } = body;
  layWhole(
    cutter,
    [
      [0, waistY - 16],
      [waist - 40, waistY - 19],
      [waist + 5, waistY - 24, 'c'],
      [waist + 6, waistY + 18, 'c'],
      [waist - 40, waistY + 23],
      [0, waistY + 26],
    ],
    { depth: 0.2, drape: 0.4, grain: 90, axis: 0, lift: 7, roll: 3.4 },
  );
  stitchPair(
    cutter,
    [
      [0, waistY - 9],
      [waist, waistY - 16],
    ],
    0.3,
  );
  if (cutter.side === 'back') return;
  lay(
    cutter,
    [
      [6, waistY - 6, 'c'],
      [38, waistY - 10, 'c'],
      [58, waistY + 130],
      [66, waistY + 206, 'c'],
      [28, waistY + 212, 'c'],
      [18, waistY + 90],
    ],
    { depth: 0.2, drape: 0.6, drapeSize: 40, lift: 8 },
  );
  lay(
    cutter,
    [
      [-10, waistY - 24, 'c'],
      [44, waistY - 26, 'c'],
      [46, waistY + 34, 'c'],
      [-8, waistY + 36, 'c'],
    ],
    { role: 'handle', depth: 0.2, lift: 6, roll: 4 },
  );
  lay(
    cutter,
    [
      [3, waistY - 12, 'c'],
      [32, waistY - 13, 'c'],
      [33, waistY + 21, 'c'],
      [4, waistY + 22, 'c'],
    ],
    { depth: 0.1, drape: 0.3, lift: 2, shade: 0.82 },
  );
}

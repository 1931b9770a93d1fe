import type { BodyMeasures } from './bodice.ts';
import { button, lay, layWhole, seam, stitchPair, type Cutter } from './cutter.ts';
import { layCollar, layJacket } from './jacket.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';
import { layTab } from './tab.ts';

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

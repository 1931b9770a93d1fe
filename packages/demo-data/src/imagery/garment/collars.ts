import type { Point } from '../raster/outline.ts';
import { lay, layPair, layWhole, seamPair, stitchPair, type Cutter } from './cutter.ts';

/** The fall of a shirt collar; `open` spreads it for a camp collar, `reach` lengthens the points. */
export function layShirtCollar(cutter: Cutter, neck: number, open: boolean, reach = 1): void {
  if (cutter.side === 'back') {
    layWhole(
      cutter,
      [
        [0, -26],
        [neck * 0.7, -20],
        [neck + 4, 2],
        [neck + 16, 34, 'c'],
        [neck * 0.5, 22],
        [0, 20],
      ],
      { depth: 0.2, drape: 0.1, lift: 7, role: 'second' },
    );
    return;
  }
  if (!open)
    layPair(
      cutter,
      [
        [2, 84, 'c'],
        [22, 60],
        [neck - 8, -6, 'c'],
        [neck - 26, 8],
        [0, 62, 'c'],
      ],
      () => ({ depth: 0, drape: 0.1, shade: 0.86, lift: 3, role: 'second' }),
    );
  layStand(cutter, neck);
  const leaf: readonly Point[] = open
    ? [
        [6, 150, 'c'],
        [30, 70],
        [neck - 6, -22, 'c'],
        [neck + 18, 22],
        [neck + 50, 108 * reach, 'c'],
        [neck - 2, 128],
        [34, 178, 'c'],
      ]
    : [
        [3, 70, 'c'],
        [26, 40],
        [neck - 4, -26, 'c'],
        [neck + 20, 16],
        [neck + 24, 60],
        [neck - 4, 128 * reach, 'c'],
        [44, 100],
      ];
  layPair(cutter, leaf, (sign) => ({ grain: -32 * sign, depth: 0, drape: 0.25, roll: 4, lift: 9, role: 'second' }));
  const [tip] = open ? [[neck + 50, 108 * reach]] : [[neck - 4, 128 * reach]];
  if (tip)
    stitchPair(
      cutter,
      open
        ? [
            [36, 168, 'c'],
            [neck - 4, 120],
            [(tip[0] ?? 0) - 7, (tip[1] ?? 0) - 4, 'c'],
            [neck + 12, 24],
          ]
        : [
            [9, 76],
            [44, 92],
            [(tip[0] ?? 0) - 3, (tip[1] ?? 0) - 9, 'c'],
            [neck + 16, 58],
            [neck + 12, 22],
          ],
      0.3,
    );
}

/** A small standing band. */
export function layBandCollar(cutter: Cutter, neck: number): void {
  if (cutter.side === 'back') {
    layWhole(
      cutter,
      [
        [0, -26],
        [neck * 0.6, -22],
        [neck, -4, 'c'],
        [neck * 0.7, 14],
        [0, 16],
      ],
      { depth: 0.2, drape: 0.1, lift: 4 },
    );
    return;
  }
  layStand(cutter, neck);
  layPair(
    cutter,
    [
      [1, 56, 'c'],
      [1, 84, 'c'],
      [neck * 0.66, 56],
      [neck + 6, 0, 'c'],
      [neck + 1, -16],
      [neck - 8, -28, 'c'],
      [neck * 0.62, 24],
    ],
    (sign) => ({ grain: -30 * sign, depth: 0, drape: 0.1, roll: 3, lift: 5 }),
  );
}

/** A tube of ribbing: a mock neck, or a turtle neck folded over. */
export function layHighNeck(cutter: Cutter, neck: number, folded: boolean): void {
  const top = folded ? -64 : -34;
  layWhole(
    cutter,
    [
      [0, top - 4],
      [neck * 0.72, top - 6],
      [neck * 0.84, top + 2, 'c'],
      [neck * 0.8, top + 16],
      [0, top + 22],
    ],
    { role: 'rib', shade: 0.42, depth: 0, lift: 0 },
  );
  layWhole(
    cutter,
    [
      [0, top + 12],
      [neck * 0.66, top + 8],
      [neck * 0.86, top, 'c'],
      [neck * 0.96, -8],
      [neck + 9, 15, 'c'],
      [neck * 0.64, 42],
      [0, 48],
    ],
    { role: 'rib', depth: 0.5, drape: 0.4, lift: 6 },
  );
  if (folded)
    layWhole(
      cutter,
      [
        [0, top + 12],
        [neck * 0.66, top + 8],
        [neck * 0.9, top - 2, 'c'],
        [neck * 1.02, top + 34],
        [neck * 1.0, top + 62, 'c'],
        [neck * 0.6, top + 74],
        [0, top + 78],
      ],
      { role: 'rib', depth: 0.55, drape: 0.4, lift: 9, roll: 4 },
    );
}

/** Turned-back lapels with an upper collar; `depth` is where they meet, `wide` how broad they are. */
export function layNotchLapels(cutter: Cutter, neck: number, depth: number, wide: number): void {
  if (cutter.side === 'back') {
    layWhole(
      cutter,
      [
        [0, -24],
        [neck * 0.7, -18],
        [neck + 6, 2],
        [neck + 20, 42, 'c'],
        [neck * 0.5, 30],
        [0, 28],
      ],
      { depth: 0.2, drape: 0.15, lift: 8 },
    );
    return;
  }
  layStand(cutter, neck);
  const notch = depth * 0.36;
  const lapel: readonly Point[] = [
    [2, depth, 'c'],
    [20, depth * 0.72],
    [neck - 26, notch * 0.5, 'c'],
    [neck - 2, notch - 22],
    [neck + 6, notch - 8, 'c'],
    [neck + 66 * wide, notch - 2, 'c'],
    [neck + 40 * wide, depth * 0.56],
    [neck * 0.42, depth * 0.88],
  ];
  layPair(cutter, lapel, (sign) => ({ grain: -14 * sign, depth: 0, drape: 0.35, roll: 4.5, lift: 13 }));
  const collar: readonly Point[] = [
    [neck - 30, notch * 0.62, 'c'],
    [neck - 34, 30],
    [neck - 12, -26, 'c'],
    [neck + 16, 6],
    [neck + 44 * wide, notch * 0.56, 'c'],
    [neck + 5, notch - 10, 'c'],
  ];
  layPair(cutter, collar, (sign) => ({ grain: -40 * sign, depth: 0, drape: 0.2, roll: 4.5, lift: 8 }));
  seamPair(cutter, [
    [neck - 30, notch * 0.6],
    [neck - 6, notch - 22],
    [neck + 4, notch - 10],
  ]);
}

/** A shawl collar rolling from the neck down to the front without a notch. */
export function layShawl(cutter: Cutter, neck: number, depth: number, wide: number): void {
  if (cutter.side === 'back') {
    layWhole(
      cutter,
      [
        [0, -28],
        [neck * 0.7, -22],
        [neck + 10, 2],
        [neck + 26, 50, 'c'],
        [neck * 0.5, 38],
        [0, 36],
      ],
      { depth: 0.2, drape: 0.15, lift: 9 },
    );
    return;
  }
  layStand(cutter, neck);
  const roll: readonly Point[] = [
    [1, depth, 'c'],
    [14, depth * 0.66],
    [neck - 30, 40],
    [neck - 14, -28, 'c'],
    [neck + 22, 8],
    [neck + 50 * wide, depth * 0.28],
    [neck + 40 * wide, depth * 0.52],
    [neck * 0.5, depth * 0.84],
  ];
  layPair(cutter, roll, (sign) => ({ grain: -20 * sign, depth: 0, drape: 0.4, roll: 7, lift: 14 }));
}

/** The part of a collar that stands behind the neck and joins its two sides. */
function layStand(cutter: Cutter, neck: number): void {
  layWhole(
    cutter,
    [
      [0, -27],
      [neck * 0.6, -30],
      [neck - 8, -29, 'c'],
      [neck + 10, 4, 'c'],
      [neck * 0.6, 9],
      [0, 12],
    ],
    { depth: 0.1, drape: 0.1, shade: 0.8, lift: 3, grain: 90, axis: 0 },
  );
}

/** A tab of cloth: pocket, flap, epaulette, loop. Corners given clockwise. */
export function layTab(cutter: Cutter, corners: readonly (readonly [number, number])[], lift = 4, grain = 0): void {
  lay(
    cutter,
    corners.map(([x, y]): Point => [x, y, 'c']),
    { depth: 0, drape: 0.3, roll: 2.6, lift, grain },
  );
}

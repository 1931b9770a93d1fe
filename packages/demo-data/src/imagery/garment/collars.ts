import type { Point } from '../raster/outline.ts';
import { layStand } from './collar-stand.ts';
import { layPair, layWhole, stitchPair, type Cutter } from './cutter.ts';

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

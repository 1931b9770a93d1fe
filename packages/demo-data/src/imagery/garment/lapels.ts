import type { Point } from '../raster/outline.ts';
import { layStand } from './collar-stand.ts';
import { layPair, layWhole, seamPair, type Cutter } from './cutter.ts';

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

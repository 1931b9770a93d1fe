import { layWhole, type Cutter } from './cutter.ts';

/** The part of a collar that stands behind the neck and joins its two sides. */
export function layStand(cutter: Cutter, neck: number): void {
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

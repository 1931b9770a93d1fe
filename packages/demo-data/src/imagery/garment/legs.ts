import { fan, type Relief } from '../cloth/relief.ts';
import { mirrored, type Point } from '../raster/outline.ts';
import { lay, stitchPair, type Cutter } from './cutter.ts';

export type LegMeasures = {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly hipY: number;
  readonly length: number;
  readonly hem: number;
  readonly rise: number;
  readonly pressed?: boolean;
};

/** Two legs hanging from `top`, the wearer's left over the right at the fork. */
export function layTrouserLegs(cutter: Cutter, measures: LegMeasures): void {
  const { top, waist, hip, hipY, length, hem, rise, pressed } = measures;
  const end = top + length;
  const fork = top + rise;
  const middle = 12 + hem * 0.98;
  const knee = fork + (end - fork) * 0.42;
  const leg: readonly Point[] = [
    [-4, top - 2, 'c'],
    [waist, top - 4, 'c'],
    [hip, hipY],
    [(hip + middle + hem) / 2 + 3, knee],
    [middle + hem, end, 'c'],
    [middle, end + 6],
    [middle - hem, end + 2, 'c'],
    [(10 + middle - hem) / 2 + 2, knee],
    [5, fork, 'c'],
    [-3, fork - 90],
  ];
  for (const sign of [-1, 1] as const) {
    const { seed } = cutter.recipe;
    const pulls = [
      ...fan(seed + 3 + sign, [sign * 16, fork - 12], sign === 1 ? [-30, 36] : [210, 144], 5, 160, 6.5, 11),
      ...fan(seed + 5 + sign, [sign * (middle - hem * 0.6), knee], sign === 1 ? [-30, 28] : [210, 152], 4, 130, 5, 12),
      ...fan(seed + 8 + sign, [sign * middle, end - 60], [200, 340], 3, 110, 3, 12),
    ];
    lay(cutter, sign === 1 ? leg : mirrored(leg), {
      grain: -2.5 * sign,
      axis: -2.5 * sign,
      depth: 0.36,
      drapeSize: 74,
      lift: sign === 1 ? 7 : 5,
      role: sign === 1 ? 'main' : 'second',
      creases: pulls,
      reliefs: pressed ? [pressedLine(sign, middle, hip * 0.56, top, end)] : [],
    });
  }
  stitchPair(
    cutter,
    [
      [middle - hem + 3, end - 14],
      [middle, end - 10],
      [middle + hem - 3, end - 15],
    ],
    0.4,
  );
}

function pressedLine(sign: number, foot: number, hip: number, top: number, end: number): Relief {
  return (x, y) => {
    const t = (y - top) / (end - top);
    const line = sign * (hip + (foot - hip) * t);
    const distance = (x - line) / 7;
    return t < 0.06 ? 0 : 5.5 * Math.exp(-(Math.abs(distance) ** 1.5)) * Math.min(1, (t - 0.06) * 6);
  };
}

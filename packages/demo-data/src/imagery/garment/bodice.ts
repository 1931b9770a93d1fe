import type { Collar } from '../../vocabulary/index.ts';
import { fan } from '../cloth/relief.ts';
import { band, curve, mirrored, type Point } from '../raster/outline.ts';
import { label, lay, layWhole, seamPair, type Cutter, type PartOptions } from './cutter.ts';

/** The measures of an upper body, from the point where shoulder meets neck (y = 0), half widths from the centre. */
export type BodyMeasures = {
  readonly neck: number;
  readonly shoulder: number;
  readonly slope: number;
  readonly armhole: number;
  readonly chest: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  /** How much lower the hem is at the centre than at the sides. */
  readonly hemDrop: number;
};

/** The front (or back) edge of the neck opening: right half, from the centre to the shoulder. */
export function neckline(collar: Collar, measures: BodyMeasures, back: boolean): readonly Point[] {
  const { neck } = measures;
  if (back)
    return [
      [0, 14],
      [neck * 0.6, 9],
      [neck, 0, 'c'],
    ];
  switch (collar) {
    case 'v-neck':
    case 'camp':
      return [
        [0, 176, 'c'],
        [neck * 0.52, 84],
        [neck, 0, 'c'],
      ];
    case 'scoop':
      return [
        [0, 138],
        [neck * 0.66, 106],
        [neck * 0.98, 36],
        [neck, 0, 'c'],
      ];
    case 'boat':
      return [
        [0, 34],
        [neck * 0.6, 26],
        [neck, 0, 'c'],
      ];
    case 'mock':
    case 'turtle':
      return [
        [0, 34],
        [neck * 0.62, 24],
        [neck, 0, 'c'],
      ];
    case 'notch':
    case 'shawl':
      return [
        [0, 300, 'c'],
        [neck * 0.5, 130],
        [neck, 0, 'c'],
      ];
    default:
      return [
        [0, 76],
        [neck * 0.64, 56],
        [neck, 0, 'c'],
      ];
  }
}

/** The inside of the back, seen through the neck opening, with the woven label. Only a front view shows it. */
export function layNeckInside(cutter: Cutter, collar: Collar, measures: BodyMeasures): void {
  // A high neck hides its own inside.
  if (cutter.side === 'back' || collar === 'mock' || collar === 'turtle') return;
  const front = neckline(collar, measures, false);
  const deep = front[0]?.[1] ?? 76;
  layWhole(
    cutter,
    [
      [0, 6],
      [measures.neck * 0.6, 2],
      [measures.neck - 1, -3, 'c'],
      [measures.neck * 0.72, deep * 0.75],
      [0, deep + 22],
    ],
    {
      role: 'lining',
      shade: 0.5,
      lift: 0,
      depth: 0,
      drape: 0.25,
      roll: 1,
    },
  );
  if (deep > 40) label(cutter, collar === 'notch' || collar === 'shawl' ? 20 : 15);
}

/** Front or back of the body, cut with its neckline, with lines of tension from the armholes. */
export function layBody(cutter: Cutter, collar: Collar, measures: BodyMeasures, options: PartOptions = {}): void {
  const back = cutter.side === 'back';
  const { recipe } = cutter;
  const side = armSide(measures);
  const pulls = [
    ...fan(recipe.seed + 2, [measures.chest - 8, measures.armhole + 6], [150, 104], 4, 230, 5.5, 12),
    ...fan(recipe.seed + 5, [measures.hem - 16, measures.hemY - 90], [172, 226], 2, 190, 3, 13),
    ...fan(recipe.seed + 6, [measures.neck + 16, 40], [62, 96], 2, 250, 3.4, 14),
  ];
  const others = fan(recipe.seed + 3, [measures.chest - 8, measures.armhole + 6], [152, 100], 4, 220, 5.5, 12);
  layWhole(cutter, [...neckline(collar, measures, back), ...side], {
    creases: [...pulls, ...others.map((crease) => ({ ...crease, x: -crease.x, angle: 180 - crease.angle, bend: -crease.bend }))],
    ...options,
  });
  if (!back || recipe.category !== 'shirt') return;
  // A shirt's back hangs from a yoke.
  seamPair(cutter, [
    [0, 92],
    [measures.shoulder * 0.5, 92 + measures.slope * 0.1],
    [measures.shoulder - 6, measures.slope + 60],
  ]);
}

/** Right side from the shoulder tip round to the bottom centre. */
export function armSide(measures: BodyMeasures): readonly Point[] {
  const { shoulder, slope, armhole, chest, waist, waistY, hem, hemY, hemDrop, neck } = measures;
  return [
    [neck + (shoulder - neck) * 0.55, slope * 0.46],
    [shoulder, slope, 'c'],
    [shoulder - 15, slope + (armhole - slope) * 0.5],
    [chest, armhole, 'c'],
    [waist, waistY],
    [hem, hemY, 'c'],
    [hem * 0.55, hemY + hemDrop * 0.8],
    [0, hemY + hemDrop],
  ];
}

/** A band round the neck: ribbing or binding, front edge and, in front views, the back edge behind it. */
export function layNeckBand(cutter: Cutter, collar: Collar, measures: BodyMeasures, width: number): void {
  const back = cutter.side === 'back';
  const half = neckline(collar, measures, back);
  const ring = (points: readonly Point[], offset: number): void => {
    const right = points.map(([x, y, kind], i): Point =>
      kind && i > 0 ? [x - offset * 0.4, y - offset * 0.2, kind] : kind ? [x, y - offset, kind] : [x, y - offset],
    );
    const whole = [...mirrored(right).filter(([x]) => x !== 0), ...right];
    lay(cutter, band(curve(whole, false), width), { role: 'rib', depth: 0, drape: 0, roll: 3.4, lift: 4 }, false);
  };
  if (!back) {
    const { neck } = measures;
    lay(
      cutter,
      band(
        curve(
          [
            [-neck - 1, 1],
            [-neck * 0.6, 8],
            [neck * 0.6, 8],
            [neck + 1, 1],
          ],
          false,
        ),
        width * 0.7,
      ),
      { role: 'rib', depth: 0, drape: 0, roll: 2.4, lift: 2, shade: 0.78 },
      false,
    );
  }
  ring(half, width * 0.3);
}

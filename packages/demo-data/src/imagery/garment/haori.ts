import { fan } from '../cloth/relief.ts';
import type { Point } from '../raster/outline.ts';
import { lay, layPair, layWhole, seam, type Cutter } from './cutter.ts';

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

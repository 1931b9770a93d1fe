import { fan, type Crease } from '../cloth/relief.ts';
import { band, curve, type Point } from '../raster/outline.ts';
import { button, lay, layWhole, seam, stitch, stitchPair, type Cutter } from './cutter.ts';
import { layTab } from './tab.ts';

/** A tote with two handles, or a shoulder bag with a flap. */
export function cutBag(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const flap = recipe.fabric === 'leather' || recipe.seed % 3 === 0;
  const width = 238 * (recipe.width ?? 1);
  const height = (flap ? 360 : 520) * (recipe.length ?? 1);
  const foot = width * (flap ? 1.04 : 0.88);
  const handleTop = flap ? -330 : -250;
  const spread = flap ? width - 18 : width * 0.5;
  const arc = (lift: number, base: number): readonly Point[] => [
    [-spread, base],
    [-spread * 0.97, handleTop * 0.5 + lift],
    [-spread * 0.5, handleTop + lift],
    [spread * 0.5, handleTop + lift],
    [spread * 0.97, handleTop * 0.5 + lift],
    [spread, base],
  ];
  const handle = (points: readonly Point[], shade: number): void =>
    lay(cutter, band(curve(points, false), 24), { role: 'handle', depth: 0, drape: 0.2, roll: 5, lift: 8, shade }, false);
  handle(arc(22, 40), 0.6);
  if (!flap)
    layWhole(
      cutter,
      [
        [0, -12],
        [width - 6, -4, 'c'],
        [width - 4, 34],
        [0, 30],
      ],
      { role: 'lining', shade: 0.45, depth: 0, lift: 0 },
    );
  const slump = [
    ...fan(recipe.seed, [width - 12, 60], [150, 108], 4, 240, 9, 17),
    ...fan(recipe.seed + 1, [12 - width, 60], [30, 72], 4, 240, 9, 17),
    ...fan(recipe.seed + 2, [foot - 30, height - 20], [206, 262], 3, 200, 7, 15),
    ...fan(recipe.seed + 3, [30 - foot, height - 20], [278, 334], 3, 200, 7, 15),
  ];
  layWhole(
    cutter,
    [
      [0, 6],
      [width * 0.6, 3],
      [width, 0, 'c'],
      [width + 8, height * 0.5],
      [foot, height - 30],
      [foot - 26, height, 'c'],
      [foot * 0.5, height + 7],
      [0, height + 9],
    ],
    { depth: 0.34, drape: 0.6, drapeSize: 130, lift: 10, roll: 5, creases: slump },
  );
  stitchPair(
    cutter,
    [
      [0, 22],
      [width - 4, 16],
    ],
    0.6,
  );
  if (flap) {
    const drop = height * (side === 'front' ? 0.62 : 0.1);
    layWhole(
      cutter,
      [
        [0, -22],
        [width * 0.7, -20],
        [width + 6, -4, 'c'],
        [width + 4, drop * 0.6],
        [width * 0.8, drop],
        [0, drop + 14],
      ],
      { depth: 0.22, drape: 0.5, drapeSize: 120, lift: 14, roll: 5 },
    );
    stitch(
      cutter,
      [
        [-width + 8, 6],
        [-width + 8, drop * 0.6],
        [-width * 0.78, drop - 12],
        [0, drop + 2],
        [width * 0.78, drop - 12],
        [width - 8, drop * 0.6],
        [width - 8, 6],
      ],
      0.6,
    );
    if (side === 'front') button(cutter, 0, drop - 26, 13, true);
    return;
  }
  seam(cutter, [
    [-foot + 6, height - 92],
    [0, height - 80],
    [foot - 6, height - 92],
  ]);
  handle(
    side === 'front' ? [[-spread - 4, 150], ...arc(0, 0), [spread + 4, 150]] : [[-spread - 4, 120], ...arc(4, 0), [spread + 4, 120]],
    1,
  );
  for (const sign of [-1, 1]) {
    const x = sign * (spread + 2);
    stitch(
      cutter,
      [
        [x - 8, 96, 'c'],
        [x + 8, 96, 'c'],
        [x + 8, 140, 'c'],
        [x - 8, 140, 'c'],
        [x - 8, 96, 'c'],
      ],
      0.8,
    );
  }
}

/** A long scarf hung round an unseen neck: a loop, one end over the other, fringed. */
export function cutScarf(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const length = 760 * (recipe.length ?? 1);
  const width = 92 * (recipe.width ?? 1);
  const fringe = recipe.fabric.startsWith('silk') ? 0 : 54;
  const end = (x: number, y: number, tilt: number): void => {
    if (fringe === 0) return;
    for (let strand = -width + 4; strand < width; strand += 8.5) {
      const sway = (cutter.random() - 0.5) * 12;
      layTab(
        cutter,
        [
          [x + strand - 2.6, y - 14],
          [x + strand + 2.6, y - 14],
          [x + strand + sway + tilt + 2.4, y + fringe],
          [x + strand + sway + tilt - 2.4, y + fringe + 3],
        ],
        2,
      );
    }
  };
  const tail = (shift: number, to: number, tilt: number): readonly Point[] => [
    [shift - 34, 30, 'c'],
    [shift + 50, 30, 'c'],
    [shift + width * 0.94 + tilt * 0.4, to * 0.42],
    [shift + width + tilt, to, 'c'],
    [shift + tilt, to + 5],
    [shift - width + tilt, to + 2, 'c'],
    [shift - width * 0.9 + tilt * 0.4, to * 0.44],
  ];
  const folds = (x: number): readonly Crease[] => [
    ...fan(recipe.seed + x, [x, 70], [78, 102], 5, 560, 8, 13),
    ...fan(recipe.seed + x + 2, [x, 300], [84, 97], 3, 420, 6, 15),
  ];
  if (side === 'back') {
    // Unwound and folded once lengthwise, as it comes out of its box.
    end(0, length, 0);
    lay(
      cutter,
      [
        [-width * 0.98, -60, 'c'],
        [width * 1.02, -64, 'c'],
        [width * 1.05, length * 0.5],
        [width, length, 'c'],
        [0, length + 4],
        [-width, length + 1, 'c'],
        [-width * 1.03, length * 0.45],
      ],
      { depth: 0.08, drape: 1, drapeSize: 70, lift: 9, roll: 6, creases: folds(0) },
    );
    lay(
      cutter,
      [
        [-width * 0.94, -66, 'c'],
        [width * 0.86, -70, 'c'],
        [width * 0.9, length * 0.3],
        [width * 0.84, length * 0.62, 'c'],
        [0, length * 0.62 + 5],
        [-width * 0.96, length * 0.62 + 2, 'c'],
        [-width * 0.98, length * 0.3],
      ],
      { depth: 0.08, drape: 1.1, drapeSize: 60, lift: 12, roll: 7, creases: folds(20) },
    );
    return;
  }
  end(-70, length, -10);
  lay(cutter, tail(-62, length, -14), { depth: 0.3, drape: 1.2, drapeSize: 44, lift: 9, roll: 5, creases: folds(-62) });
  end(84, length - 130, 12);
  lay(cutter, tail(74, length - 130, 14), { depth: 0.3, drape: 1.2, drapeSize: 44, lift: 11, roll: 5, creases: folds(74) });
  layWhole(
    cutter,
    [
      [0, -128],
      [96, -104],
      [150, -30],
      [112, 14],
      [60, -52],
      [0, -66],
    ],
    { depth: 0, drape: 0.8, drapeSize: 40, drapeAngle: 10, shade: 0.6, lift: 0, roll: 5 },
  );
  lay(
    cutter,
    [
      [-164, -40],
      [-130, -100],
      [-92, -84],
      [-30, 0],
      [60, 24],
      [124, -44],
      [104, -96],
      [140, -92],
      [170, -20],
      [140, 80],
      [60, 148],
      [-50, 150],
      [-136, 84],
    ],
    {
      depth: 0.3,
      axis: 90,
      drape: 1.1,
      drapeSize: 36,
      drapeAngle: 4,
      lift: 14,
      roll: 8,
      grain: 80,
      creases: [
        ...fan(recipe.seed + 5, [-140, -10], [0, 46], 6, 290, 10, 13),
        ...fan(recipe.seed + 6, [140, -10], [180, 140], 6, 280, 10, 13),
      ],
    },
  );
}

import type { Point } from '../raster/outline.ts';
import { button, seam, seamPair, stitch, stitchPair, type Cutter } from './cutter.ts';
import { layTrouserLegs } from './legs.ts';
import { layTab } from './tab.ts';
import { layWaist } from './waist.ts';

export function cutTrousers(cutter: Cutter): void {
  const { recipe } = cutter;
  const width = 0.4 + 0.6 * (recipe.width ?? 1);
  const waist = 134 * width;
  layWaist(cutter, waist, 0, 46, () =>
    layTrouserLegs(cutter, {
      top: 32,
      waist,
      hip: 172 * width,
      hipY: 190,
      length: 880 * (recipe.length ?? 1),
      hem: 84 * width * (0.6 + 0.4 * (recipe.flare ?? 1)),
      rise: 268,
      pressed: true,
    }),
  );
  layFly(cutter, 40, 236);
  seamPair(
    cutter,
    cutter.side === 'front'
      ? [
          [waist - 22, 52],
          [waist + 6, 120],
          [waist + 22, 186],
        ]
      : [
          [50, 110],
          [122, 104],
        ],
  );
  layLoops(cutter, waist);
  if (cutter.side === 'front') button(cutter, 3, 22, 7.5);
}

export function cutWideDenim(cutter: Cutter): void {
  const { recipe, side } = cutter;
  const width = 0.4 + 0.6 * (recipe.width ?? 1);
  const waist = 138 * width;
  const length = 860 * (recipe.length ?? 1);
  const hem = 132 * width * (0.5 + 0.5 * (recipe.flare ?? 1));
  layWaist(cutter, waist, 0, 48, () => layTrouserLegs(cutter, { top: 34, waist, hip: 180 * width, hipY: 196, length, hem, rise: 284 }));
  layFly(cutter, 44, 230);
  if (side === 'front') {
    seamPair(cutter, [
      [waist - 46, 52],
      [waist - 36, 92],
      [waist - 2, 122],
      [waist + 16, 126],
    ]);
    stitchPair(
      cutter,
      [
        [waist - 50, 52],
        [waist - 41, 96],
        [waist - 4, 128],
        [waist + 15, 133],
      ],
      0.8,
    );
    button(cutter, 3, 24, 8, true);
  } else {
    stitchPair(
      cutter,
      [
        [0, 122],
        [70, 100],
        [waist + 12, 90],
      ],
      0.8,
    );
    for (const sign of [-1, 1]) {
      layTab(
        cutter,
        [
          [sign * 36, 150],
          [sign * 122, 142],
          [sign * 124, 226],
          [sign * 82, 252],
          [sign * 38, 236],
        ],
        4,
      );
      stitch(
        cutter,
        [
          [sign * 42, 156],
          [sign * 116, 149],
          [sign * 118, 222],
          [sign * 82, 244],
          [sign * 44, 230],
          [sign * 42, 158],
        ].map(([x, y]): Point => [x ?? 0, y ?? 0, 'c']),
        0.8,
      );
    }
  }
  stitchPair(
    cutter,
    [
      [waist + 30, 200],
      [waist + 42, 520],
      [hem + 78 * width, length + 10],
    ],
    0.5,
  );
  layLoops(cutter, waist);
}

export function cutShorts(cutter: Cutter): void {
  const { recipe } = cutter;
  const width = 0.4 + 0.6 * (recipe.width ?? 1);
  const waist = 140 * width;
  layWaist(cutter, waist, 0, 48, () =>
    layTrouserLegs(cutter, {
      top: 34,
      waist,
      hip: 186 * width,
      hipY: 180,
      length: 396 * (recipe.length ?? 1),
      hem: 112 * width * (0.6 + 0.4 * (recipe.flare ?? 1)),
      rise: 262,
    }),
  );
  layFly(cutter, 44, 214);
  seamPair(
    cutter,
    cutter.side === 'front'
      ? [
          [waist - 24, 54],
          [waist + 4, 116],
          [waist + 24, 176],
        ]
      : [
          [48, 118],
          [124, 110],
        ],
  );
  layLoops(cutter, waist);
  if (cutter.side === 'front') button(cutter, 3, 24, 8);
}

function layFly(cutter: Cutter, top: number, bottom: number): void {
  seam(cutter, [
    [1, top],
    [3, bottom - 30],
    [2, bottom + 40],
  ]);
  if (cutter.side === 'front')
    stitch(
      cutter,
      [
        [27, top + 6],
        [28, bottom - 70],
        [20, bottom - 22],
        [4, bottom],
      ],
      0.55,
    );
}

function layLoops(cutter: Cutter, waist: number): void {
  for (const x of [-0.66, -0.3, 0.36, 0.7]) {
    const at = x * waist;
    // The waist dips in front, and the loops with it.
    const top = cutter.side === 'front' ? 10 - 22 * x * x : -6 - 6 * x * x;
    layTab(
      cutter,
      [
        [at - 5.5, top],
        [at + 5.5, top],
        [at + 6, 52],
        [at - 5, 52],
      ],
      3.5,
    );
  }
}

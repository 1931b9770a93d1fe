import { curve, lengthOf, mirrored, spacePath, type Polyline } from '../../geometry/polyline.ts';
import { interpolate } from '../../geometry/scalar.ts';
import type { Point, Vec3 } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { sides } from '../parts/bodice.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';
import { aroundTrunk } from '../placement.ts';

const underarm = 120;
const strapCm = 0.8;

/** A dress cut on the bias that hangs from two straps, with a dart to each side of the bust. */
export function slipDressPattern(recipe: CompleteRecipe): Pattern {
  const hem = 147 - (147 - 40) * recipe.length;
  const front = slipPiece('front', 1, recipe, hem, { centre: 124.5, tip: [9.2, 131] });
  const back = slipPiece('back', -1, recipe, hem, { centre: 116.5, tip: [8.4, 122] });
  return assemble({ kind: 'form', arms: false, legs: false }, [
    {
      pieces: [front, back],
      seams: [
        { edges: ['front.side-left', 'back.side-left'] },
        { edges: ['front.side-right', 'back.side-right'] },
        ...sides.map(([side]) => ({ edges: [`front.dart-${side}-low`, `front.dart-${side}-high`] as const })),
      ],
    },
    ...sides.map(([side, sign]) => strap(side, sign)),
  ]);
}

function slipPiece(
  name: 'front' | 'back',
  facing: 1 | -1,
  recipe: CompleteRecipe,
  hem: number,
  top: { centre: number; tip: Point },
): PatternPiece {
  const w = recipe.width;
  const hemQuarter = 27 + 17 * recipe.flare;
  const widths: (readonly [number, number])[] = [
    [hem, hemQuarter * w],
    [84, 25.4 * w],
    [104, 20.8 * w],
    [underarm, 21.8 * w],
  ];
  const quarter = (v: number) => interpolate(widths, v);
  const [tipU, tipV] = top.tip;
  const neck = curve([0, top.centre], [tipU * 0.55, top.centre + 0.8], [tipU - strapCm / 2, tipV]);
  const under: Point = [quarter(underarm), underarm];
  const armhole = curve([tipU + strapCm / 2, tipV], [tipU + 3.4, tipV - 6.5], under);
  const side: Polyline = [
    [quarter(104), 104],
    [quarter(94), 94],
    [quarter(84), 84],
    [hemQuarter * w, hem],
  ];
  // The bust dart is a wedge taken out of the side seam and pointing to the bust.
  const dart = { high: [quarter(116), 116.4] as Point, point: [13, 119.5] as Point, low: [quarter(112) + 0.6, 112.6] as Point };
  const bust =
    name === 'front'
      ? [
          { name: 'side-upper-left', line: [under, dart.high] },
          { name: 'dart-left-high', line: [dart.high, dart.point] },
          { name: 'dart-left-low', line: [dart.point, dart.low] },
          { name: 'side-left', line: [dart.low, ...side] },
        ]
      : [
          {
            name: 'side-upper-left',
            line: [
              under,
              [
                quarter(118),
                under[1] -
                  lengthOf([
                    [0, 0],
                    [0, 3.6],
                  ]),
              ] as Point,
            ],
          },
          { name: 'side-left', line: [[quarter(118), under[1] - 3.6] as Point, ...side] },
        ];
  const left = [
    { name: 'neck-left', line: neck },
    { name: 'tip-left', line: [neck[neck.length - 1] ?? top.tip, armhole[0] ?? top.tip] },
    { name: 'armhole-left', line: armhole },
    ...bust,
  ];
  const right = left.map(({ name: edge, line }) => ({ name: edge.replace('left', 'right'), line: mirrored(line) })).reverse();
  const corner = hemQuarter * w;
  return {
    name,
    layer: 'shell',
    grainDeg: 45,
    outline: [...left, { name: 'hem', line: curve([corner, hem], [0, hem - 7], [-corner, hem], 24) }, ...right],
    place: aroundTrunk(facing, quarter),
  };
}

/** From the front's tip over the shoulder to the back's, laid where it will lie and held on top of the shoulder. */
function strap(side: 'left' | 'right', sign: 1 | -1): PatternPart {
  const path: Vec3[] = [
    [9.2, 131, 11.2],
    [9, 137, 8.6],
    [8.8, 143.2, 3.6],
    [8.7, 145.8, -1.6],
    [8.7, 142.5, -7.4],
    [8.6, 134, -10.6],
    [8.4, 122, -12],
  ];
  const line = spacePath(path.map(([x, y, z]) => [sign * x, y, z] as const));
  const length = line.length * 0.955;
  const crown = length * 0.47;
  const half = strapCm / 2;
  const name = `strap-${side}`;
  return {
    pieces: [
      {
        name,
        layer: 'shell',
        grainDeg: 0,
        stiffness: 4,
        massShare: 14,
        outline: [
          {
            name: 'front',
            line: [
              [-half, 0],
              [half, 0],
            ],
          },
          {
            name: 'outer-front',
            line: [
              [half, 0],
              [half, crown],
            ],
          },
          {
            name: 'outer-back',
            line: [
              [half, crown],
              [half, length],
            ],
          },
          {
            name: 'back',
            line: [
              [half, length],
              [-half, length],
            ],
          },
          {
            name: 'inner-back',
            line: [
              [-half, length],
              [-half, crown],
            ],
          },
          {
            name: 'inner-front',
            line: [
              [-half, crown],
              [-half, 0],
            ],
          },
        ],
        creases: [
          {
            line: [
              [-half, crown],
              [half, crown],
            ],
            angleDeg: 180,
          },
        ],
        place: (u, v) => {
          const [x, y, z] = line.at((v / length) * line.length);
          return [x + sign * u, y, z];
        },
      },
    ],
    seams: [
      { edges: [`${name}.front`, `front.tip-${side}`] },
      { edges: [`${name}.back`, `back.tip-${side}`] },
      { edges: [`front.side-upper-${side}`, `back.side-upper-${side}`] },
    ],
  };
}

import { curve, lengthOf, mirrored, spacePath, type Polyline } from '../../geometry/polyline.ts';
import { lerp, smoothstep } from '../../geometry/scalar.ts';
import type { Point, Vec3 } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { sides } from '../parts/bodice.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';
import type { Place } from '../placement.ts';

/** Straight lengths: half the back's width, height of the shoulder fold, and where body and sleeve part, in cm. */
const shoulder = 147;
const underarm = 121;
const bandCm = 5.4;

/** A haori: straight lengths folded at the shoulder, square sleeves sewn to half their depth, and a band round neck and fronts. */
export function haoriPattern(recipe: CompleteRecipe): Pattern {
  const half = 30 * recipe.width;
  const hem = shoulder - (shoulder - 58) * recipe.length;
  const reach = half + (recipe.sleeve === 'short' || recipe.sleeve === 'half' ? 20 : 30);
  const back = backPiece(half, hem);
  const fronts = sides.map(([side, sign]) => frontPiece(side, sign, half, hem));
  return assemble({ kind: 'form', arms: true, legs: false, armDegrees: 36 }, [
    {
      pieces: [back, ...fronts],
      seams: sides.flatMap(([side]) => [
        { edges: [`front-${side}.shoulder`, `back.shoulder-${side}`] as const },
        { edges: [`front-${side}.side`, `back.side-${side}`] as const },
      ]),
    },
    ...sides.map(([side, sign]) => sleevePair(side, sign, half, reach)),
    neckBandOf(fronts[0], hem),
  ]);
}

/** Over the raised arms: beyond the shoulder cloth slopes down with them, below the underarm it goes round the trunk. */
function lyingPlace(facing: 1 | -1, half: number): Place {
  return (u, v) => {
    const out = Math.abs(u);
    const fall = Math.max(0, out - 15) * 0.75;
    const x = Math.sign(u) * (out > 15 ? 15 + (out - 15) * 0.88 : out);
    const away =
      out > 15 ? Math.max(1.2, Math.min(7, (shoulder - v) * 0.9)) : Math.max(1.2, Math.min(15 - out * 0.25, (shoulder + 1 - v) * 0.85));
    const over: Vec3 = [x, v - fall, facing * away - 1.6];
    const around = ((u / half) * Math.PI * 0.98) / 2;
    const below: Vec3 = [24 * Math.sin(around), v, facing * 17 * Math.cos(around)];
    const share = out <= half ? 1 - smoothstep(underarm - 14, underarm + 6, v) : 0;
    return [lerp(over[0], below[0], share), lerp(over[1], below[1], share), lerp(over[2], below[2], share)];
  };
}

function backPiece(half: number, hem: number): PatternPiece {
  const neck = curve([0, shoulder - 0.8], [6, shoulder - 0.8], [8.6, shoulder], 6);
  const edges: [string, Polyline][] = [
    ['neck', neck],
    [
      'shoulder',
      [
        [8.6, shoulder],
        [half, shoulder - 1.4],
      ],
    ],
    [
      'armhole',
      [
        [half, shoulder - 1.4],
        [half, underarm],
      ],
    ],
    [
      'side',
      [
        [half, underarm],
        [half + 0.5, hem],
      ],
    ],
  ];
  return {
    name: 'back',
    layer: 'shell',
    grainDeg: 0,
    outline: [
      ...edges.map(([name, line]) => ({ name: `${name}-left`, line })),
      {
        name: 'hem',
        line: [
          [half + 0.5, hem],
          [-half - 0.5, hem],
        ],
      },
      ...[...edges].reverse().map(([name, line]) => ({ name: `${name}-right`, line: mirrored(line) })),
    ],
    place: lyingPlace(-1, half),
  };
}

function frontPiece(side: 'left' | 'right', sign: 1 | -1, half: number, hem: number): PatternPiece {
  const outline: [string, Polyline][] = [
    [
      'shoulder',
      [
        [8.6, shoulder],
        [half, shoulder - 1.4],
      ],
    ],
    [
      'armhole',
      [
        [half, shoulder - 1.4],
        [half, underarm],
      ],
    ],
    [
      'side',
      [
        [half, underarm],
        [half + 0.5, hem],
      ],
    ],
    [
      'hem',
      [
        [half + 0.5, hem],
        [9.5, hem],
      ],
    ],
    [
      'front',
      [
        [9.5, hem],
        [9, 128],
        [8.6, shoulder],
      ],
    ],
  ];
  return {
    name: `front-${side}`,
    layer: 'shell',
    grainDeg: 0,
    outline: outline.map(([name, line]) => ({ name, line: line.map(([u, v]): Point => [sign * u, v]) })),
    place: lyingPlace(1, half),
  };
}

/** Front and back of one sleeve: open at the wrist above, closed below, free of the body under the arm. */
function sleevePair(side: 'left' | 'right', sign: 1 | -1, half: number, reach: number): PatternPart {
  const low = 98;
  const outline: [string, Polyline][] = [
    [
      'top',
      [
        [half, shoulder - 1.4],
        [reach, shoulder - 2.6],
      ],
    ],
    [
      'opening',
      [
        [reach, shoulder - 2.6],
        [reach, 122],
      ],
    ],
    [
      'wrist',
      [
        [reach, 122],
        [reach, low + 4],
      ],
    ],
    ['corner', curve([reach, low + 4], [reach, low], [reach - 4, low], 4)],
    [
      'bottom',
      [
        [reach - 4, low],
        [half, low],
      ],
    ],
    [
      'free',
      [
        [half, low],
        [half, underarm],
      ],
    ],
    [
      'armhole',
      [
        [half, underarm],
        [half, shoulder - 1.4],
      ],
    ],
  ];
  const piece = (facing: 'front' | 'back'): PatternPiece => ({
    name: `sleeve-${facing}-${side}`,
    layer: 'shell',
    grainDeg: 0,
    outline: outline.map(([name, line]) => ({ name, line: line.map(([u, v]): Point => [sign * u, v]) })),
    place: lyingPlace(facing === 'front' ? 1 : -1, half),
  });
  const closed = ['top', 'wrist', 'corner', 'bottom'] as const;
  return {
    pieces: [piece('front'), piece('back')],
    seams: [
      ...closed.map((edge) => ({ edges: [`sleeve-front-${side}.${edge}`, `sleeve-back-${side}.${edge}`] as const })),
      { edges: [`sleeve-front-${side}.armhole`, `front-${side}.armhole`] },
      { edges: [`sleeve-back-${side}.armhole`, `back.armhole-${side}`] },
    ],
  };
}

/** A doubled band from hem to hem round the neck. */
function neckBandOf(front: PatternPiece | undefined, hem: number): PatternPart {
  const frontCm = lengthOf(front?.outline.find(({ name }) => name === 'front')?.line ?? []);
  const neckCm = lengthOf(curve([0, shoulder - 0.8], [6, shoulder - 0.8], [8.6, shoulder], 6));
  const total = frontCm + neckCm;
  const lying = lyingPlace(1, 30);
  const rise = [hem, 80, 105, 122, 130, 138, 144].map((v): Vec3 => {
    const [x, y, z] = lying(8.2, v);
    return [x * 0.96, y, z + 0.8];
  });
  const behind: Vec3[] = [
    [-8.2, 147.2, -0.5],
    [-6.6, 147.6, -6],
    [0, 147.4, -8.6],
    [6.6, 147.6, -6],
    [8.2, 147.2, -0.5],
  ];
  const line = spacePath([...rise.map(([x, y, z]): Vec3 => [-x, y, z]), ...behind, ...rise.reverse()]);
  const piece: PatternPiece = {
    name: 'band',
    layer: 'trim',
    grainDeg: 90,
    stiffness: 5,
    outline: [
      {
        name: 'front-right',
        line: [
          [-total, 0],
          [-neckCm, 0],
        ],
      },
      {
        name: 'neck-right',
        line: [
          [-neckCm, 0],
          [0, 0],
        ],
      },
      {
        name: 'neck-left',
        line: [
          [0, 0],
          [neckCm, 0],
        ],
      },
      {
        name: 'front-left',
        line: [
          [neckCm, 0],
          [total, 0],
        ],
      },
      {
        name: 'end-left',
        line: [
          [total, 0],
          [total, bandCm],
        ],
      },
      {
        name: 'outer',
        line: [
          [total, bandCm],
          [-total, bandCm],
        ],
      },
      {
        name: 'end-right',
        line: [
          [-total, bandCm],
          [-total, 0],
        ],
      },
    ],
    place: (u, v) => {
      const [x, y, z] = line.at(((u + total) / (2 * total)) * line.length);
      const back = 1 - smoothstep(neckCm, neckCm + frontCm * 0.25, Math.abs(u));
      return [x * (1 - v * 0.07 * (1 - back)), y + v * back * 0.75, z + v * 0.12 * (1 - back) - v * 0.3 * back];
    },
  };
  return {
    pieces: [piece],
    seams: [
      { edges: ['band.front-right', 'front-right.front'] },
      { edges: ['band.neck-right', 'back.neck-right'] },
      { edges: ['band.neck-left', 'back.neck-left'] },
      { edges: ['band.front-left', 'front-left.front'] },
    ],
  };
}

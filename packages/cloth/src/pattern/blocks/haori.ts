import { curve, mirrored, type Polyline } from '../../geometry/polyline.ts';
import type { Point } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { sides } from '../parts/bodice.ts';
import { haoriBand, haoriHeights, haoriNeck, lyingPlace } from '../parts/haori-band.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';

const { shoulder, underarm } = haoriHeights;

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
    haoriBand(fronts[0], hem),
  ]);
}

function backPiece(half: number, hem: number): PatternPiece {
  const neck = haoriNeck;
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

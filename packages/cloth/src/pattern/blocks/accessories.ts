import { spacePath } from '../../geometry/polyline.ts';
import type { Point, Vec3 } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { patch } from '../parts/pockets.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';

/** A tote over a stuffed block: front, back, a gusset round sides and bottom, and two handles held up. */
export function bagPattern(recipe: CompleteRecipe): Pattern {
  const half: Vec3 = [18 * recipe.width, 17 * recipe.length, 5.5];
  const [w, h, d] = [half[0] + 0.8, 2 * half[1] + 2.5, half[2] + 0.6];
  const panel = (name: 'front' | 'back', facing: 1 | -1): PatternPiece => ({
    name,
    layer: 'shell',
    grainDeg: 0,
    stiffness: 2,
    outline: [
      {
        name: 'top',
        line: [
          [w, h],
          [-w, h],
        ],
      },
      {
        name: 'left',
        line: [
          [-w, h],
          [-w, 0],
        ],
      },
      {
        name: 'bottom',
        line: [
          [-w, 0],
          [w, 0],
        ],
      },
      {
        name: 'right',
        line: [
          [w, 0],
          [w, h],
        ],
      },
    ],
    place: (u, v) => [u, v + 0.4, facing * d],
  });
  const gusset = (name: string, sign: 1 | -1): PatternPiece => ({
    name,
    layer: 'shell',
    grainDeg: 0,
    stiffness: 2,
    outline: [
      {
        name: 'top',
        line: [
          [d, h],
          [-d, h],
        ],
      },
      {
        name: 'back',
        line: [
          [-d, h],
          [-d, 0],
        ],
      },
      {
        name: 'bottom',
        line: [
          [-d, 0],
          [d, 0],
        ],
      },
      {
        name: 'front',
        line: [
          [d, 0],
          [d, h],
        ],
      },
    ],
    place: (u, v) => [sign * w, v + 0.4, u],
  });
  const bottom: PatternPiece = {
    name: 'bottom',
    layer: 'shell',
    grainDeg: 0,
    stiffness: 4,
    outline: [
      {
        name: 'front',
        line: [
          [-w, d],
          [w, d],
        ],
      },
      {
        name: 'right',
        line: [
          [w, d],
          [w, -d],
        ],
      },
      {
        name: 'back',
        line: [
          [w, -d],
          [-w, -d],
        ],
      },
      {
        name: 'left',
        line: [
          [-w, -d],
          [-w, d],
        ],
      },
    ],
    place: (u, v) => [u, 0.4, v],
  };
  const panels = [panel('front', 1), panel('back', -1), gusset('gusset-left', 1), gusset('gusset-right', -1), bottom];
  const pocket = recipe.pockets.includes('patch')
    ? [patch({ side: 'left', piece: 'front', sign: 1 }, 'pocket-front', [-10, h - 9], 20, 17, 0)]
    : [];
  return assemble({ kind: 'block', half, centre: [0, half[1] + 0.2, 0] }, [
    {
      pieces: panels,
      seams: [
        { edges: ['front.right', 'gusset-left.front'] },
        { edges: ['front.left', 'gusset-right.front'] },
        { edges: ['back.right', 'gusset-left.back'] },
        { edges: ['back.left', 'gusset-right.back'] },
        { edges: ['bottom.front', 'front.bottom'] },
        { edges: ['bottom.back', 'back.bottom'] },
        { edges: ['bottom.right', 'gusset-left.bottom'] },
        { edges: ['bottom.left', 'gusset-right.bottom'] },
      ],
      applied: pocket,
    },
    handle('front', 1, d, h),
    handle('back', -1, d, h),
  ]);
}

/** A stiff loop over the top edge; its ends are sewn flat to the panel. */
function handle(panel: 'front' | 'back', facing: 1 | -1, depth: number, height: number): PatternPart {
  const arch = Array.from({ length: 25 }, (_, i): Vec3 => {
    const turn = (Math.PI * i) / 24;
    return [-9 * Math.cos(turn), height - 1 + 20 * Math.sin(turn) ** 0.8, facing * (depth + 0.6 - 3 * Math.sin(turn))];
  });
  const line = spacePath(arch);
  const name = `handle-${panel}`;
  const half = 1.3;
  const end = (u: number): Point => [u, height - 1];
  return {
    pieces: [
      {
        name,
        layer: 'trim',
        grainDeg: 0,
        stiffness: 12,
        outline: [
          {
            name: 'start',
            line: [
              [-half, 0],
              [half, 0],
            ],
          },
          {
            name: 'outer',
            line: [
              [half, 0],
              [half, line.length],
            ],
          },
          {
            name: 'end',
            line: [
              [half, line.length],
              [-half, line.length],
            ],
          },
          {
            name: 'inner',
            line: [
              [-half, line.length],
              [-half, 0],
            ],
          },
        ],
        place: (u, v) => {
          const [x, y, z] = line.at(v);
          const turn = (v / line.length) * Math.PI;
          return [x + u * Math.cos(turn), y - u * Math.sin(turn), z];
        },
      },
    ],
    pins: [`${name}.*`],
    applied: [-9, 9].map((u, i) => ({
      name: `${name}-tab-${i}`,
      layer: 'trim' as const,
      grainDeg: 0,
      base: panel,
      outline: [end(u - half), [u - half, height - 8], [u + half, height - 8], end(u + half)],
      bellyCm: 0.1,
      topStitchCm: 0.3,
    })),
  };
}

/** A long scarf laid round the neck with both ends in front; its edge is held at the nape. */
export function scarfPattern(recipe: CompleteRecipe): Pattern {
  const half = 11 * recipe.width;
  const hang = 62 * recipe.length;
  const front = (sign: 1 | -1): Vec3[] => [
    [sign * 9.5, 146 - hang, 14],
    [sign * 9.5, 112, 15],
    [sign * 9.2, 124, 16.5],
    [sign * 8.6, 134, 12],
    [sign * 8.2, 143, 6.5],
    [sign * 8, 149, 0.5],
    [sign * 6.2, 150.5, -6],
  ];
  const line = spacePath([...front(-1), [0, 150.8, -9.5], ...front(1).reverse()]);
  const total = line.length;
  const piece: PatternPiece = {
    name: 'scarf',
    layer: 'shell',
    grainDeg: 0,
    outline: [
      {
        name: 'end-right',
        line: [
          [half, 0],
          [-half, 0],
        ],
      },
      {
        name: 'edge-right',
        line: [
          [-half, 0],
          [-half, total * 0.43],
        ],
      },
      {
        name: 'neck',
        line: [
          [-half, total * 0.43],
          [-half, total * 0.57],
        ],
      },
      {
        name: 'edge-left',
        line: [
          [-half, total * 0.57],
          [-half, total],
        ],
      },
      {
        name: 'end-left',
        line: [
          [-half, total],
          [half, total],
        ],
      },
      {
        name: 'edge-outer',
        line: [
          [half, total],
          [half, 0],
        ],
      },
    ],
    place: (u, v) => {
      const [x, y, z] = line.at(v);
      const along = v / total;
      const behind = 1 - Math.min(1, Math.abs(along - 0.5) / 0.16);
      const side = along < 0.5 ? -1 : 1;
      // Gathered at the neck, spread in front.
      const narrow = 0.42 - 0.22 * Math.max(0, behind);
      const ripple = Math.sin(u * 1.25) * 1.1;
      return [
        x + side * u * narrow * (1 - Math.max(0, behind)),
        y + u * narrow * Math.max(0, behind),
        z + ripple * (1 - Math.max(0, behind)) - ripple * Math.max(0, behind),
      ];
    },
  };
  return assemble({ kind: 'form', arms: false, legs: false }, [{ pieces: [piece], pins: ['scarf.neck'] }]);
}

import { fabricPresets } from '../../drape/fabric-presets.ts';
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
  const interfacing = interfacingOf(recipe);
  const panel = (name: 'front' | 'back', facing: 1 | -1): PatternPiece => ({
    name,
    layer: 'shell',
    grainDeg: 0,
    stiffness: 2 * interfacing,
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
    stiffness: 2 * interfacing,
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
    stiffness: 4 * interfacing,
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
  return assemble({ kind: 'block', half, centre: [0, half[1] + 1, 0] }, [
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

/** How much stiffer than its own cloth a bag is: thin cloth is interfaced until it stands as leather does. */
function interfacingOf({ fabric }: CompleteRecipe): number {
  return Math.max(1, fabricPresets.leather.bending / fabricPresets[fabric].bending);
}

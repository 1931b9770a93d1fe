import { spacePath } from '../../geometry/polyline.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble } from '../assemble.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';

/** A long scarf laid round the neck with both ends in front; its edge is held at the nape. */
export function scarfPattern(recipe: CompleteRecipe): Pattern {
  const half = 6.5 * recipe.width;
  const hang = 62 * recipe.length;
  const front = (sign: 1 | -1): Vec3[] => [
    [sign * 9.5, 146 - hang, 14],
    [sign * 9.5, 112, 15],
    [sign * 9.2, 124, 16.5],
    [sign * 8.6, 134, 12],
    [sign * 8.2, 143, 6.5],
    [sign * 9, 150.6, 0.5],
    [sign * 8, 153, -6.8],
  ];
  const line = spacePath([...front(-1), [0, 152.6, -12], ...front(1).reverse()]);
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
      // Upright round the neck, spread in front.
      const narrow = 0.92 - 0.2 * Math.max(0, behind);
      const ripple = Math.sin(u * 0.7) * 0.4;
      return [
        // The edge that is up at the nape lies towards the middle in front.
        x - side * u * narrow * (1 - Math.max(0, behind)),
        y + u * narrow * Math.max(0, behind),
        z + ripple * (1 - Math.max(0, behind)) - ripple * Math.max(0, behind),
      ];
    },
  };
  return assemble({ kind: 'form', arms: false, legs: false }, [{ pieces: [piece], pins: ['scarf.neck'] }]);
}

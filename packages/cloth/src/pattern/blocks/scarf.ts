import { spacePath } from '../../geometry/polyline.ts';
import { add, mix, normalize, type Vec3 } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble } from '../assemble.ts';
import type { Pattern, PatternEdge, PatternPiece } from '../pattern.ts';

/** A long scarf laid round the neck as a shawl, with both ends in front; its inner edge is held at the nape. */
export function scarfPattern(recipe: CompleteRecipe): Pattern {
  const half = 6.5 * recipe.width;
  const hang = 62 * recipe.length;
  const front = (sign: 1 | -1): Vec3[] => [
    [sign * 9.5, 146 - hang, 14],
    [sign * 9.5, 112, 15],
    [sign * 9.2, 124, 16.5],
    [sign * 8.8, 134, 12.5],
    [sign * 9.4, 143, 7.2],
    [sign * 11.2, 147.4, -0.5],
    [sign * 9.2, 147.2, -7.5],
  ];
  const line = spacePath([...front(-1), [0, 146.2, -12.3], ...front(1).reverse()]);
  const total = line.length;
  const inner = (name: string, from: number, to: number): PatternEdge => ({
    name,
    line: [
      [half, total * from],
      [half, total * to],
    ],
  });
  const piece: PatternPiece = {
    name: 'scarf',
    layer: 'shell',
    grainDeg: 0,
    outline: [
      {
        name: 'end-right',
        line: [
          [-half, 0],
          [half, 0],
        ],
      },
      inner('edge-right', 0, 0.43),
      inner('neck', 0.43, 0.57),
      inner('edge-left', 0.57, 1),
      {
        name: 'end-left',
        line: [
          [half, total],
          [-half, total],
        ],
      },
      {
        name: 'edge-outer',
        line: [
          [-half, total],
          [-half, 0],
        ],
      },
    ],
    place: (u, v) => {
      const centre = line.at(v);
      const along = v / total;
      const behind = 1 - Math.min(1, Math.abs(along - 0.5) / 0.16);
      const side = along < 0.5 ? -1 : 1;
      const across = acrossAt(centre, side, behind);
      const ripple = Math.sin(u * 0.7) * 0.4 * (1 - behind);
      return add(add(centre, across, u * (0.92 - 0.06 * behind)), [0, 0, ripple]);
    },
  };
  return assemble({ kind: 'form', arms: false, legs: false }, [{ pieces: [piece], pins: ['scarf.neck'] }]);
}

/** From the outer to the inner edge: towards the middle in front, up and towards the neck where it lies on shoulders and nape. */
function acrossAt([x, , z]: Vec3, side: 1 | -1, behind: number): Vec3 {
  const inwards = normalize([-x, 0, -1.5 - z]);
  const lying = normalize(add([0, 0.85, 0], inwards, 0.5));
  return normalize(mix([-side, 0, 0], lying, behind));
}

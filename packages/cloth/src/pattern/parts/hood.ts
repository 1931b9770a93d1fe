import { curve, type Polyline } from '../../geometry/polyline.ts';
import { smoothstep } from '../../geometry/scalar.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { joinsOf, pathAlong, type PatternPart } from '../assemble.ts';
import type { PatternPiece } from '../pattern.ts';
import { sides } from './bodice.ts';

const heightCm = 33;

/** A hood of two halves sewn along the crown, put back behind the neck. Edges of a half: neck-back, neck-front, opening, crown. */
export function hood(body: readonly PatternPiece[]): PatternPart {
  const halves = sides.map(([side, sign]): PatternPiece => {
    const edges = [`back.neck-${side}`, `front.neck-${side}`] as const;
    const [back, front] = joinsOf(body, edges).map(([, length]) => length);
    const path = pathAlong(body, edges);
    const [backCm, total] = [back ?? 9, (back ?? 9) + (front ?? 13)];
    const crown: Polyline = [
      ...curve([total + 1.5, heightCm], [-6, heightCm + 5], [-7, heightCm * 0.45], 14),
      ...curve([-7, heightCm * 0.45], [-5, 4], [0, 0], 8).slice(1),
    ];
    return {
      name: `hood-${side}`,
      layer: 'shell',
      grainDeg: 0,
      // Two layers of cloth, and a hem round the opening.
      stiffness: 1.5,
      outline: [
        {
          name: 'neck-back',
          line: [
            [0, 0],
            [backCm, 0],
          ],
        },
        {
          name: 'neck-front',
          line: [
            [backCm, 0],
            [total, 0],
          ],
        },
        {
          name: 'opening',
          line: [
            [total, 0],
            [total + 1.5, heightCm],
          ],
        },
        { name: 'crown', line: crown },
      ],
      place: (u, v) => heldBack(path.at((Math.max(0, u) / total) * path.length), u, v, sign, total),
    };
  });
  return {
    pieces: halves,
    seams: [
      ...sides.flatMap(([side]) => [
        { edges: [`back.neck-${side}`, `hood-${side}.neck-back`] as const },
        { edges: [`front.neck-${side}`, `hood-${side}.neck-front`] as const },
      ]),
      { edges: ['hood-left.crown', 'hood-right.crown'] },
    ],
  };
}

/** Up from the neckline, then backwards and down the back: the crown's seam lies on the middle, the sides bulge out between it and the opening. */
function heldBack([x, y, z]: Vec3, u: number, v: number, sign: 1 | -1, total: number): Vec3 {
  const up = Math.min(v, 5);
  const away = Math.max(0, v - 5);
  const share = smoothstep(0, 9, v);
  const fromCrown = Math.min(1, Math.max(0, Math.min(u + 7, heightCm + 3 - v) / 12));
  const bulge = sign * (0.3 + 9.5 * Math.sin((fromCrown * Math.PI) / 2));
  const forward = (u / total) * 11 * share;
  return [
    x * (1 - share) + bulge * share,
    y * (1 - share) + (145 + forward * 0.9) * share + up - away * 0.55,
    z * (1 - share) + (-8 + forward * 0.35) * share - away * 0.72,
  ];
}

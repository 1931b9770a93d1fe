import { curve, lengthOf, pointAlong, spacePath, type Polyline, type SpacePath } from '../../geometry/polyline.ts';
import { clamp, interpolate, lerp } from '../../geometry/scalar.ts';
import { add, mix, type Point, type Vec3 } from '../../geometry/vector.ts';
import { joinsOf, pathAlong, type PatternPart } from '../assemble.ts';
import type { PatternPiece } from '../pattern.ts';
import type { Place } from '../placement.ts';
import { sides } from './bodice.ts';

/** The crown's hindmost point, where it bends back to the neckline. */
const hindmost: Point = [-9.5, 18];

/** A hood of two halves sewn along the crown, fallen on the back. Edges of a half: neck-back, neck-front, opening, crown. */
export function hood(body: readonly PatternPiece[]): PatternPart {
  const back = body.find(({ name }) => name === 'back');
  if (!back) throw new Error('a hood lies on a back');
  const halves = sides.map(([side, sign]): PatternPiece => {
    const edges = [`back.neck-${side}`, `front.neck-${side}`] as const;
    const [backCm = 9, frontCm = 16] = joinsOf(body, edges).map(([, length]) => length);
    const corner: Point = [backCm + frontCm * 0.3, -frontCm * 0.93];
    const neckFront = curve([backCm, 0], [backCm + 2.2, -1.5], corner);
    const top: Point = [corner[0] + 8.5, 17];
    const upper = curve(top, [-4, 43], hindmost, 18);
    const lower = curve(hindmost, [-9, 6], [0, 0], 8);
    const neckBack: Polyline = [
      [0, 0],
      [backCm, 0],
    ];
    return {
      name: `hood-${side}`,
      layer: 'shell',
      grainDeg: 0,
      // Two layers of cloth and a hem round the opening: a soft hood would collapse into itself.
      stiffness: 4,
      outline: [
        { name: 'neck-back', line: neckBack },
        { name: 'neck-front', line: neckFront },
        { name: 'opening', line: [corner, top] },
        { name: 'crown', line: [...upper, ...lower.slice(1)] },
      ],
      place: fallen({ neckline: [...neckBack, ...neckFront.slice(1)], neck: pathAlong(body, edges), upper, lower, sign, back: back.place }),
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

type Half = {
  readonly neckline: Polyline;
  /** Where the neckline is held. */
  readonly neck: SpacePath;
  /** The crown's seam from the opening to its hindmost point, and from there to the neckline. */
  readonly upper: Polyline;
  readonly lower: Polyline;
  readonly sign: 1 | -1;
  readonly back: Place;
};

/**
 * A half as it lies when it has fallen from the head: lines of the cloth that run from the neckline to the crown go up a little, turn
 * over and lead to the crown's seam, which lies folded on the middle of the back; the opening lies round the neck.
 */
function fallen({ neckline, neck, upper, lower, sign, back }: Half): Place {
  const [neckCm, upperCm, lowerCm] = [lengthOf(neckline), lengthOf(upper), lengthOf(lower)];
  const crown = crownPath(back, upperCm + lowerCm);
  const onCrown = (cm: number): Vec3 => crown.at((cm / (upperCm + lowerCm)) * crown.length);
  /** Lines are numbered from -1 at the crown's hindmost point over 0 at the neckline's middle to 1 at the opening. */
  const upperShare = (line: number): number =>
    interpolate(
      [
        [-1, 1],
        [0, 0.56],
        [1, 0],
      ],
      line,
    );
  const ends = (line: number): readonly [Point, Point] => [
    line < 0 ? pointAlong(lower, lowerCm * (1 + line)) : pointAlong(neckline, line * neckCm),
    pointAlong(upper, upperCm * upperShare(line)),
  ];
  return (u, v) => {
    const line = lineThrough([u, v], ends);
    const [begin, end] = ends(line);
    const from = line < 0 ? onCrown(-line * lowerCm) : neck.at(line * neck.length);
    const to = onCrown(lowerCm + upperCm * (1 - upperShare(line)));
    const [first, second] = handlesOf(line);
    const moved = (at: Vec3, [x, y, z]: Vec3): Vec3 => add(at, [sign * x, y, z]);
    return cubic([from, moved(from, first), moved(to, second), to], shareAlong([u, v], begin, end));
  };
}

/** The line whose two ends have the point between them. */
function lineThrough([u, v]: Point, ends: (line: number) => readonly [Point, Point]): number {
  let [low, high] = [-1, 1];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    const [a, b] = ends(middle);
    const isBefore = (b[0] - a[0]) * (v - a[1]) - (b[1] - a[1]) * (u - a[0]) > 0;
    if (isBefore) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function shareAlong([u, v]: Point, a: Point, b: Point): number {
  const [du, dv] = [b[0] - a[0], b[1] - a[1]];
  return clamp(((u - a[0]) * du + (v - a[1]) * dv) / Math.max(0.01, du * du + dv * dv), 0, 1);
}

/** The crown's seam on the middle of the back: up from the neckline, over, down the back, and up again over itself. */
function crownPath(back: Place, lengthCm: number): SpacePath {
  const behind = (y: number, cm: number): Vec3 => [0, y, Math.min(back(0, y)[2], -9) - cm];
  const bottom = 147 - (lengthCm - 9) / 2.15;
  const down = [0, 1, 2, 3, 4].map((i) => lerp(144, bottom + 2, i / 4));
  return spacePath([
    back(0, 144.4),
    [0, 147.5, -8.8],
    [0, 149.2, -10.2],
    [0, 148, -11.6],
    ...down.map((y) => behind(y, 2)),
    behind(bottom, 3.5),
    ...down.map((y) => behind(y, 5.5)).reverse(),
    behind(147, 6.5),
  ]);
}

/** Handles of a line at its two ends. */
function handlesOf(line: number): readonly [Vec3, Vec3] {
  const knot = (...at: readonly [number, number, number, number, number]): number =>
    interpolate(
      at.map((value, i) => [i / 2 - 1, value] as const),
      line,
    );
  return [
    [knot(0, 3, 6, 5, 11), knot(0, 1.5, 6, 10, 9), knot(0, -0.8, -3, -4, 2)],
    [knot(0, 8, 14, 17, 10), knot(0, 0.5, 1, 5, 6), knot(0, -0.5, -1, -1, -1)],
  ];
}

function cubic([a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], t: number): Vec3 {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  return mix(mix(ab, bc, t), mix(bc, cd, t), t);
}

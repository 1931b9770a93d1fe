import type { Polyline } from '../../geometry/polyline.ts';
import type { Point, Vec3 } from '../../geometry/vector.ts';
import type { PatternEdge, PatternPiece } from '../pattern.ts';

/** A band cut as part of a ring so that one long edge may be shorter than the other: rib bands, stands, falls, cuffs, waistbands. */
type StripCut = {
  readonly name: string;
  /** Names and lengths of the stretches of the edge that is sewn on, in order. */
  readonly joins: readonly (readonly [name: string, lengthCm: number])[];
  /** Length of the far edge, and the width between. */
  readonly farCm: number;
  readonly widthCm: number;
  /** Lengthens the band at its ends along the far edge, as the points of a collar. */
  readonly pointCm?: number;
  /** Cuts the far edge in the middle, into `far-end` and `far-start`. */
  readonly farHalves?: boolean;
  /** Place by share of the length (0 to 1) and of the width (0 at the joined edge). */
  readonly place: (along: number, across: number) => Vec3;
};

/** Largest angle of the ring a strip is cut from, in radians. */
const mostTurn = 4.8;

/** Edges: the joins, `end` where the last join stops, `far` (or its halves), `start`. In (u, v), u runs along the joined edge from 0. */
export function strip(cut: StripCut, more: Partial<PatternPiece> = {}): PatternPiece {
  const near = cut.joins.reduce((sum, [, length]) => sum + length, 0);
  // A narrow band cannot be much shorter at one edge: it would be cut as more than a whole ring and lie over itself.
  const most = mostTurn * cut.widthCm;
  const bend = ringOf(near, Math.min(near + most, Math.max(near - most, cut.farCm)), cut.widthCm);
  const outline: PatternEdge[] = [];
  let at = 0;
  for (const [name, length] of cut.joins) {
    outline.push({ name, line: arc(bend, at / near, (at + length) / near, 0) });
    at += length;
  }
  const point = (cut.pointCm ?? 0) / cut.farCm;
  const far = arc(bend, 1 + point, -point, 1);
  outline.push({ name: 'end', line: [bend.toPiece(1, 0), far[0] ?? bend.toPiece(1, 1)] });
  if (cut.farHalves) outline.push({ name: 'far-end', line: far.slice(0, 9) }, { name: 'far-start', line: far.slice(8) });
  else outline.push({ name: 'far', line: far });
  outline.push({ name: 'start', line: [far[far.length - 1] ?? bend.toPiece(0, 1), bend.toPiece(0, 0)] });
  return {
    name: cut.name,
    layer: 'shell',
    grainDeg: 90,
    outline,
    place: (u, v) => {
      const [along, across] = bend.toShares(u, v);
      return cut.place(along, across);
    },
    ...more,
  };
}

type Bend = {
  readonly toPiece: (along: number, across: number) => Point;
  readonly toShares: (u: number, v: number) => readonly [along: number, across: number];
};

/** The ring whose arc is `near` long at one edge and `far` at the other, `width` away; straight if they are equal. */
function ringOf(near: number, far: number, width: number): Bend {
  if (Math.abs(near - far) < 0.01 * near) {
    return { toPiece: (along, across) => [along * near, across * width], toShares: (u, v) => [u / near, v / width] };
  }
  // Signed: the centre lies above the near edge if the far edge is shorter.
  const radius = (width * near) / (near - far);
  const angle = near / radius;
  return {
    toPiece: (along, across) => {
      const a = (along - 0.5) * angle;
      const r = radius - across * width;
      return [near / 2 + r * Math.sin(a), radius - r * Math.cos(a)];
    },
    toShares: (u, v) => {
      const sign = Math.sign(radius);
      const [dx, dy] = [(u - near / 2) * sign, (radius - v) * sign];
      return [Math.atan2(dx, dy) / angle + 0.5, (radius - sign * Math.hypot(dx, dy)) / width];
    },
  };
}

function arc(bend: Bend, from: number, to: number, across: number): Polyline {
  return Array.from({ length: 17 }, (_, i) => bend.toPiece(from + ((to - from) * i) / 16, across));
}

import { curve, lengthOf, pick, pointAlong, sliceLine } from '../../geometry/polyline.ts';
import { smoothstep } from '../../geometry/scalar.ts';
import { add, mix, normalize, type Point, type Vec3 } from '../../geometry/vector.ts';
import { joinsOf, pathAlong, type PatternPart } from '../assemble.ts';
import type { EdgeName, PatternPiece } from '../pattern.ts';
import { bodicePlace, sides } from './bodice.ts';
import { openNeckline, type OpenFrontCut } from './open-front.ts';
import { strip } from './strip.ts';

/** A collar turned over on a roll line, as on jackets. */
export type LapelCut = {
  /** Width of the lapel at its point, across the roll line. */
  readonly widthCm: number;
  /** How far the collar's end is sewn to the lapel's upper edge; the rest is the notch. */
  readonly gorgeCm: number;
  readonly collarCm: number;
  readonly standCm: number;
  /** Raises the lapel's point: 0 level notch, 3 peaked. */
  readonly peakCm: number;
};

const foldDeg = 14;

/** Lapels on both fronts and the collar between them, folded over already. Lapels are given as they lie on the front. */
export function lapelCollar(pieces: readonly PatternPiece[], front: OpenFrontCut, cut: LapelCut): PatternPart {
  const line = openNeckline(front);
  const turn = lengthOf(line) * front.gorge;
  const gorge = pointAlong(line, turn);
  const notch: Point = [gorge[0] + cut.gorgeCm * 0.985, gorge[1] - cut.gorgeCm * 0.17];
  const tip: Point = [gorge[0] + cut.widthCm * 0.985, notch[1] - (cut.widthCm - cut.gorgeCm) * 0.1 + cut.peakCm];
  const from = pick(line, 0);
  const outer = curve(tip, [from[0] + cut.widthCm * 0.72, (tip[1] + from[1]) / 2 - 4], from, 14);
  const outline = [
    { name: 'roll', line: sliceLine(line, 0, turn) },
    { name: 'gorge', line: [gorge, notch] },
    { name: 'notch', line: [notch, tip] },
    { name: 'outer', line: outer },
  ];
  const lapels = sides.map(([side, sign]): PatternPiece => {
    const flat = bodicePlace('front', front.bodice, side === 'right' ? 1.6 : 0);
    return {
      name: `lapel-${side}`,
      layer: 'shell',
      grainDeg: 0,
      stiffness: 3,
      outline: outline.map(({ name, line: edge }) => ({ name, line: edge.map(([u, v]) => [sign * u, v] as const) })),
      place: (u, v) => {
        const [x, y, z] = flat(u, v);
        return [x, y, z + 0.4 + 0.9 * smoothstep(0, cut.widthCm, distanceFromRoll(line, [sign * u, v]))];
      },
    };
  });
  return {
    pieces: [...lapels, rolledCollar(pieces, cut)],
    seams: [
      ...sides.map(([side]) => ({ edges: [`front-${side}.roll`, `lapel-${side}.roll`] as const, foldDeg })),
      ...neckEdges.map((edge, i) => ({ edges: [edge, `collar.join-${i}`] as const })),
      { edges: ['collar.start-joined', 'lapel-right.gorge'] },
      { edges: ['collar.end-joined', 'lapel-left.gorge'] },
    ],
    layers: [
      { outer: ['lapel-left'], inner: ['front-left'], gapCm: 0.25 },
      { outer: ['lapel-right'], inner: ['front-right'], gapCm: 0.25 },
      { outer: ['collar'], inner: ['back', 'front-left', 'front-right'], gapCm: 0.25 },
    ],
  };
}

const neckEdges: readonly EdgeName[] = ['front-right.neck', 'back.neck-right', 'back.neck-left', 'front-left.neck'];

function distanceFromRoll(line: readonly Point[], [u, v]: Point): number {
  return Math.min(...line.map(([a, b]) => Math.hypot(a - u, b - v)));
}

/** One piece from gorge to gorge: it stands behind the neck, rolls over on a pressed line, and lies flat where it meets the lapels. */
function rolledCollar(pieces: readonly PatternPiece[], cut: LapelCut): PatternPiece {
  const joins = joinsOf(pieces, neckEdges);
  const path = pathAlong(pieces, neckEdges);
  const near = joins.reduce((sum, [, length]) => sum + length, 0);
  const wide = cut.standCm + cut.collarCm;
  const standAt = (along: number) => cut.standCm * smoothstep(0, 0.34, Math.min(along, 1 - along));
  const place = (along: number, across: number): Vec3 => {
    const base = path.at(along * path.length);
    const out = normalize([base[0], 0, base[2] + 2.2]);
    const stand = standAt(along);
    const cm = across * wide;
    const up = add(add(base, [0, 1, 0], Math.min(cm, stand)), out, 0.4);
    // Beside the lapels the collar runs on level with their upper edge; behind, it falls over the shoulders.
    const ends = 1 - smoothstep(0.02, 0.3, Math.min(along, 1 - along));
    const over = normalize(mix([out[0] * 0.8, -0.75, out[2] * 0.8], [along < 0.5 ? -1 : 1, -0.1, 0.25], ends));
    return add(add(up, over, Math.max(0, cm - stand)), out, cm > stand ? 0.5 : 0);
  };
  const whole = strip({ name: 'collar', joins, farCm: near * 1.12, widthCm: wide, pointCm: 0.8, place }, { stiffness: 4 });
  return {
    ...whole,
    outline: whole.outline.flatMap((edge) => (edge.name === 'start' || edge.name === 'end' ? splitEnd(edge, cut.gorgeCm) : [edge])),
  };
}

/** The end of the collar is sewn to the lapel for `joined` cm from the neckline; the rest is its free point. */
function splitEnd({ name, line }: { readonly name: string; readonly line: readonly Point[] }, joined: number) {
  const length = lengthOf(line);
  if (name === 'end') {
    return [
      { name: 'end-joined', line: sliceLine(line, 0, joined) },
      { name: 'end-free', line: sliceLine(line, joined, length) },
    ];
  }
  return [
    { name: 'start-free', line: sliceLine(line, 0, length - joined) },
    { name: 'start-joined', line: sliceLine(line, length - joined, length) },
  ];
}

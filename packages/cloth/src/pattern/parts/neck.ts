import { add, normalize, type Vec3 } from '../../geometry/vector.ts';
import { joinsOf, pathAlong, type PatternPart } from '../assemble.ts';
import type { EdgeName, PatternPiece, Seam } from '../pattern.ts';
import { strip } from './strip.ts';

/** Axis of the neck at the height of the neckline. */
const neckAxis: Vec3 = [0, 0, -2.2];

/** From the neck's axis outwards, level. */
function outwards([x, , z]: Vec3): Vec3 {
  return normalize([x - neckAxis[0], 0, z - neckAxis[2]]);
}

/** A rib band on a neckline. `edges` run round the neck; `ratio` is the far edge's length as a share of the neckline's. */
type NeckBand = {
  readonly name: string;
  readonly edges: readonly EdgeName[];
  readonly widthCm: number;
  readonly ratio: number;
  /** 0 lies flat towards the neck, 1 stands straight up. */
  readonly rise: number;
  readonly layer?: 'shell' | 'rib';
  /** The ends meet and are sewn together. */
  readonly isClosed: boolean;
};

/** Bands of a neckline, each sewn to its edges; two bands that meet are closed end to end. */
export function neckBand(
  pieces: readonly PatternPiece[],
  { name, edges, widthCm, ratio, rise, layer = 'rib', isClosed }: NeckBand,
): PatternPart {
  const joins = joinsOf(pieces, edges);
  const path = pathAlong(pieces, edges);
  const near = joins.reduce((sum, [, length]) => sum + length, 0);
  const place = (along: number, across: number): Vec3 => {
    const base = path.at(along * path.length);
    const up = normalize([0, rise + 0.25, 0]);
    const dir = normalize(add([up[0], up[1] * (0.4 + rise), up[2]], outwards(base), -(1 - rise) * 0.8));
    return add(add(base, dir, across * widthCm), outwards(base), 0.2);
  };
  const band = strip({ name, joins, farCm: near * ratio, widthCm, place }, { layer, grainDeg: 90, stiffness: rise === 1 ? 6 : 2 });
  const closing: Seam[] = isClosed ? [{ edges: [`${name}.start`, `${name}.end`] }] : [];
  return { pieces: [band], seams: [...joinSeams(name, edges), ...closing] };
}

export function joinSeams(name: string, edges: readonly EdgeName[]): Seam[] {
  return edges.map((edge, i) => ({ edges: [edge, `${name}.join-${i}`] as const }));
}

/** A roll neck: a tube as high as `standCm` and as much again, less a finger's breadth, turned down over it. */
export function rollNeck(pieces: readonly PatternPiece[], edges: readonly EdgeName[], standCm: number): PatternPart {
  const tube = neckBand(pieces, { name: 'neckband', edges, widthCm: standCm, ratio: 0.84, rise: 1, isClosed: true });
  const path = pathAlong(pieces, edges);
  const top = joinsOf(pieces, edges).reduce((sum, [, length]) => sum + length, 0) * 0.84;
  const fallCm = standCm - 0.6;
  const fall = strip(
    {
      name: 'roll',
      joins: [['join-0', top]],
      farCm: top * 1.12,
      widthCm: fallCm,
      place: (along, across) => {
        const base = path.at(along * path.length);
        return add(add(base, [0, 1, 0], standCm - across * fallCm * 0.9), outwards(base), 1.2 + across);
      },
    },
    { layer: 'rib', grainDeg: 90, stiffness: 2 },
  );
  return {
    pieces: [...(tube.pieces ?? []), fall],
    seams: [...(tube.seams ?? []), { edges: ['neckband.far', 'roll.join-0'], foldDeg: 16 }, { edges: ['roll.start', 'roll.end'] }],
    layers: [{ outer: ['roll'], inner: ['neckband'], gapCm: 0.5 }],
  };
}

type CollarCut = {
  /** Round the neck from one front edge to the other. */
  readonly edges: readonly EdgeName[];
  readonly standCm: number;
  readonly fallCm: number;
  /** How far the fall's ends reach past the stand's: the points. */
  readonly pointCm: number;
  /** How much longer the fall's outer edge is than the stand, as a share: lets it lie further down the shoulder. */
  readonly spread: number;
  readonly stiffness: number;
};

/** A shirt collar: a stand round the neck and a fall pressed over it. */
export function foldedCollar(pieces: readonly PatternPiece[], cut: CollarCut, body: readonly string[]): PatternPart {
  const joins = joinsOf(pieces, cut.edges);
  const path = pathAlong(pieces, cut.edges);
  const near = joins.reduce((sum, [, length]) => sum + length, 0);
  const top = near * 0.955;
  const standTop = (along: number): Vec3 =>
    add(add(path.at(along * path.length), [0, 1, 0], cut.standCm), outwards(path.at(along * path.length)), -0.3);
  const stand = strip(
    {
      name: 'collar-stand',
      joins,
      farCm: top,
      widthCm: cut.standCm,
      place: (along, across) => {
        const base = path.at(along * path.length);
        return add(add(base, [0, 1, 0], across * cut.standCm), outwards(base), 0.1 - 0.4 * across);
      },
    },
    { stiffness: cut.stiffness },
  );
  const fall = strip(
    {
      name: 'collar-fall',
      joins: [['join-0', top]],
      farCm: top * (1 + cut.spread),
      widthCm: cut.fallCm,
      pointCm: cut.pointCm,
      place: (along, across) => {
        const from = standTop(along);
        return add(add(from, outwards(from), 0.35 + across * cut.fallCm * 0.42), [0, -1, 0], across * cut.fallCm * 0.82);
      },
    },
    { stiffness: cut.stiffness },
  );
  return {
    pieces: [stand, fall],
    seams: [...joinSeams('collar-stand', cut.edges), { edges: ['collar-stand.far', 'collar-fall.join-0'], foldDeg: 18 }],
    layers: [{ outer: ['collar-fall'], inner: ['collar-stand', ...body], gapCm: 0.3 }],
  };
}

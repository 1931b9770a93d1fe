import type { Size } from './make-projection.ts';
import type { SphereLines } from './sphere-lines.ts';
import type { Viewport } from './viewport.ts';

/** A globe as it is turned now, on a canvas in CSS pixels. */
export interface TurnedGlobe {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly sinLon: number;
  readonly cosLon: number;
  readonly sinLat: number;
  readonly cosLat: number;
}

/** Where a path goes: a canvas, or a test's record. */
export type PathSink = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

export function turnGlobe({ lon, lat }: Viewport, { width, height }: Size, radius: number): TurnedGlobe {
  const [lambda, phi] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return {
    x: width / 2,
    y: height / 2,
    radius,
    sinLon: Math.sin(lambda),
    cosLon: Math.cos(lambda),
    sinLat: Math.sin(phi),
    cosLat: Math.cos(phi),
  };
}

/** Points after turning, x to the right, y up, z towards the reader, and the globe they were turned with. */
interface Turned {
  readonly points: Float64Array;
  globe: TurnedGlobe | undefined;
}

/** Kept between frames, as nothing else is made in one; and within one, as land is filled and its coast drawn. */
const turnedLines = new WeakMap<SphereLines, Turned>();

function turnPoints(lines: SphereLines, globe: TurnedGlobe): Float64Array {
  const { xyz } = lines;
  const turned = turnedLines.get(lines) ?? { points: new Float64Array(xyz.length), globe: undefined };
  turnedLines.set(lines, turned);
  if (turned.globe === globe) return turned.points;
  turned.globe = globe;
  const { points } = turned;
  const { sinLon, cosLon, sinLat, cosLat } = globe;
  for (let at = 0; at < xyz.length; at += 3) {
    const [x, y, z] = [xyz[at] ?? 0, xyz[at + 1] ?? 0, xyz[at + 2] ?? 0];
    const ahead = cosLon * x + sinLon * y;
    points[at] = cosLon * y - sinLon * x;
    points[at + 1] = cosLat * z - sinLat * ahead;
    points[at + 2] = sinLat * z + cosLat * ahead;
  }
  return points;
}

/** The parts of lines that are on the near side. `isWanted` says which lines, by number; all by default. */
export function traceLines(path: PathSink, lines: SphereLines, globe: TurnedGlobe, isWanted?: (line: number) => boolean): void {
  const points = turnPoints(lines, globe);
  const { x, y, radius } = globe;
  for (let line = 0; line + 1 < lines.starts.length; line += 1) {
    if (isWanted !== undefined && !isWanted(line)) continue;
    const end = (lines.starts[line + 1] ?? 0) * 3;
    let wasNear = false;
    for (let at = (lines.starts[line] ?? 0) * 3, first = at; at < end; at += 3) {
      const [px, py, pz] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
      const isNear = pz >= 0;
      if (at > first && isNear !== wasNear) {
        const [rimX, rimY] = rimBetween(points, at - 3, at);
        if (isNear) path.moveTo(x + rimX * radius, y - rimY * radius);
        else path.lineTo(x + rimX * radius, y - rimY * radius);
      }
      if (isNear && at === first) path.moveTo(x + px * radius, y - py * radius);
      else if (isNear) path.lineTo(x + px * radius, y - py * radius);
      wasNear = isNear;
    }
  }
}

/**
 * Closed rings, for filling by the rule `evenodd`. What lies on the far side is drawn along the rim. The smaller side of each ring is
 * meant, which is on the right of its direction.
 */
export function traceRings(path: PathSink, rings: SphereLines, globe: TurnedGlobe): void {
  const points = turnPoints(rings, globe);
  for (let ring = 0; ring + 1 < rings.starts.length; ring += 1)
    traceRing(path, points, (rings.starts[ring] ?? 0) * 3, (rings.starts[ring + 1] ?? 0) * 3, globe);
}

/** Sines of angles along the rim: shorter steps are left out, longer ones are drawn as arcs. */
const FINE = 0.02;
const BENT = 0.08;

function traceRing(path: PathSink, points: Float64Array, start: number, end: number, { x, y, radius }: TurnedGlobe): void {
  let isSeen = false;
  for (let at = start; at < end && !isSeen; at += 3) isSeen = (points[at + 2] ?? 0) >= 0;
  if (!isSeen) return;
  let hasBegun = false;
  let windings = 0;
  /** Where on the rim the path is, while it goes along it. */
  let rim: readonly [x: number, y: number] | null = null;

  const go = (px: number, py: number): void => {
    if (hasBegun) path.lineTo(x + px * radius, y - py * radius);
    else path.moveTo(x + px * radius, y - py * radius);
    hasBegun = true;
  };
  const goAlong = (px: number, py: number, isLast: boolean): void => {
    const sine = rim === null ? 0 : rim[0] * py - rim[1] * px;
    const isBent = rim !== null && (Math.abs(sine) > BENT || rim[0] * px + rim[1] * py < 0);
    if (isBent && rim !== null) path.arc(x, y, radius, -Math.atan2(rim[1], rim[0]), -Math.atan2(py, px), sine > 0);
    else if (rim === null || isLast || Math.abs(sine) > FINE) go(px, py);
    else return;
    rim = [px, py];
  };

  for (let at = start; at < end; at += 3) {
    const before = at === start ? end - 3 : at - 3;
    const [px, py, pz] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
    windings += crossing(points[before] ?? 0, points[before + 1] ?? 0, px, py);
    if (at > start && pz >= 0 !== (points[before + 2] ?? 0) >= 0) {
      const [rimX, rimY] = rimBetween(points, before, at);
      goAlong(rimX, rimY, true);
    }
    if (pz >= 0) {
      rim = null;
      go(px, py);
    } else {
      const length = Math.hypot(px, py) || 1;
      goAlong(px / length, py / length, false);
    }
  }
  path.closePath();
  // A ring around the point behind the globe leaves out what it should hold, and the other way round.
  if (windings > 0) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, Math.PI * 2);
  }
}

/** 1 for an edge that goes up through the half axis to the right, -1 for one that goes down. */
function crossing(fromX: number, fromY: number, toX: number, toY: number): number {
  if (fromY < 0 === toY < 0) return 0;
  const at = fromX + ((toX - fromX) * fromY) / (fromY - toY);
  return at > 0 ? (toY >= 0 ? 1 : -1) : 0;
}

/** Where an edge goes over the rim. */
function rimBetween(points: Float64Array, from: number, to: number): readonly [x: number, y: number] {
  const [near, far] = [points[from + 2] ?? 0, points[to + 2] ?? 0];
  const share = near / (near - far);
  const rimX = (points[from] ?? 0) + ((points[to] ?? 0) - (points[from] ?? 0)) * share;
  const rimY = (points[from + 1] ?? 0) + ((points[to + 1] ?? 0) - (points[from + 1] ?? 0)) * share;
  const length = Math.hypot(rimX, rimY) || 1;
  return [rimX / length, rimY / length];
}

export type LonLat = readonly [lon: number, lat: number];

/** Lines on a sphere of radius 1, so that turning it costs a few multiplications a point and no trigonometry. */
export interface SphereLines {
  /** Three coordinates a point. */
  readonly xyz: Float64Array;
  /** Number of the first point of each line; the last entry is the number of all points. */
  readonly starts: readonly number[];
}

/** Longer edges get points in between: they are bent on the sphere, and drawn straight. */
const STEP_DEG = 4;

/** Edges go along a straight line in longitude and latitude, the short way round: a border on a parallel stays on it. */
export function toSphereLines(lines: readonly (readonly (readonly number[])[])[]): SphereLines {
  const xyz: number[] = [];
  const starts: number[] = [];
  for (const line of lines) {
    starts.push(xyz.length / 3);
    let before: LonLat | undefined;
    for (const [lon = 0, lat = 0] of line) {
      if (before !== undefined) pushBetween(xyz, before, [lon, lat]);
      push(xyz, lon, lat);
      before = [lon, lat];
    }
  }
  return { xyz: Float64Array.from(xyz), starts: [...starts, xyz.length / 3] };
}

/** The shortest ways between pairs of places. */
export function toSphereArcs(pairs: readonly (readonly [from: LonLat, to: LonLat])[]): SphereLines {
  const xyz: number[] = [];
  const starts: number[] = [];
  for (const [from, to] of pairs) {
    starts.push(xyz.length / 3);
    const [a, b] = [vectorOf(...from), vectorOf(...to)];
    const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
    const steps = Math.max(1, Math.ceil(angle / ((STEP_DEG * Math.PI) / 180)));
    for (let step = 0; step <= steps; step += 1) {
      const [of, share] = angle === 0 ? [1, 0] : [Math.sin(((steps - step) * angle) / steps), Math.sin((step * angle) / steps)];
      const point = a.map((value, axis) => of * value + share * (b[axis] ?? 0));
      const length = Math.hypot(...point) || 1;
      xyz.push(...point.map((value) => value / length));
    }
  }
  return { xyz: Float64Array.from(xyz), starts: [...starts, xyz.length / 3] };
}

function pushBetween(xyz: number[], [fromLon, fromLat]: LonLat, [lon, lat]: LonLat): void {
  const [east, north] = [((lon - fromLon + 540) % 360) - 180, lat - fromLat];
  const steps = Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / STEP_DEG);
  for (let step = 1; step < steps; step += 1) push(xyz, fromLon + (east * step) / steps, fromLat + (north * step) / steps);
}

function push(xyz: number[], lon: number, lat: number): void {
  const [x, y, z] = vectorOf(lon, lat);
  xyz.push(x, y, z);
}

function vectorOf(lon: number, lat: number): readonly [x: number, y: number, z: number] {
  const [lambda, phi] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

import type { Noise } from '../noise.ts';

/** A point of an outline; `'c'` makes it a corner, otherwise the curve runs smoothly through it. Units: 900 to a picture's width. */
export type Point = readonly [x: number, y: number, kind?: 'c'];
export type Polyline = readonly (readonly [number, number])[];

/** A smooth closed (or open) curve through the points, cut into pieces short enough to look round at any zoom used. */
export function curve(points: readonly Point[], closed = true): Polyline {
  const out: [number, number][] = [];
  const count = points.length;
  const get = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const pieces = closed ? count : count - 1;
  for (let i = 0; i < pieces; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const leave = p1[2] === 'c' ? chord(p1, p2, 1 / 3) : ([(p2[0] - p0[0]) / 6, (p2[1] - p0[1]) / 6] as const);
    const arrive = p2[2] === 'c' ? chord(p1, p2, 1 / 3) : ([(p3[0] - p1[0]) / 6, (p3[1] - p1[1]) / 6] as const);
    const steps = Math.max(2, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 3));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const s = 1 - t;
      const a = s * s * s;
      const b = 3 * s * s * t;
      const c = 3 * s * t * t;
      const d = t * t * t;
      out.push([
        a * p1[0] + b * (p1[0] + leave[0]) + c * (p2[0] - arrive[0]) + d * p2[0],
        a * p1[1] + b * (p1[1] + leave[1]) + c * (p2[1] - arrive[1]) + d * p2[1],
      ]);
    }
  }
  if (!closed) out.push([get(count - 1)[0], get(count - 1)[1]]);
  return out;
}

/** The whole outline from its right half, listed from top centre to bottom centre. */
export function symmetric(half: readonly Point[]): readonly Point[] {
  return [...half, ...mirrored(half).filter(([x]) => x !== 0)];
}

/** The same outline on the wearer's other side, in the opposite order so that it keeps its turning direction. */
export function mirrored(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y, kind]): Point => (kind ? [-x, y, kind] : [-x, y])).reverse();
}

/** A band of the given width along an open line. */
export function band(line: Polyline, width: number): Polyline {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)] ?? [x, y];
    const after = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const reach = width / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * reach, y + dx * reach]);
    right.push([x + dy * reach, y - dx * reach]);
  });
  return [...left, ...right.reverse()];
}

/** Cloth is never cut by a machine tool: a slow drift of the whole line and, for hairy cloth, a fine unevenness. */
export function unsettled(line: Polyline, noise: Noise, drift: number, fuzz: number): Polyline {
  return line.map(([x, y]) => {
    const slowX = drift * noise.fractal(x * 0.006 + 11, y * 0.006, 2);
    const slowY = drift * noise.fractal(x * 0.006, y * 0.006 + 23, 2);
    const fine = fuzz === 0 ? 0 : fuzz * noise.at(x * 0.31, y * 0.31);
    return [x + slowX + fine, y + slowY + fine];
  });
}

function chord(from: Point, to: Point, t: number): readonly [number, number] {
  return [(to[0] - from[0]) * t, (to[1] - from[1]) * t];
}

import { closestOnTriangle } from './closest-point.ts';

// Bound once: these run in the innermost loops.
const { floor, imul, min, sqrt } = Math;

/** Triangles of an inner layer, wound counter-clockwise seen from outside, and the particles that must stay outside them. */
export type LayerPair = {
  readonly particles: Int32Array;
  /** Gap in cm each particle keeps; smaller near the seam that joins the layers. */
  readonly gaps: Float64Array;
  /** Three particles a triangle. */
  readonly triangles: Int32Array;
  /** 1 where the particles lie outside the triangles, -1 where they lie inside. */
  readonly side: 1 | -1;
  /** Own reach in cm. */
  readonly reachCm?: number;
};

export type LayerContact = {
  readonly collect: (x: Float64Array) => void;
  readonly solve: (x: Float64Array, weight: Float64Array) => void;
};

const tableSize = 1 << 13;

/**
 * Contact of particles with the sheet they lie on: each is kept on its side of the nearest triangle, also if it starts on the wrong
 * side by up to `reach` cm. Unlike contact of particle with particle this lets layers lie as close as the cloth is thick.
 */
export function createLayerContact(pairs: readonly LayerPair[], reach: number): LayerContact {
  const sheets = pairs.map((pair) => createSheet(pair, pair.reachCm ?? reach));
  return {
    collect: (x) => {
      for (const sheet of sheets) sheet.collect(x);
    },
    solve: (x, weight) => {
      for (const sheet of sheets) sheet.solve(x, weight);
    },
  };
}

function createSheet({ particles, gaps, triangles, side }: LayerPair, reach: number) {
  const count = triangles.length / 3;
  const head = new Int32Array(tableSize);
  const next = new Int32Array(count);
  /** For each particle its triangle, or -1, and the place in it. */
  const found = new Int32Array(particles.length).fill(-1);
  const where = new Float64Array(particles.length * 3);
  const trial = new Float64Array(3);
  const cell = reach;

  function collect(x: Float64Array): void {
    head.fill(-1);
    for (let t = 0; t < count; t++) {
      const at = cellOf((k) => (corner(x, t, 0, k) + corner(x, t, 1, k) + corner(x, t, 2, k)) / 3);
      next[t] = head[at] ?? -1;
      head[at] = t;
    }
    for (let i = 0; i < particles.length; i++) findNearest(x, i);
  }

  function corner(x: Float64Array, t: number, k: number, axis: number): number {
    return x[3 * (triangles[3 * t + k] ?? 0) + axis] ?? 0;
  }

  function cellOf(at: (axis: number) => number): number {
    return hash(floor(at(0) / cell), floor(at(1) / cell), floor(at(2) / cell));
  }

  function findNearest(x: Float64Array, i: number): void {
    const p = 3 * (particles[i] ?? 0);
    const [a, b, c] = [floor((x[p] ?? 0) / cell), floor((x[p + 1] ?? 0) / cell), floor((x[p + 2] ?? 0) / cell)];
    let least = reach * reach;
    found[i] = -1;
    for (let cx = a - 1; cx <= a + 1; cx++)
      for (let cy = b - 1; cy <= b + 1; cy++)
        for (let cz = c - 1; cz <= c + 1; cz++)
          for (let t = head[hash(cx, cy, cz)] ?? -1; t >= 0; t = next[t] ?? -1) {
            const [ta, tb, tc] = [3 * (triangles[3 * t] ?? 0), 3 * (triangles[3 * t + 1] ?? 0), 3 * (triangles[3 * t + 2] ?? 0)];
            if (ta === p || tb === p || tc === p) continue;
            const square = closestOnTriangle(x, p, ta, tb, tc, trial);
            if (square >= least) continue;
            least = square;
            found[i] = t;
            where.set(trial, 3 * i);
          }
  }

  function solve(x: Float64Array, weight: Float64Array): void {
    for (let i = 0; i < particles.length; i++) {
      const t = found[i] ?? -1;
      if (t >= 0) separate(x, weight, i, 3 * t);
    }
  }

  function separate(x: Float64Array, weight: Float64Array, i: number, t: number): void {
    const p = 3 * (particles[i] ?? 0);
    const [a, b, c] = [3 * (triangles[t] ?? 0), 3 * (triangles[t + 1] ?? 0), 3 * (triangles[t + 2] ?? 0)];
    const [s, u, v] = [where[3 * i] ?? 0, where[3 * i + 1] ?? 0, where[3 * i + 2] ?? 0];
    const [ux, uy, uz] = [(x[b] ?? 0) - (x[a] ?? 0), (x[b + 1] ?? 0) - (x[a + 1] ?? 0), (x[b + 2] ?? 0) - (x[a + 2] ?? 0)];
    const [vx, vy, vz] = [(x[c] ?? 0) - (x[a] ?? 0), (x[c + 1] ?? 0) - (x[a + 1] ?? 0), (x[c + 2] ?? 0) - (x[a + 2] ?? 0)];
    let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const inverse = side / (sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= inverse;
    ny *= inverse;
    nz *= inverse;
    const dx = (x[p] ?? 0) - s * (x[a] ?? 0) - u * (x[b] ?? 0) - v * (x[c] ?? 0);
    const dy = (x[p + 1] ?? 0) - s * (x[a + 1] ?? 0) - u * (x[b + 1] ?? 0) - v * (x[c + 1] ?? 0);
    const dz = (x[p + 2] ?? 0) - s * (x[a + 2] ?? 0) - u * (x[b + 2] ?? 0) - v * (x[c + 2] ?? 0);
    const height = dx * nx + dy * ny + dz * nz;
    const missing = (gaps[i] ?? 0) - height;
    // Past the sheet's rim there is nothing to lie on.
    const aside = dx * dx + dy * dy + dz * dz - height * height;
    if (missing <= 0 || aside > 0.3) return;
    const [wp, wa, wb, wc] = [weight[p / 3] ?? 0, weight[a / 3] ?? 0, weight[b / 3] ?? 0, weight[c / 3] ?? 0];
    const total = wp + wa * s * s + wb * u * u + wc * v * v;
    if (total === 0) return;
    const push = (0.5 * min(missing, 0.3)) / total;
    move(x, p, wp * push, nx, ny, nz);
    move(x, a, -wa * s * push, nx, ny, nz);
    move(x, b, -wb * u * push, nx, ny, nz);
    move(x, c, -wc * v * push, nx, ny, nz);
  }

  return { collect, solve };
}

function move(x: Float64Array, at: number, by: number, nx: number, ny: number, nz: number): void {
  x[at] = (x[at] ?? 0) + by * nx;
  x[at + 1] = (x[at + 1] ?? 0) + by * ny;
  x[at + 2] = (x[at + 2] ?? 0) + by * nz;
}

function hash(a: number, b: number, c: number): number {
  return (imul(a, 73856093) ^ imul(b, 19349663) ^ imul(c, 83492791)) & (tableSize - 1);
}

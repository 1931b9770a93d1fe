import { createRandom } from './random.ts';
import type { Point } from './vector.ts';

// Bound once: these run in the innermost loops.
const { abs, max } = Math;

/**
 * Delaunay triangulation by insertion and edge flips: three point numbers a triangle, counter-clockwise. Points are inserted in the
 * order given, so neighbours should follow each other. Collinear and cocircular points are told apart by a shift of a thousandth.
 */
export function triangulate(points: readonly Point[]): Uint32Array {
  const mesh = createFlipMesh(points);
  for (let i = 0; i < points.length; i++) mesh.insert(i);
  return mesh.triangles();
}

function createFlipMesh(points: readonly Point[]) {
  const n = points.length;
  const x = new Float64Array(n + 3);
  const y = new Float64Array(n + 3);
  placePoints(points, x, y);
  const corner = new Int32Array((2 * n + 8) * 3);
  const across = new Int32Array((2 * n + 8) * 3).fill(-1);
  corner.set([n, n + 1, n + 2]);
  let count = 1;
  let last = 0;
  const stack: number[] = [];

  const c = (h: number) => corner[h] ?? 0;
  const turn = (a: number, b: number, px: number, py: number) => {
    const ax = x[a] ?? 0;
    const ay = y[a] ?? 0;
    return ((x[b] ?? 0) - ax) * (py - ay) - ((y[b] ?? 0) - ay) * (px - ax);
  };
  const link = (h: number, g: number) => {
    across[h] = g;
    if (g >= 0) across[g] = h;
  };

  /** Walks towards the point through the edge that has it on its far side. */
  function locate(px: number, py: number): number {
    let t = last;
    for (let step = 0; step < count + 10; step++) {
      let moved = false;
      for (let k = 0; k < 3 && !moved; k++) {
        const h = 3 * t + k;
        const next = across[h] ?? -1;
        if (next >= 0 && turn(c(h), c(3 * t + ((k + 1) % 3)), px, py) < 0) {
          t = (next / 3) | 0;
          moved = true;
        }
      }
      if (!moved) return t;
    }
    return t;
  }

  function insert(p: number): void {
    const t = locate(x[p] ?? 0, y[p] ?? 0);
    const [a, b, d] = [c(3 * t), c(3 * t + 1), c(3 * t + 2)];
    const [ab, bd, da] = [across[3 * t] ?? -1, across[3 * t + 1] ?? -1, across[3 * t + 2] ?? -1];
    const [u, w] = [count, count + 1];
    count += 2;
    corner.set([a, b, p], 3 * t);
    corner.set([b, d, p], 3 * u);
    corner.set([d, a, p], 3 * w);
    link(3 * t, ab);
    link(3 * u, bd);
    link(3 * w, da);
    link(3 * t + 1, 3 * u + 2);
    link(3 * u + 1, 3 * w + 2);
    link(3 * w + 1, 3 * t + 2);
    stack.push(3 * t, 3 * u, 3 * w);
    while (stack.length > 0) legalize(stack.pop() ?? 0);
    last = t;
  }

  /** The new point is the third corner of `h`'s triangle; flips the edge if the far corner lies in its circumcircle. */
  function legalize(h: number): void {
    const g = across[h] ?? -1;
    if (g < 0) return;
    const [h1, h2, g1, g2] = [nextOf(h), nextOf(nextOf(h)), nextOf(g), nextOf(nextOf(g))];
    const [a, b, p, q] = [c(h), c(h1), c(h2), c(g2)];
    if (!inCircle(x, y, a, b, p, q)) return;
    const [pa, bp, aq, qb] = [across[h2] ?? -1, across[h1] ?? -1, across[g1] ?? -1, across[g2] ?? -1];
    corner[h] = q;
    corner[h1] = b;
    corner[h2] = p;
    corner[g] = p;
    corner[g1] = a;
    corner[g2] = q;
    link(h, qb);
    link(h1, bp);
    link(h2, g2);
    link(g, pa);
    link(g1, aq);
    stack.push(h, g1);
  }

  function triangles(): Uint32Array {
    const out: number[] = [];
    for (let t = 0; t < count; t++) {
      const [a, b, d] = [c(3 * t), c(3 * t + 1), c(3 * t + 2)];
      if (a < n && b < n && d < n) out.push(a, b, d);
    }
    return Uint32Array.from(out);
  }

  return { insert, triangles };
}

function nextOf(h: number): number {
  return h % 3 === 2 ? h - 2 : h + 1;
}

/** Copies the points, each moved by up to a thousandth, and adds a triangle far outside that holds them all. */
function placePoints(points: readonly Point[], x: Float64Array, y: Float64Array): void {
  const random = createRandom(points.length);
  const n = points.length;
  let [x0, y0, size] = [0, 0, 1];
  points.forEach(([u, v], i) => {
    x[i] = u + (random() - 0.5) * 2e-3;
    y[i] = v + (random() - 0.5) * 2e-3;
    if (i === 0) [x0, y0] = [u, v];
    size = max(size, abs(u - x0), abs(v - y0));
  });
  const far = size * 1000;
  x.set([x0 - far, x0 + far, x0], n);
  y.set([y0 - far, y0 - far, y0 + far], n);
}

function inCircle(x: Float64Array, y: Float64Array, a: number, b: number, p: number, q: number): boolean {
  const [qx, qy] = [x[q] ?? 0, y[q] ?? 0];
  const [ax, ay] = [(x[a] ?? 0) - qx, (y[a] ?? 0) - qy];
  const [bx, by] = [(x[b] ?? 0) - qx, (y[b] ?? 0) - qy];
  const [px, py] = [(x[p] ?? 0) - qx, (y[p] ?? 0) - qy];
  const [aa, bb, pp] = [ax * ax + ay * ay, bx * bx + by * by, px * px + py * py];
  return ax * (by * pp - bb * py) - ay * (bx * pp - bb * px) + aa * (bx * py - by * px) > 1e-9;
}

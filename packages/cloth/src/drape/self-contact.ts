import type { SewnCloth } from './sew.ts';

// Bound once: these run in the innermost loops.
const { floor, hypot, imul, min, sqrt } = Math;

/** Keeps particles of folds and of pieces apart. Candidates are collected now and then, and corrected in every step. */
export type SelfContact = {
  readonly collect: (x: Float64Array) => void;
  readonly solve: (x: Float64Array, before: Float64Array, weight: Float64Array) => void;
};

const tableSize = 1 << 15;
/** Steps to 13 of the 26 cells round a cell, no two of them opposite. */
const forward = Int32Array.from(
  [-1, 0, 1].flatMap((a) => [-1, 0, 1].flatMap((b) => [-1, 0, 1].flatMap((c) => (a * 9 + b * 3 + c > 0 ? [a, b, c] : [])))),
);
/** Share of the overlap taken away in one step, and of the sliding between two touching particles. */
const relaxation = 0.35;
const slidingFriction = 0.15;

/**
 * Contact of particle with particle at distance `radius` cm, which closes the lattice if it is over 0.71 of its step. Neighbours in
 * the cloth and pairs that `isIgnored` names are left out; pleated pieces keep the distance they start with if that is less.
 */
export function createSelfContact(cloth: SewnCloth, radius: number, isIgnored: (a: number, b: number) => boolean): SelfContact {
  const n = cloth.particleCount;
  const near = neighbourhoods(cloth);
  const pleated = pleatedParticles(cloth);
  const head = new Int32Array(tableSize);
  const next = new Int32Array(n);
  const cellAt = new Int32Array(3 * n);
  const reach = radius * 1.3;
  let pairs = new Int32Array(1 << 16);
  let limits = new Float64Array(1 << 15);
  let count = 0;

  function add(a: number, b: number): void {
    let limit = radius;
    if (pleated[a] && pleated[b]) limit = min(radius, 0.9 * startDistance(cloth, a, b));
    if (isIgnored(a, b)) return;
    if (2 * count + 2 > pairs.length) {
      const [morePairs, moreLimits] = [new Int32Array(pairs.length * 2), new Float64Array(limits.length * 2)];
      morePairs.set(pairs);
      moreLimits.set(limits);
      [pairs, limits] = [morePairs, moreLimits];
    }
    pairs[2 * count] = a;
    pairs[2 * count + 1] = b;
    limits[count++] = limit;
  }

  /** Each particle looks at its own cell and at one half of the cells round it: the other half finds it from there. */
  function collect(x: Float64Array): void {
    const inverse = 1 / reach;
    head.fill(-1);
    count = 0;
    for (let i = 0; i < n; i++) {
      const a = floor((x[3 * i] ?? 0) * inverse);
      const b = floor((x[3 * i + 1] ?? 0) * inverse);
      const c = floor((x[3 * i + 2] ?? 0) * inverse);
      cellAt[3 * i] = a;
      cellAt[3 * i + 1] = b;
      cellAt[3 * i + 2] = c;
      const cell = hash(a, b, c);
      next[i] = head[cell] ?? -1;
      head[cell] = i;
    }
    for (let i = 0; i < n; i++) {
      const a = cellAt[3 * i] ?? 0;
      const b = cellAt[3 * i + 1] ?? 0;
      const c = cellAt[3 * i + 2] ?? 0;
      collectCell(x, i, next[i] ?? -1);
      for (let k = 0; k < forward.length; k += 3)
        collectCell(x, i, head[hash(a + (forward[k] ?? 0), b + (forward[k + 1] ?? 0), c + (forward[k + 2] ?? 0))] ?? -1);
    }
  }

  function collectCell(x: Float64Array, i: number, first: number): void {
    const px = x[3 * i] ?? 0;
    const py = x[3 * i + 1] ?? 0;
    const pz = x[3 * i + 2] ?? 0;
    for (let j = first; j >= 0; j = next[j] ?? -1) {
      const dx = (x[3 * j] ?? 0) - px;
      const dy = (x[3 * j + 1] ?? 0) - py;
      const dz = (x[3 * j + 2] ?? 0) - pz;
      if (dx * dx + dy * dy + dz * dz <= reach * reach && i !== j && !near.has(i, j)) add(i, j);
    }
  }

  function solve(x: Float64Array, before: Float64Array, weight: Float64Array): void {
    for (let c = 0; c < count; c++) {
      const a = 3 * (pairs[2 * c] ?? 0);
      const b = 3 * (pairs[2 * c + 1] ?? 0);
      const dx = (x[a] ?? 0) - (x[b] ?? 0);
      const dy = (x[a + 1] ?? 0) - (x[b + 1] ?? 0);
      const dz = (x[a + 2] ?? 0) - (x[b + 2] ?? 0);
      const square = dx * dx + dy * dy + dz * dz;
      const limit = limits[c] ?? 0;
      if (square >= limit * limit || square < 1e-9) continue;
      const wa = weight[a / 3] ?? 0;
      const wb = weight[b / 3] ?? 0;
      if (wa + wb === 0) continue;
      const length = sqrt(square);
      const push = (relaxation * (limit - length)) / length / (wa + wb);
      for (let k = 0; k < 3; k++) {
        const d = k === 0 ? dx : k === 1 ? dy : dz;
        const xa = (x[a + k] ?? 0) + wa * push * d;
        const xb = (x[b + k] ?? 0) - wb * push * d;
        const slide = (slidingFriction * (xa - (before[a + k] ?? 0) - (xb - (before[b + k] ?? 0)))) / (wa + wb);
        x[a + k] = xa - wa * slide;
        x[b + k] = xb + wb * slide;
      }
    }
  }

  return { collect, solve };
}

function hash(a: number, b: number, c: number): number {
  return (imul(a, 73856093) ^ imul(b, 19349663) ^ imul(c, 83492791)) & (tableSize - 1);
}

/** Particles joined by one or two edges: they are close because the cloth is whole. */
function neighbourhoods(cloth: SewnCloth): { has: (a: number, b: number) => boolean } {
  const direct = Array.from({ length: cloth.particleCount }, () => new Set<number>());
  const { triangles, particleOf } = cloth;
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => particleOf[triangles[t + k] ?? 0] ?? 0);
    for (const a of corners) for (const b of corners) if (a !== b) direct[a]?.add(b);
  }
  return {
    has: (a, b) => {
      const [na, nb] = [direct[a], direct[b]];
      if (!na || !nb || na.has(b)) return true;
      for (const middle of na) if (nb.has(middle)) return true;
      return false;
    },
  };
}

function pleatedParticles(cloth: SewnCloth): Uint8Array {
  const out = new Uint8Array(cloth.particleCount);
  cloth.particleOf.forEach((particle, vertex) => {
    if (cloth.pieces[cloth.pieceOf[vertex] ?? 0]?.piece.isPleated) out[particle] = 1;
  });
  return out;
}

function startDistance({ start }: SewnCloth, a: number, b: number): number {
  const d = (k: number) => (start[3 * a + k] ?? 0) - (start[3 * b + k] ?? 0);
  return hypot(d(0), d(1), d(2));
}

import type { DrapedCloth } from '../drape/drape-pattern.ts';
import { cross, dot } from '../geometry/vector.ts';

// Bound once: these run in the innermost loops.
const { abs, floor, max, min } = Math;

/** Cells are numbered from this far below zero: some metres in the finest lattice. */
const cellOffset = 1024;

/** Triangles that pass through another triangle with which they share no particle: their numbers, in the order of the cloth. */
export function findCrossings({ cloth, positions: x }: DrapedCloth): number[] {
  const { triangles, particleOf, step } = cloth;
  const count = triangles.length / 3;
  const corners = Int32Array.from(triangles, (vertex) => particleOf[vertex] ?? 0);
  const cells = fillCells(corners, x, count, 2 * step);
  const crossing = new Set<number>();
  for (const list of cells.values()) {
    for (const s of list) {
      for (const t of list) {
        if (s === t || (crossing.has(s) && crossing.has(t)) || sharesCorner(corners, s, t)) continue;
        if (edgesPierce(corners, x, s, t)) {
          crossing.add(s);
          crossing.add(t);
        }
      }
    }
  }
  return [...crossing];
}

function fillCells(corners: Int32Array, x: Float64Array, count: number, cellCm: number): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (let t = 0; t < count; t++) {
    const bounds = [0, 1, 2].map((axis) => {
      const at = [0, 1, 2].map((k) => x[3 * (corners[3 * t + k] ?? 0) + axis] ?? 0);
      return [floor(min(...at) / cellCm), floor(max(...at) / cellCm)] as const;
    });
    const [bx, by, bz] = bounds;
    if (!bx || !by || !bz) continue;
    for (let i = bx[0]; i <= bx[1]; i++)
      for (let j = by[0]; j <= by[1]; j++)
        for (let k = bz[0]; k <= bz[1]; k++) {
          const key = ((i + cellOffset) * 2 * cellOffset + j + cellOffset) * 2 * cellOffset + k + cellOffset;
          const list = cells.get(key);
          if (list) list.push(t);
          else cells.set(key, [t]);
        }
  }
  return cells;
}

function sharesCorner(corners: Int32Array, s: number, t: number): boolean {
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (corners[3 * s + i] === corners[3 * t + j]) return true;
  return false;
}

/** Whether an edge of `s` passes through the inside of `t` (Möller and Trumbore). */
function edgesPierce(corners: Int32Array, x: Float64Array, s: number, t: number): boolean {
  const at = (tri: number, k: number, axis: number) => x[3 * (corners[3 * tri + k] ?? 0) + axis] ?? 0;
  const u = [0, 1, 2].map((axis) => at(t, 1, axis) - at(t, 0, axis)) as [number, number, number];
  const v = [0, 1, 2].map((axis) => at(t, 2, axis) - at(t, 0, axis)) as [number, number, number];
  for (let k = 0; k < 3; k++) {
    const d = [0, 1, 2].map((axis) => at(s, (k + 1) % 3, axis) - at(s, k, axis)) as [number, number, number];
    const o = [0, 1, 2].map((axis) => at(s, k, axis) - at(t, 0, axis)) as [number, number, number];
    const p = cross(d, v);
    const determinant = dot(u, p);
    if (abs(determinant) < 1e-9) continue;
    const a = dot(o, p) / determinant;
    const q = cross(o, u);
    const b = dot(d, q) / determinant;
    const along = dot(v, q) / determinant;
    if (a > 1e-6 && b > 1e-6 && a + b < 1 - 1e-6 && along > 1e-6 && along < 1 - 1e-6) return true;
  }
  return false;
}

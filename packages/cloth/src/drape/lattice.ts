import { distanceToLines, isInside } from '../geometry/polygon.ts';
import { lengthOf, resample, type Polyline } from '../geometry/polyline.ts';
import { triangulate } from '../geometry/triangulate.ts';
import type { Point } from '../geometry/vector.ts';
import type { PatternPiece } from '../pattern/pattern.ts';

// Bound once: these run in the innermost loops.
const { max, min, round } = Math;

/** A piece cut into triangles whose edges follow warp and weft. */
export type PieceLattice = {
  readonly points: readonly Point[];
  /** Three numbers a triangle, counter-clockwise in (u, v). */
  readonly triangles: readonly number[];
  /** Points along each edge of the outline, by its name. */
  readonly edges: ReadonlyMap<string, readonly number[]>;
  readonly boundary: Polyline;
};

/** Points stay this share of the lattice away from outline and creases. */
const clearance = 0.55;

/** Cuts a piece with lattice `step` cm; `segments` says how many parts each edge of the outline is divided into. */
export function cutLattice(piece: PatternPiece, step: number, segments: (edge: string) => number): PieceLattice {
  const points: Point[] = [];
  const starts: [string, number][] = [];
  for (const { name, line } of piece.outline) {
    starts.push([name, points.length]);
    points.push(...resample(line, segments(name)).slice(0, -1));
  }
  const boundary = points.slice();
  const edges = new Map(starts.map(([name, from], i) => [name, edgePoints(from, starts[i + 1]?.[1] ?? boundary.length, boundary.length)]));
  const creases = (piece.creases ?? []).map(({ line }) => resample(line, max(1, round(lengthOf(line) / step))));
  for (const crease of creases) points.push(...crease.filter((point) => isFree(point, boundary, [], step * 0.3)));
  points.push(...latticePoints(piece.grainDeg, boundary, step).filter((point) => isFree(point, boundary, creases, step * clearance)));
  return { points, triangles: insideTriangles(points, boundary, step), edges, boundary };
}

function edgePoints(from: number, to: number, count: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) % count);
}

function isFree([u, v]: Point, boundary: Polyline, creases: readonly Polyline[], clear: number): boolean {
  const closed = boundary[0] ? [...boundary, boundary[0]] : boundary;
  return isInside(boundary, u, v) && distanceToLines(u, v, [closed, ...creases]) > clear;
}

/** A square lattice over the outline's bounds, turned with the grain unless that is a right angle. */
function latticePoints(grainDeg: number, boundary: Polyline, step: number): Point[] {
  const turn = grainDeg % 90 === 0 ? 0 : (grainDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = boundary.map(([u, v]) => [u * cos + v * sin, -u * sin + v * cos] as const);
  const [us, vs] = [turned.map(([u]) => u), turned.map(([, v]) => v)];
  const [u0, v0] = [min(...us), min(...vs)];
  const columns = round((max(...us) - u0) / step);
  const rows = round((max(...vs) - v0) / step);
  const out: Point[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [u0 + i * step, v0 + j * step];
      out.push([u * cos - v * sin, u * sin + v * cos]);
    }
  }
  return out;
}

function insideTriangles(points: readonly Point[], boundary: Polyline, step: number): number[] {
  const all = triangulate(points);
  const out: number[] = [];
  for (let t = 0; t < all.length; t += 3) {
    const corners = [all[t] ?? 0, all[t + 1] ?? 0, all[t + 2] ?? 0] as const;
    const [a, b, c] = [points[corners[0]], points[corners[1]], points[corners[2]]];
    if (!a || !b || !c) continue;
    const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (twice < 4e-3 * step * step || !isInside(boundary, (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)) continue;
    out.push(...corners);
  }
  return out;
}

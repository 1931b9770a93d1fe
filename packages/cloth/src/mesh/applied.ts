import { cutLattice } from '../drape/lattice.ts';
import { distanceToLines } from '../geometry/polygon.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import type { AppliedPiece } from '../pattern/pattern.ts';
import type { MeshWriter } from './mesh-writer.ts';
import type { PieceSurface } from './piece-surface.ts';

/** Applied cloth is cut finer than what it lies on, so that it never dips into it between two points. */
const stepCm = 0.6;

/**
 * Lays a piece on the draped surface of its base: a thickness above it, bellied towards the middle, and further off along an open mouth.
 * `level` counts the applied pieces below it.
 */
export function writeApplied(writer: MeshWriter, applied: AppliedPiece, base: PieceSurface, thicknessCm: number, level: number): void {
  const closed = [...applied.outline, ...applied.outline.slice(0, 1)];
  const mouth = applied.openFrom === undefined ? [] : [closed.slice(applied.openFrom, (applied.openTo ?? applied.openFrom) + 1)];
  const lattice = cutLattice(
    { name: applied.name, layer: applied.layer, grainDeg: 0, outline: [{ name: 'rim', line: closed }], place: () => [0, 0, 0] },
    stepCm,
    () => Math.max(8, Math.round(perimeter(closed) / stepCm)),
  );
  const firsts = lattice.points.map((uv) => {
    const { position, normal } = base(uv);
    const rim = distanceToLines(uv[0], uv[1], [closed]);
    const open = mouth.length === 0 ? 8 : distanceToLines(uv[0], uv[1], mouth);
    const lift =
      thicknessCm * (0.6 + level) + applied.bellyCm * Math.min(1, rim / 3) + (mouth.length === 0 ? 0 : 0.25 * Math.max(0, 1 - open / 2.5));
    const raised: Vec3 = add(position, normal, lift);
    const edgeDistance = Math.min(8, mouth.length === 0 ? rim : open);
    return writer.vertex({ position: raised, normal, uv, seamDistance: Math.min(8, rim), edgeDistance });
  });
  const isFlipped = facesInward(lattice.points[0], base);
  for (let t = 0; t < lattice.triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => firsts[lattice.triangles[t + k] ?? 0] ?? 0) as [number, number, number];
    if (isFlipped) writer.triangle(a, c, b);
    else writer.triangle(a, b, c);
  }
  writer.endPiece(applied.name, applied.layer, applied.grainDeg);
}

function perimeter(line: readonly (readonly [number, number])[]): number {
  return line.reduce((sum, [u, v], i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(u - before[0], v - before[1]) : 0;
  }, 0);
}

/** Whether counter-clockwise in (u, v) is clockwise seen from outside, as on pieces of the back. */
function facesInward(at: readonly [number, number] | undefined, base: PieceSurface): boolean {
  if (!at) return false;
  const { position: p, normal } = base(at);
  const right = base([at[0] + 0.5, at[1]]).position;
  const up = base([at[0], at[1] + 0.5]).position;
  const [ux, uy, uz] = [right[0] - p[0], right[1] - p[1], right[2] - p[2]];
  const [vx, vy, vz] = [up[0] - p[0], up[1] - p[1], up[2] - p[2]];
  return (uy * vz - uz * vy) * normal[0] + (uz * vx - ux * vz) * normal[1] + (ux * vy - uy * vx) * normal[2] < 0;
}

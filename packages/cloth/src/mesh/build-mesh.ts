import type { DrapedCloth } from '../drape/drape-pattern.ts';
import { createProbe } from '../form/collider.ts';
import { lengthOf, resample } from '../geometry/polyline.ts';
import { add } from '../geometry/vector.ts';
import type { HardwareSpec, StitchSpec } from '../pattern/pattern.ts';
import { writeApplied } from './applied.ts';
import type { GarmentMesh, Hardware, StitchLine } from './garment-mesh.ts';
import { createMeshWriter, type MeshWriter } from './mesh-writer.ts';
import { vertexNormals } from './normals.ts';
import { createPieceSurface, type PieceSurface } from './piece-surface.ts';
import { seamLines } from './seam-lines.ts';
import { smooth, subdivide } from './subdivide.ts';
import { surfaceOf, type Surface } from './surface.ts';

const stitchStepCm = 0.5;

/** The garment as it is shown: the lattice cut `subdivisions` times finer and rounded, with pockets, plackets, buttons and stitches on it. */
export function buildMesh(draped: DrapedCloth, subdivisions = 1): GarmentMesh {
  let surface = smooth(surfaceOf(draped));
  for (let round = 0; round < subdivisions; round++) surface = subdivide(surface);
  surface = liftOffForm(surface, draped);
  const normals = vertexNormals(surface);
  const { pattern } = draped.cloth;
  const writer = createMeshWriter();
  writePieces(writer, surface, normals, draped);
  const readers = new Map<string, PieceSurface>();
  const on = (piece: string): PieceSurface => {
    const known = readers.get(piece);
    if (known) return known;
    const index = pattern.pieces.findIndex(({ name }) => name === piece);
    const made = createPieceSurface(surface, normals, index);
    readers.set(piece, made);
    return made;
  };
  const { thicknessCm } = draped.fabric;
  pattern.applied.forEach((applied) => {
    const level = pattern.applied.indexOf(applied) === 0 ? 0 : overlapsBefore(pattern.applied, applied);
    writeApplied(writer, applied, on(applied.base), thicknessCm, level);
  });
  return writer.finish({
    hardware: pattern.hardware.map((spec) => hardwareOn(spec, on(spec.on.piece), thicknessCm)),
    stitches: [...seamLines(draped, surface), ...pattern.stitches.map((spec) => stitchOn(spec, on(spec.piece), thicknessCm))],
    thicknessCm,
  });
}

/** How many earlier applied pieces of the same base share a point's neighbourhood: a flap lies on its pocket. */
function overlapsBefore(
  all: readonly { readonly name: string; readonly base: string; readonly outline: readonly (readonly [number, number])[] }[],
  one: (typeof all)[number],
): number {
  const box = (outline: (typeof all)[number]['outline']) => {
    const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)];
    return [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)] as const;
  };
  const [a, b, c, d] = box(one.outline);
  return all.slice(0, all.indexOf(one)).filter((other) => {
    const [e, f, g, h] = box(other.outline);
    return other.base === one.base && a < f && e < b && c < h && g < d;
  }).length;
}

function writePieces(writer: MeshWriter, surface: Surface, normals: Float64Array, { cloth }: DrapedCloth): void {
  const rows = Array.from(surface.jointOf, (joint, vertex) =>
    writer.vertex({
      position: [surface.positions[3 * joint] ?? 0, surface.positions[3 * joint + 1] ?? 0, surface.positions[3 * joint + 2] ?? 0],
      normal: [normals[3 * vertex] ?? 0, normals[3 * vertex + 1] ?? 0, normals[3 * vertex + 2] ?? 0],
      uv: [surface.uv[2 * vertex] ?? 0, surface.uv[2 * vertex + 1] ?? 0],
      seamDistance: surface.seamDistance[vertex] ?? 0,
      edgeDistance: surface.edgeDistance[vertex] ?? 0,
    }),
  );
  surface.ranges.forEach(({ firstTriangle, triangleCount }, i) => {
    for (let t = 3 * firstTriangle; t < 3 * (firstTriangle + triangleCount); t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => rows[surface.triangles[t + k] ?? 0] ?? 0) as [number, number, number];
      writer.triangle(a, b, c);
    }
    const piece = cloth.pieces[i]?.piece;
    if (piece) writer.endPiece(piece.name, piece.layer, piece.grainDeg);
  });
}

/** Rounded midpoints may dip into the form between two particles that touch it. */
function liftOffForm(surface: Surface, { collider, fabric }: DrapedCloth): Surface {
  const positions = surface.positions.slice();
  const probe = createProbe();
  const gap = 0.06 + fabric.thicknessCm / 2;
  for (let q = 0; q < positions.length; q += 3) {
    const missing = gap - collider.distance(positions[q] ?? 0, positions[q + 1] ?? 0, positions[q + 2] ?? 0, probe);
    if (missing <= 0 || missing > 1) continue;
    for (let k = 0; k < 3; k++) positions[q + k] = (positions[q + k] ?? 0) + missing * (probe[k] ?? 0);
  }
  return { ...surface, positions };
}

/** Buttons lie on the cloth over their whole width: the normal is that of the cloth round them, not of one point. */
function hardwareOn({ kind, on, radiusCm, holes }: HardwareSpec, surface: PieceSurface, thicknessCm: number): Hardware {
  const [u, v] = on.at;
  const around = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return surface([u + radiusCm * Math.cos(angle), v + radiusCm * Math.sin(angle)]);
  });
  const middle = surface(on.at);
  const sum = around.reduce((normal, point) => add(normal, point.normal), middle.normal);
  const length = Math.hypot(...sum) || 1;
  const normal = [sum[0] / length, sum[1] / length, sum[2] / length] as const;
  // Highest point of the cloth under the disc, so that no button is half sunk.
  const rise = Math.max(...around.map(({ position }) => rising(position, middle.position, normal)), 0);
  return { kind, radiusCm, holes, normal, position: add(middle.position, normal, rise + thicknessCm * 2) };
}

function rising(a: readonly [number, number, number], b: readonly [number, number, number], n: readonly [number, number, number]): number {
  return (a[0] - b[0]) * n[0] + (a[1] - b[1]) * n[1] + (a[2] - b[2]) * n[2];
}

function stitchOn({ kind, line }: StitchSpec, surface: PieceSurface, thicknessCm: number): StitchLine {
  const points = resample(line, Math.max(1, Math.round(lengthOf(line) / stitchStepCm)));
  return {
    kind,
    points: Float32Array.from(
      points.flatMap((point) => {
        const { position, normal } = surface(point);
        return [...add(position, normal, thicknessCm / 2)];
      }),
    ),
  };
}

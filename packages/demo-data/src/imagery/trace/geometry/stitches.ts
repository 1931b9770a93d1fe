import type { GarmentMesh, StitchLine } from '@orime/cloth';
import { f32 } from './read.ts';
import type { MeshPart } from './scene-mesh.ts';
import { threadBar, type Vector } from './thread-bar.ts';

const stitchCm = 0.26;
const gapCm = 0.09;
const threadRadiusCm = 0.026;
const sewn = new Set<StitchLine['kind']>(['top-stitch', 'hem', 'buttonhole']);

const bars = new WeakMap<GarmentMesh, readonly Omit<MeshPart, 'surface'>[]>();

/** Top stitching as bars of thread, two to three millimetres each, pressed a little into the cloth. All views of a drape share them. */
export function stitchParts(mesh: GarmentMesh, surface: number): readonly MeshPart[] {
  const known = bars.get(mesh) ?? sewStitches(mesh);
  bars.set(mesh, known);
  return known.map((bar) => ({ ...bar, surface }));
}

function sewStitches(mesh: GarmentMesh): readonly Omit<MeshPart, 'surface'>[] {
  return mesh.stitches
    .filter(({ kind }) => sewn.has(kind))
    .flatMap(({ kind, points }) => {
      const period = kind === 'buttonhole' ? 0.09 : stitchCm + gapCm;
      const length = kind === 'buttonhole' ? 0.07 : stitchCm;
      const line: MeshPart[] = [];
      const walk = walkAlong(points);
      for (let at = 0; at + length < walk.length; at += period) {
        const from = walk.at(at);
        const to = walk.at(at + length);
        const normal = nearestNormal(mesh, from);
        const lift = mesh.thicknessCm / 2 + threadRadiusCm * 0.3;
        line.push(threadBar(offset(from, normal, lift), offset(to, normal, lift), normal, threadRadiusCm, 0));
      }
      return line;
    });
}

function walkAlong(points: Float32Array): { readonly length: number; at(distance: number): Vector } {
  const count = points.length / 3;
  const reached = [0];
  for (let i = 1; i < count; i++) {
    const step = Math.hypot(...[0, 1, 2].map((k) => f32(points, i * 3 + k) - f32(points, i * 3 - 3 + k)));
    reached.push((reached[i - 1] ?? 0) + step);
  }
  return {
    length: reached.at(-1) ?? 0,
    at: (distance) => {
      let i = 1;
      while (i < count - 1 && (reached[i] ?? 0) < distance) i++;
      const from = reached[i - 1] ?? 0;
      const share = (distance - from) / ((reached[i] ?? 0) - from || 1);
      return [0, 1, 2].map((k) => f32(points, i * 3 - 3 + k) * (1 - share) + f32(points, i * 3 + k) * share) as unknown as Vector;
    },
  };
}

/** Vertices by cells of 2 cm, so that a stitch finds the cloth it lies on without asking every vertex. */
const cells = new WeakMap<GarmentMesh, Map<string, number[]>>();

function nearestNormal(mesh: GarmentMesh, place: Vector): Vector {
  let grid = cells.get(mesh);
  if (!grid) {
    grid = new Map<string, number[]>();
    for (let i = 0; i < mesh.positions.length / 3; i++) {
      const key = [0, 1, 2].map((k) => Math.floor(f32(mesh.positions, i * 3 + k) / 2)).join();
      const cell = grid.get(key);
      if (cell) cell.push(i);
      else grid.set(key, [i]);
    }
    cells.set(mesh, grid);
  }
  let best = -1;
  let bestDistance = Infinity;
  const [cx, cy, cz] = place.map((value) => Math.floor(value / 2)) as [number, number, number];
  for (let cell = 0; cell < 27; cell++) {
    const key = `${cx + (cell % 3) - 1},${cy + (Math.floor(cell / 3) % 3) - 1},${cz + Math.floor(cell / 9) - 1}`;
    for (const i of grid.get(key) ?? []) {
      const distance = [0, 1, 2].reduce((sum, k) => sum + (f32(mesh.positions, i * 3 + k) - (place[k] ?? 0)) ** 2, 0);
      if (distance >= bestDistance) continue;
      bestDistance = distance;
      best = i;
    }
  }
  return best < 0 ? [0, 0, 1] : ([0, 1, 2].map((k) => f32(mesh.normals, best * 3 + k)) as unknown as Vector);
}

function offset(place: Vector, direction: Vector, by: number): Vector {
  return [place[0] + direction[0] * by, place[1] + direction[1] * by, place[2] + direction[2] * by];
}

import type { GarmentMesh, Hardware, StitchLine } from '@orime/cloth';
import { f32 } from './read.ts';
import type { MeshPart } from './scene-mesh.ts';

type Vector = readonly [number, number, number];

/** Discs, rings and holes of a button as radius and height above the cloth, in parts of its radius. */
const buttonProfile: readonly Vector[] = [
  [0.001, 0.2, 0],
  [0.55, 0.2, 0],
  [0.66, 0.26, 0],
  [0.86, 0.3, 0],
  [0.97, 0.22, 0],
  [1, 0.1, 0],
  [0.9, -0.05, 0],
];

/** Solid hardware as turned bodies that stand on the cloth. */
export function hardwareParts(mesh: GarmentMesh, surfaceOf: (hardware: Hardware) => number, threadSurface: number): readonly MeshPart[] {
  return mesh.hardware.flatMap((hardware) => {
    const lift = mesh.thicknessCm / 2 + 0.03;
    const body = disc(hardware, lift, surfaceOf(hardware));
    return hardware.kind === 'button' ? [body, ...threads(hardware, lift, threadSurface)] : [body];
  });
}

function disc(hardware: Hardware, lift: number, surface: number): MeshPart {
  const sides = 28;
  const { normal, position, radiusCm } = hardware;
  const [across, along] = frameAbout(normal);
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  buttonProfile.forEach(([radius, height], row) => {
    const before = buttonProfile[row - 1] ?? buttonProfile[row] ?? [0, 0, 0];
    const after = buttonProfile[row + 1] ?? buttonProfile[row] ?? [0, 0, 0];
    const slope = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const outwards = -(after[1] - before[1]) / slope;
    const upwards = (after[0] - before[0]) / slope;
    for (let side = 0; side <= sides; side++) {
      const angle = (side / sides) * Math.PI * 2;
      for (let k = 0; k < 3; k++) {
        const radial = (across[k] ?? 0) * Math.cos(angle) + (along[k] ?? 0) * Math.sin(angle);
        positions.push((position[k] ?? 0) + radial * radius * radiusCm + (normal[k] ?? 0) * (lift + height * radiusCm));
        normals.push(radial * outwards + (normal[k] ?? 0) * upwards);
      }
      if (side === sides || row === buttonProfile.length - 1) continue;
      const corner = row * (sides + 1) + side;
      triangles.push(corner, corner + sides + 1, corner + 1, corner + 1, corner + sides + 1, corner + sides + 2);
    }
  });
  return { positions, normals, triangles, surface };
}

/** The sewing of a button: short bars of thread between pairs of holes. */
function threads({ holes, normal, position, radiusCm }: Hardware, lift: number, surface: number): readonly MeshPart[] {
  if (holes < 2) return [];
  const [across, along] = frameAbout(normal);
  const reach = radiusCm * 0.26;
  const height = lift + radiusCm * 0.22;
  const rows = holes >= 4 ? [-reach, reach] : [0];
  return rows.map((row) => {
    const end = (sign: number): Vector =>
      [0, 1, 2].map(
        (k) => (position[k] ?? 0) + (across[k] ?? 0) * row + (along[k] ?? 0) * reach * sign + (normal[k] ?? 0) * height,
      ) as unknown as Vector;
    return thread(end(-1), end(1), normal, 0.05, surface);
  });
}

const stitchCm = 0.26;
const gapCm = 0.09;
const threadRadiusCm = 0.026;
const sewn = new Set<StitchLine['kind']>(['top-stitch', 'hem', 'buttonhole']);

/** Top stitching as bars of thread, two to three millimetres each, pressed a little into the cloth. */
export function stitchParts(mesh: GarmentMesh, surface: number): readonly MeshPart[] {
  return mesh.stitches
    .filter(({ kind }) => sewn.has(kind))
    .flatMap(({ kind, points }) => {
      const period = kind === 'buttonhole' ? 0.09 : stitchCm + gapCm;
      const length = kind === 'buttonhole' ? 0.07 : stitchCm;
      const bars: MeshPart[] = [];
      const walk = walkAlong(points);
      for (let at = 0; at + length < walk.length; at += period) {
        const from = walk.at(at);
        const to = walk.at(at + length);
        const normal = nearestNormal(mesh, from);
        const lift = mesh.thicknessCm / 2 + threadRadiusCm * 0.3;
        bars.push(thread(offset(from, normal, lift), offset(to, normal, lift), normal, threadRadiusCm, surface));
      }
      return bars;
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

/** A bar of thread: half a hexagonal prism, open towards the cloth. */
function thread(from: Vector, to: Vector, normal: Vector, radius: number, surface: number): MeshPart {
  const along = [0, 1, 2].map((k) => (to[k] ?? 0) - (from[k] ?? 0));
  const length = Math.hypot(...along) || 1;
  const side = cross(along.map((value) => value / length) as unknown as Vector, normal);
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  for (const [end, taper] of [
    [from, 0.5],
    [[0, 1, 2].map((k) => (from[k] ?? 0) * 0.8 + (to[k] ?? 0) * 0.2) as unknown as Vector, 1],
    [[0, 1, 2].map((k) => (from[k] ?? 0) * 0.2 + (to[k] ?? 0) * 0.8) as unknown as Vector, 1],
    [to, 0.5],
  ] as const) {
    for (const angle of [0, Math.PI / 3, (Math.PI * 2) / 3, Math.PI]) {
      for (let k = 0; k < 3; k++) {
        const radial = (side[k] ?? 0) * Math.cos(angle) + (normal[k] ?? 0) * Math.sin(angle);
        positions.push((end[k] ?? 0) + radial * radius * taper);
        normals.push(radial);
      }
    }
  }
  for (let ring = 0; ring < 3; ring++) {
    for (let k = 0; k < 3; k++) {
      const corner = ring * 4 + k;
      triangles.push(corner, corner + 1, corner + 4, corner + 1, corner + 5, corner + 4);
    }
  }
  return { positions, normals, triangles, surface };
}

function offset(place: Vector, direction: Vector, by: number): Vector {
  return [place[0] + direction[0] * by, place[1] + direction[1] * by, place[2] + direction[2] * by];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Two directions that are square to a normal and to each other; the second points up where it can. */
function frameAbout(normal: Vector): readonly [Vector, Vector] {
  const up: Vector = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const across = cross(up, normal);
  const length = Math.hypot(...across) || 1;
  const unit: Vector = [across[0] / length, across[1] / length, across[2] / length];
  return [unit, cross(normal, unit)];
}

import type { GarmentMesh, Hardware } from '@orime/cloth';
import type { MeshPart } from './scene-mesh.ts';
import { cross, threadBar, type Vector } from './thread-bar.ts';

/** Outline of a button from its middle out and down to its shank: radius and height above its place, in parts of its radius. */
const buttonProfile: readonly (readonly [radius: number, height: number])[] = [
  [0.001, 0.2],
  [0.55, 0.2],
  [0.66, 0.26],
  [0.86, 0.3],
  [0.97, 0.22],
  [1, 0.1],
  [0.9, -0.04],
  [0.3, -0.12],
  [0.26, -0.6],
];

/** Solid hardware as turned bodies that stand on the cloth. */
export function hardwareParts(mesh: GarmentMesh, surfaceOf: (hardware: Hardware) => number, threadSurface: number): readonly MeshPart[] {
  return mesh.hardware.flatMap((hardware) => {
    if (hardware.kind === 'buckle') return buckle(hardware, surfaceOf(hardware));
    const body = disc(hardware, surfaceOf(hardware));
    return hardware.kind === 'button' ? [body, ...threads(hardware, threadSurface)] : [body];
  });
}

function disc(hardware: Hardware, surface: number): MeshPart {
  const sides = 28;
  const { normal, position, radiusCm } = hardware;
  const [across, along] = frameAbout(normal);
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  buttonProfile.forEach(([radius, height], row) => {
    const before = buttonProfile[row - 1] ?? buttonProfile[row] ?? [0, 0];
    const after = buttonProfile[row + 1] ?? buttonProfile[row] ?? [0, 0];
    const slope = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const outwards = -(after[1] - before[1]) / slope;
    const upwards = (after[0] - before[0]) / slope;
    for (let side = 0; side <= sides; side++) {
      const angle = (side / sides) * Math.PI * 2;
      for (let k = 0; k < 3; k++) {
        const radial = (across[k] ?? 0) * Math.cos(angle) + (along[k] ?? 0) * Math.sin(angle);
        positions.push((position[k] ?? 0) + radial * radius * radiusCm + (normal[k] ?? 0) * height * radiusCm);
        normals.push(radial * outwards + (normal[k] ?? 0) * upwards);
      }
      if (side === sides || row === buttonProfile.length - 1) continue;
      const corner = row * (sides + 1) + side;
      triangles.push(corner, corner + sides + 1, corner + 1, corner + 1, corner + sides + 1, corner + sides + 2);
    }
  });
  return { positions, normals, triangles, surface };
}

/** A rectangular frame as high as its diameter, and the prong across it. */
function buckle({ normal, position, radiusCm }: Hardware, surface: number): readonly MeshPart[] {
  const [across, along] = frameAbout(normal);
  const [halfWidth, halfHeight, thick] = [radiusCm * 0.8, radiusCm, 0.26];
  const at = (x: number, y: number, lift: number): Vector =>
    [0, 1, 2].map((k) => (position[k] ?? 0) + (across[k] ?? 0) * x + (along[k] ?? 0) * y + (normal[k] ?? 0) * lift) as unknown as Vector;
  const corners = [
    at(-halfWidth, -halfHeight, 0.15),
    at(halfWidth, -halfHeight, 0.15),
    at(halfWidth, halfHeight, 0.15),
    at(-halfWidth, halfHeight, 0.15),
  ];
  const sides = corners.map((corner, i) => threadBar(corner, corners[(i + 1) % 4] ?? corner, normal, thick, surface));
  return [...sides, threadBar(at(-halfWidth, 0, 0.3), at(halfWidth, 0, 0.35), normal, thick * 0.6, surface)];
}

/** The sewing of a button: short bars of thread between pairs of holes. */
function threads({ holes, normal, position, radiusCm }: Hardware, surface: number): readonly MeshPart[] {
  if (holes < 2) return [];
  const [across, along] = frameAbout(normal);
  const reach = radiusCm * 0.26;
  const height = radiusCm * 0.22;
  const rows = holes >= 4 ? [-reach, reach] : [0];
  return rows.map((row) => {
    const end = (sign: number): Vector =>
      [0, 1, 2].map(
        (k) => (position[k] ?? 0) + (across[k] ?? 0) * row + (along[k] ?? 0) * reach * sign + (normal[k] ?? 0) * height,
      ) as unknown as Vector;
    return threadBar(end(-1), end(1), normal, 0.05, surface);
  });
}

/** Two directions that are square to a normal and to each other; the second points up where it can. */
function frameAbout(normal: Vector): readonly [Vector, Vector] {
  const up: Vector = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const across = cross(up, normal);
  const length = Math.hypot(...across) || 1;
  const unit: Vector = [across[0] / length, across[1] / length, across[2] / length];
  return [unit, cross(normal, unit)];
}

import type { MeshPart } from './scene-mesh.ts';

export type Vector = readonly [number, number, number];

/** A bar of thread: half a hexagonal prism, open towards the cloth. */
export function threadBar(from: Vector, to: Vector, normal: Vector, radius: number, surface: number): MeshPart {
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

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

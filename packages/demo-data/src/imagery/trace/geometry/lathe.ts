import type { MeshPart } from './scene-mesh.ts';

/** A turned body about an upright axis through (x, z): `profile` is radius and height in cm, from the top down or up. */
export function lathe(
  profile: readonly (readonly [radius: number, y: number])[],
  x: number,
  z: number,
  sides: number,
  surface: number,
): MeshPart {
  const positions: number[] = [];
  const normals: number[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  profile.forEach(([radius, y], row) => {
    const [beforeRadius, beforeY] = profile[row - 1] ?? [radius, y];
    const [afterRadius, afterY] = profile[row + 1] ?? [radius, y];
    const length = Math.hypot(afterRadius - beforeRadius, afterY - beforeY) || 1;
    // The normal turns the profile's own direction by a right angle, outwards whichever way the profile runs.
    const turn = afterY > beforeY ? 1 : -1;
    const outwards = (turn * (afterY - beforeY)) / length;
    const upwards = (-turn * (afterRadius - beforeRadius)) / length;
    for (let side = 0; side <= sides; side++) {
      const angle = (side / sides) * Math.PI * 2;
      positions.push(x + radius * Math.sin(angle), y, z + radius * Math.cos(angle));
      normals.push(Math.sin(angle) * outwards, upwards, Math.cos(angle) * outwards);
      uv.push((side / sides) * Math.PI * 2 * radius, y);
      if (side === sides || row === profile.length - 1) continue;
      const corner = row * (sides + 1) + side;
      triangles.push(corner, corner + 1, corner + sides + 1, corner + 1, corner + sides + 2, corner + sides + 1);
    }
  });
  return { positions, normals, uv, triangles, surface };
}

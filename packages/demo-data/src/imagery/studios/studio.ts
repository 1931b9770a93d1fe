import type { Rgb } from '../cloth/dye.ts';
import type { Surface } from '../trace/cloth/surface.ts';
import type { Development } from '../trace/develop/develop.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import type { Lamp, Sky } from '../trace/light/lamp.ts';

export const studioKeys = ['paper', 'plaster', 'concrete', 'tatami', 'night', 'daylight'] as const;
export type StudioKey = (typeof studioKeys)[number];

/** A place to photograph in: what stands behind the garment and what lights it. Centimetres, garment at the middle, camera at +z. */
export type Studio = {
  readonly floor: Surface;
  readonly wall: Surface;
  /** Where the wall stands, and the radius of the sweep that joins it to the floor; 0 for a corner. */
  readonly wallZ: number;
  readonly sweepCm: number;
  readonly lamps: readonly Lamp[];
  readonly sky: Sky;
  readonly development: Development;
};

export function grey(value: number, tint: Rgb = [1, 1, 1]): Rgb {
  return [tint[0] * value, tint[1] * value, tint[2] * value];
}

const halfWidthCm = 420;
const frontZ = 420;
const topCm = 460;
const columns = 36;
const rowCm = 18;

/** Floor and wall of a studio. A sweep is one piece in the floor's surface; u runs sideways, v along the way up. */
export function backdropParts(studio: Pick<Studio, 'wallZ' | 'sweepCm'>, floorSurface: number, wallSurface: number): readonly MeshPart[] {
  const { sweepCm, wallZ } = studio;
  const floor: Profile = rows(frontZ, wallZ + sweepCm).map((z) => ({ y: 0, z, ny: 1, nz: 0 }));
  const wall: Profile = rows(sweepCm, topCm).map((y) => ({ y, z: wallZ, ny: 0, nz: 1 }));
  if (sweepCm === 0) return [strip(floor, floorSurface, (point) => point.z), strip(wall, wallSurface, (point) => point.y)];
  const curve: Profile = Array.from({ length: 11 }, (_, i) => {
    const angle = ((i + 1) / 12) * (Math.PI / 2);
    return { y: sweepCm * (1 - Math.cos(angle)), z: wallZ + sweepCm * (1 - Math.sin(angle)), ny: Math.cos(angle), nz: Math.sin(angle) };
  });
  let way = 0;
  const whole = [...floor, ...curve, ...wall];
  const ways = whole.map(({ y, z }, i) => (way += i === 0 ? 0 : Math.hypot(y - (whole[i - 1]?.y ?? y), z - (whole[i - 1]?.z ?? z))));
  return [strip(whole, floorSurface, (_, i) => ways[i] ?? 0)];
}

type Profile = readonly { readonly y: number; readonly z: number; readonly ny: number; readonly nz: number }[];

function rows(from: number, to: number): readonly number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / rowCm));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

function strip(profile: Profile, surface: number, along: (point: Profile[number], row: number) => number): MeshPart {
  const positions: number[] = [];
  const normals: number[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  profile.forEach((point, row) => {
    for (let column = 0; column <= columns; column++) {
      const x = halfWidthCm * ((column / columns) * 2 - 1);
      positions.push(x, point.y, point.z);
      normals.push(0, point.ny, point.nz);
      uv.push(x, along(point, row));
      if (column === columns || row === profile.length - 1) continue;
      const corner = row * (columns + 1) + column;
      triangles.push(corner, corner + 1, corner + columns + 1, corner + 1, corner + columns + 2, corner + columns + 1);
    }
  });
  return { positions, normals, uv, triangles, surface };
}

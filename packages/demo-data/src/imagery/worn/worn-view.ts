import type { Camera } from '../trace/frame/scene.ts';
import { f32 } from '../trace/geometry/read.ts';

export const wornViews = ['front', 'three-quarter', 'back', 'macro'] as const;
export type WornView = (typeof wornViews)[number];

/** How the form stands before the camera, in degrees: positive shows its left side. */
export const turnOf: Readonly<Record<WornView, number>> = { front: 0, 'three-quarter': -34, back: 180, macro: -14 };

/** Size of a picture of the largest quality; smaller ones keep the ratio of 3:4. */
export const fullHeightOf: Readonly<Record<WornView, number>> = { front: 1600, 'three-quarter': 1600, back: 1600, macro: 1200 };

/** Lowest and highest corner of everything that belongs in the picture, in cm, as it stands before the camera. */
export type Extent = { readonly low: readonly [number, number, number]; readonly high: readonly [number, number, number] };

const ratio = 3 / 4;

export function extentOf(positionLists: readonly ArrayLike<number>[]): Extent {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const positions of positionLists) {
    for (let i = 0; i < positions.length; i++) {
      const axis = (i % 3) as 0 | 1 | 2;
      low[axis] = Math.min(low[axis], positions[i] ?? 0);
      high[axis] = Math.max(high[axis], positions[i] ?? 0);
    }
  }
  return { low, high };
}

/** The whole garment with calm room around it: a portrait lens from the height of the chest, nearer and higher for the three-quarter view. */
export function wholeCamera(view: Exclude<WornView, 'macro'>, { high, low }: Extent): Camera {
  const height = Math.max((high[1] - low[1]) * 1.17, ((high[0] - low[0]) * 1.24) / ratio, 70);
  const middle = (high[1] + low[1]) / 2;
  const centre = (high[0] + low[0]) / 2;
  const [away, rise, aside] = view === 'three-quarter' ? [470, 34, 18] : [580, 16, 0];
  return { eye: [centre + aside, middle + rise, away], at: [centre, middle - height * 0.01, 0], heightCm: height, apertureCm: 0 };
}

/** A close look along the cloth's own normal at a place on it. */
export function macroCamera(
  target: readonly [number, number, number],
  normal: readonly [number, number, number],
  heightCm: number,
): Camera {
  const away = heightCm * 4.2;
  // A little from above and from the side, so that threads throw shadows and the plane of focus runs through the picture.
  const [x, y, z] = [normal[0] + 0.16, normal[1] + 0.14, normal[2]];
  const length = Math.hypot(x, y, z);
  const eye = [target[0] + (x / length) * away, target[1] + (y / length) * away, target[2] + (z / length) * away] as const;
  return { eye, at: target, heightCm, apertureCm: 0.35 };
}

/** Cloth within this many cm of what a close view looks at decides from where: along a gather alone it would be grazed. */
const aroundCm = 2.5;

/**
 * What a close view looks at: the outer vertex nearest to `wish` that faces the camera, so that cloth is met even where the
 * wish lies in the air. `count` vertices are looked at; the normal is that of the cloth around.
 */
export function macroTarget(
  positions: Float32Array,
  normals: Float32Array,
  count: number,
  wish: readonly [number, number, number],
): { readonly target: readonly [number, number, number]; readonly normal: readonly [number, number, number] } {
  let best = 0;
  let bestDistance = Infinity;
  for (let i = 0; i < count; i++) {
    if (f32(normals, i * 3 + 2) < 0.35) continue;
    const distance = [0, 1, 2].reduce((sum, k) => sum + (f32(positions, i * 3 + k) - (wish[k] ?? 0)) ** 2, 0);
    if (distance >= bestDistance) continue;
    bestDistance = distance;
    best = i;
  }
  const target = [f32(positions, best * 3), f32(positions, best * 3 + 1), f32(positions, best * 3 + 2)] as const;
  return { target, normal: normalAround(positions, normals, count, target) };
}

function normalAround(
  positions: Float32Array,
  normals: Float32Array,
  count: number,
  place: readonly [number, number, number],
): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const distance = Math.hypot(...([0, 1, 2] as const).map((k) => f32(positions, i * 3 + k) - place[k]));
    if (distance > aroundCm || f32(normals, i * 3 + 2) < 0) continue;
    for (const k of [0, 1, 2] as const) sum[k] += f32(normals, i * 3 + k);
  }
  const length = Math.hypot(...sum) || 1;
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}

/** Cloth that lies this much nearer than the target, in cm, hides it or is a blur before it. */
const clearCm = 3;

/** How many vertices stand between a close view's lens and what it looks at: a sleeve before a side seam, the other edge of a fold. */
export function countInTheWay(positions: Float32Array, { at, eye, heightCm }: Camera): number {
  const away = Math.hypot(at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]);
  const [dx, dy, dz] = [(at[0] - eye[0]) / away, (at[1] - eye[1]) / away, (at[2] - eye[2]) / away];
  let count = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const x = f32(positions, i) - eye[0];
    const y = f32(positions, i + 1) - eye[1];
    const z = f32(positions, i + 2) - eye[2];
    const depth = x * dx + y * dy + z * dz;
    if (depth < 0 || depth > away - clearCm) continue;
    // The pyramid of sight, as a cone inside its shorter side.
    const aside = Math.sqrt(Math.max(0, x * x + y * y + z * z - depth * depth));
    if (aside < (depth / away) * heightCm * ratio * 0.5) count++;
  }
  return count;
}

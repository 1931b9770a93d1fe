// Bound once: these run in the innermost loops.
const { hypot } = Math;

/** Place or direction in space: x to the form's left, y up, z to its front; cm. */
export type Vec3 = readonly [number, number, number];

/** Place in a pattern piece: u across, v up; cm. */
export type Point = readonly [number, number];

export function add(a: Vec3, b: Vec3, scale = 1): Vec3 {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The direction of `a`; the zero vector stays as it is. */
export function normalize(a: Vec3): Vec3 {
  const length = hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function distance3(a: Vec3, b: Vec3): number {
  return hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function distance2(a: Point, b: Point): number {
  return hypot(a[0] - b[0], a[1] - b[1]);
}

export function mixPoint(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

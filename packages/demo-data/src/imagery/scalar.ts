/** A number of a typed array inside its bounds. The cast drops the `undefined` of checked indexing: pixel loops never leave their array. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 below `low`, 1 above `high`, a cubic ease between. `low` may exceed `high` for a falling edge. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** The part of a number above its floor, also for negative numbers: where in its repeat a point is. */
export function fraction(value: number): number {
  return value - Math.floor(value);
}

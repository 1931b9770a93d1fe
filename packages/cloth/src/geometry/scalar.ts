// Bound once: these run in the innermost loops.
const { abs, max, min } = Math;

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return min(high, max(low, value));
}

/** 0 below `low`, 1 above `high`, with level ends. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Minimum of two distances, rounded where they differ by less than `k`. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
}

export function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

/** Piecewise linear through `knots`, constant outside; knots are sorted by their first number. */
export function interpolate(knots: readonly (readonly [number, number])[], at: number): number {
  let before = knots[0] ?? [0, 0];
  for (const knot of knots) {
    if (knot[0] >= at) return knot[0] === before[0] ? knot[1] : lerp(before[1], knot[1], (at - before[0]) / (knot[0] - before[0]));
    before = knot;
  }
  return before[1];
}

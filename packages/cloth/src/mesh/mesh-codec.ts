/** Changes whenever the layout does: a decoder refuses what it does not know. */
export const codecVersion = 1;

/** Resolution of places in the pattern, in cm. */
export const uvCm = 0.05;

export type Scales = { readonly low: readonly [number, number, number]; readonly step: number };

/** Lowest corner, and the step that divides the largest extent into `steps`. */
export function scalesOf(positions: Float32Array, steps: number): Scales {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? 0, value);
    high[i % 3] = Math.max(high[i % 3] ?? 0, value);
  });
  const extent = Math.max(...high.map((value, k) => value - (low[k] ?? 0)));
  return { low: [low[0] ?? 0, low[1] ?? 0, low[2] ?? 0], step: extent / steps || 1 };
}

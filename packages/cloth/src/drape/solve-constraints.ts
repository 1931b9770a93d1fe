import type { Constraints } from './constraints.ts';

// Bound once: these run in the innermost loops.
const { sqrt } = Math;

/** Beyond these shares of its length cloth stretches no more, and is pressed together no more. */
const mostStretch = 1.08;
const mostPress = 0.9;

/** One sweep over the bending hinges. */
export function solveHinges(x: Float64Array, weight: Float64Array, { hinges, weights, hingeCompliance }: Constraints, dt: number): void {
  const inverse = 1 / (dt * dt);
  for (let c = 0; c < hingeCompliance.length; c++) {
    const q = 4 * c;
    const i = hinges[q] ?? 0;
    const j = hinges[q + 1] ?? 0;
    const k = hinges[q + 2] ?? 0;
    const l = hinges[q + 3] ?? 0;
    const ki = weights[q] ?? 0;
    const kj = weights[q + 1] ?? 0;
    const kk = weights[q + 2] ?? 0;
    const kl = weights[q + 3] ?? 0;
    const wi = (weight[i] ?? 0) * ki;
    const wj = (weight[j] ?? 0) * kj;
    const wk = (weight[k] ?? 0) * kk;
    const wl = (weight[l] ?? 0) * kl;
    const scale = -1 / (wi * ki + wj * kj + wk * kk + wl * kl + (hingeCompliance[c] ?? 0) * inverse);
    for (let axis = 0; axis < 3; axis++) {
      const a = 3 * i + axis;
      const b = 3 * j + axis;
      const d = 3 * k + axis;
      const e = 3 * l + axis;
      const by = (ki * (x[a] ?? 0) + kj * (x[b] ?? 0) + kk * (x[d] ?? 0) + kl * (x[e] ?? 0)) * scale;
      x[a] = (x[a] ?? 0) + wi * by;
      x[b] = (x[b] ?? 0) + wj * by;
      x[d] = (x[d] ?? 0) + wk * by;
      x[e] = (x[e] ?? 0) + wl * by;
    }
  }
}

/** One sweep over the distances. */
export function solvePairs(x: Float64Array, weight: Float64Array, { pairs, rest, pairCompliance }: Constraints, dt: number): void {
  const inverse = 1 / (dt * dt);
  for (let c = 0; c < rest.length; c++) {
    const i = pairs[2 * c] ?? 0;
    const j = pairs[2 * c + 1] ?? 0;
    const wi = weight[i] ?? 0;
    const wj = weight[j] ?? 0;
    if (wi + wj === 0) continue;
    const a = 3 * i;
    const b = 3 * j;
    const dx = (x[a] ?? 0) - (x[b] ?? 0);
    const dy = (x[a + 1] ?? 0) - (x[b + 1] ?? 0);
    const dz = (x[a + 2] ?? 0) - (x[b + 2] ?? 0);
    const length = sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
    const wanted = rest[c] ?? 0;
    // Threads give way a little on the bias, and then no further.
    const compliance = length > wanted * mostStretch || length < wanted * mostPress ? 0 : (pairCompliance[c] ?? 0) * inverse;
    const by = (wanted - length) / (wi + wj + compliance) / length;
    x[a] = (x[a] ?? 0) + wi * by * dx;
    x[a + 1] = (x[a + 1] ?? 0) + wi * by * dy;
    x[a + 2] = (x[a + 2] ?? 0) + wi * by * dz;
    x[b] = (x[b] ?? 0) - wj * by * dx;
    x[b + 1] = (x[b + 1] ?? 0) - wj * by * dy;
    x[b + 2] = (x[b + 2] ?? 0) - wj * by * dz;
  }
}

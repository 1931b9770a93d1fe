import { assertMinor } from './currency.ts';

/**
 * Splits a total in proportion to weights so that the parts sum exactly to it (largest remainder; ties go to the earlier part). Each
 * part differs from its exact share by less than one unit. Weights are non-negative integers; when all are zero, the first part gets
 * everything.
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] {
  assertMinor(totalMinor);
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  }
  if (weights.length === 0) {
    if (totalMinor !== 0) throw new RangeError('cannot allocate an amount over nothing');
    return [];
  }
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? totalMinor : 0));

  const sign = totalMinor < 0 ? -1 : 1;
  const total = BigInt(Math.abs(totalMinor));
  const shares = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, units: product / sum, remainder: product % sum };
  });
  let left = Number(total - shares.reduce((used, share) => used + share.units, 0n));
  const byRemainder = [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const share of byRemainder) {
    if (left === 0) break;
    share.units += 1n;
    left -= 1;
  }
  return shares.map((share) => sign * Number(share.units) || 0);
}

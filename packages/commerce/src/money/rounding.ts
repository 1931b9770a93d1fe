import { assertMinor } from './currency.ts';

/** Rounding to minor units: `half-up` rounds halves away from zero, `floor` towards zero. */
export type Rounding = 'half-up' | 'floor';

/** `amount × numerator ÷ denominator` in exact integer arithmetic, rounded once. The result has the sign of the amount. */
export function multiplyRatio(amount: number, numerator: number, denominator: number, rounding: Rounding): number {
  assertMinor(amount);
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`not a numerator: ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`not a denominator: ${denominator}`);
  const product = BigInt(Math.abs(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const whole = product / divisor;
  const rest = product % divisor;
  const magnitude = Number(rounding === 'half-up' && rest * 2n >= divisor ? whole + 1n : whole);
  assertMinor(magnitude);
  return amount < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

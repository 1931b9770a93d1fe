import { allocate } from './allocate.ts';
import { multiplyRatio, type Rounding } from './rounding.ts';

/** A tax rate in basis points (10 % = 1000) and whether prices already contain it. */
export interface TaxRate {
  readonly rateBp: number;
  readonly included: boolean;
}

/** An amount that is taxed: a discounted line or the shipping of one seller. */
export interface TaxableAmount extends TaxRate {
  readonly amountMinor: number;
}

/** Tax in (included) or on top of (excluded) one amount, rounded once. */
export function taxOf(amountMinor: number, rate: TaxRate, rounding: Rounding): number {
  if (rate.rateBp === 0) return 0;
  const denominator = rate.included ? 10_000 + rate.rateBp : 10_000;
  return multiplyRatio(amountMinor, rate.rateBp, denominator, rounding);
}

/**
 * Tax of several amounts: computed once per rate on the summed base, then spread over the amounts by largest
 * remainder, so that the parts sum to what an invoice states. Returns one figure per amount, in the same order.
 */
export function taxPerAmount(amounts: readonly TaxableAmount[], rounding: Rounding): number[] {
  const taxes = amounts.map(() => 0);
  const groups = new Map<string, number[]>();
  amounts.forEach((amount, index) => {
    const key = `${amount.rateBp}:${amount.included}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  for (const indexes of groups.values()) {
    const members = indexes.flatMap((index) => amounts[index] ?? []);
    const [rate] = members;
    if (!rate) continue;
    const base = members.reduce((sum, member) => sum + member.amountMinor, 0);
    const parts = allocate(
      taxOf(base, rate, rounding),
      members.map((member) => member.amountMinor),
    );
    indexes.forEach((index, position) => {
      taxes[index] = parts[position] ?? 0;
    });
  }
  return taxes;
}

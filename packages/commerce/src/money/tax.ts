import { allocate } from './allocate.ts';
import { multiplyRatio, type Rounding } from './rounding.ts';

/** A tax rate in basis points (10 % = 1000) and whether prices include it. */
export interface TaxRate {
  readonly rateBp: number;
  readonly included: boolean;
}

/** A taxable amount: a discounted line, or the shipping of one seller. */
export interface TaxableAmount extends TaxRate {
  readonly amountMinor: number;
}

/** Tax included in, or added to, one amount; rounded once. */
export function taxOf(amountMinor: number, rate: TaxRate, rounding: Rounding): number {
  if (rate.rateBp === 0) return 0;
  const denominator = rate.included ? 10_000 + rate.rateBp : 10_000;
  return multiplyRatio(amountMinor, rate.rateBp, denominator, rounding);
}

/**
 * Tax per amount, in the same order: computed once per rate on the summed base and then allocated by largest remainder, so that the
 * parts sum to the tax on the invoice.
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

import { multiplyRatio } from '../money/rounding.ts';

/** Payment terms of wholesale buyers, in ascending order of credit. */
export type WholesaleTerms = 'prepay' | 'deposit30' | 'net30' | 'net60';

const LADDER: readonly WholesaleTerms[] = ['prepay', 'deposit30', 'net30', 'net60'];
const DEPOSIT_PERCENT = 30;

/** The terms a buyer may choose: the granted ones and all with less credit. */
export function allowedTerms(granted: WholesaleTerms): readonly WholesaleTerms[] {
  return LADDER.slice(0, LADDER.indexOf(granted) + 1);
}

/** Minor units due before work begins: everything, a deposit (rounded up), or nothing. */
export function paidInAdvanceMinor(terms: WholesaleTerms, totalMinor: number): number {
  if (terms === 'prepay') return totalMinor;
  return terms === 'deposit30' ? totalMinor - multiplyRatio(totalMinor, 100 - DEPOSIT_PERCENT, 100, 'floor') : 0;
}

export interface CreditOffer {
  readonly depositPercent: number;
  /** Ascending. */
  readonly netDays: readonly number[];
}

/** What may be granted at all, in figures: the deposit, and the days after the invoice of those who pay later. */
export function creditOffer(): CreditOffer {
  return { depositPercent: DEPOSIT_PERCENT, netDays: LADDER.filter((terms) => !isInvoicedAtApproval(terms)).map(dueDays) };
}

/** The part of a total in minor units that counts against the credit limit until it is paid. */
export function creditMinor(terms: WholesaleTerms, totalMinor: number): number {
  return totalMinor - paidInAdvanceMinor(terms, totalMinor);
}

/** Days from invoice to due date; prepaid orders get a week for the bank transfer. */
export function dueDays(terms: WholesaleTerms): number {
  if (terms === 'net60') return 60;
  return terms === 'net30' ? 30 : 7;
}

/** Prepaid orders are invoiced at approval, others with the first parcel. */
export function isInvoicedAtApproval(terms: WholesaleTerms): boolean {
  return terms === 'prepay' || terms === 'deposit30';
}

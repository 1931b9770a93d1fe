import { multiplyRatio } from '../money/rounding.ts';

/** What a wholesale buyer may owe for how long, from the least to the most. */
export type WholesaleTerms = 'prepay' | 'deposit30' | 'net30' | 'net60';

const LADDER: readonly WholesaleTerms[] = ['prepay', 'deposit30', 'net30', 'net60'];
const DEPOSIT_PERCENT = 30;

/** The terms a buyer may choose: those that were granted and everything below. Paying before is always possible. */
export function allowedTerms(granted: WholesaleTerms): readonly WholesaleTerms[] {
  return LADDER.slice(0, LADDER.indexOf(granted) + 1);
}

/** Minor units to be paid before anybody starts to work: all of it, a deposit (rounded up), or nothing. */
export function paidInAdvanceMinor(terms: WholesaleTerms, totalMinor: number): number {
  if (terms === 'prepay') return totalMinor;
  return terms === 'deposit30' ? totalMinor - multiplyRatio(totalMinor, 100 - DEPOSIT_PERCENT, 100, 'floor') : 0;
}

/** The part of a total that is lent: what counts against a credit limit until it is paid. */
export function creditMinor(terms: WholesaleTerms, totalMinor: number): number {
  return totalMinor - paidInAdvanceMinor(terms, totalMinor);
}

/** Days from the invoice to the day it is due; what is paid in advance gets a week, so that a bank transfer can arrive. */
export function dueDays(terms: WholesaleTerms): number {
  if (terms === 'net60') return 60;
  return terms === 'net30' ? 30 : 7;
}

/** Goods that are paid for before are invoiced when the order is approved, others when the first parcel leaves. */
export function isInvoicedAtApproval(terms: WholesaleTerms): boolean {
  return terms === 'prepay' || terms === 'deposit30';
}

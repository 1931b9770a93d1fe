import { buildUrl } from '@orime/contracts';
import type { CommissionRate, CommissionRateInput } from '@orime/contracts/api/money/commission-rate';
import type { Expense } from '@orime/contracts/api/money/expense';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { DuePayouts, Payout } from '@orime/contracts/api/money/payout';
import type { PayoutDetails } from '@orime/contracts/api/money/payout-details';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { api, apiQuery } from '@orime/platform';

export const dueQuery = apiQuery<DuePayouts>({ key: ['payout', 'due'], url: '/api/payout/due' });
export const ratesQuery = apiQuery<readonly CommissionRate[]>({ key: ['commission-rate'], url: '/api/commission-rate/' });

/** Creates a payout for every account with enough to pay, once under the same key. */
export function runPayouts(
  currency: Payout['amount']['currency'],
  idempotencyKey: string,
): Promise<{ readonly payouts: readonly Payout[] }> {
  return api.post('/api/payout/run', { currency }, { idempotencyKey });
}

export interface PayoutStep {
  readonly status: Payout['status'];
  readonly reference?: string;
  readonly failure?: string;
}

export function movePayout(id: string, step: PayoutStep): Promise<Payout> {
  return api.post(buildUrl('/api/payout/status/id/:id', {}, { id }), step);
}

/** Where a profile is paid, word for word; recorded. 403 `reauth_required` until the password was given, 404 where nothing was entered. */
export const revealPayoutDetails = (profileId: string): Promise<{ readonly details: PayoutDetails & { readonly text: string } }> =>
  api.post(buildUrl('/api/payout/details/profile/:id', {}, { id: profileId }));

/** Rejects with `reauth_required` for large amounts, with `invalid_transition` when it was settled meanwhile. */
export const settleFailedRefund = (id: string, reference: string): Promise<MoneyBack> =>
  api.post(buildUrl('/api/payment/money-back/settle/id/:id', {}, { id }), { reference });

/** Adds a rate, once under the same key, or changes one. What was sold keeps its rate. */
export function saveRate(id: string | undefined, input: CommissionRateInput, idempotencyKey: string): Promise<CommissionRate> {
  if (id === undefined) return api.post('/api/commission-rate', input, { idempotencyKey });
  return api.post(buildUrl('/api/commission-rate/update/id/:id', {}, { id }), input);
}

/** Deletes an unused rate; ends a used one. */
export const removeRate = (id: string): Promise<unknown> => api.delete(buildUrl('/api/commission-rate/:id', {}, { id }));

export interface Verdict {
  readonly status: 'approved' | 'rejected' | 'reimbursed';
  readonly note?: string;
}

/** On the version that was looked at: 409 `conflict` when its owner has changed it since. */
export function decideExpense({ id, version }: Expense, verdict: Verdict): Promise<Expense> {
  return api.post(buildUrl('/api/expense/status/id/:id', {}, { id }), { ...verdict, version });
}

/** A new signed link: the one in the list may have run out. */
export const readExpense = (id: string): Promise<Expense> => api.get(buildUrl('/api/expense/id/:id', {}, { id }));

/** Invoices sellers for the commissions of a month that is over. */
export function issueCommissions(
  month: string,
  idempotencyKey: string,
): Promise<{ readonly issued: number; readonly invoices: readonly Invoice[] }> {
  return api.post('/api/invoice/commission', { month }, { idempotencyKey });
}

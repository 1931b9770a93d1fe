import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { Payout, PayoutBalance } from '@orime/contracts/api/money/payout';
import type { PayoutDetails, PayoutDetailsInput } from '@orime/contracts/api/money/payout-details';
import { api, apiQuery } from '@orime/platform';

/** What is owed, and the latest payouts. */
export const payoutsQuery = () =>
  apiQuery<{ readonly items: readonly Payout[]; readonly total: number; readonly balances: readonly PayoutBalance[] }>({
    key: ['payouts', 'own'],
    url: buildUrl('/api/payout', { limit: 100 }),
  });

/** Every entry of one's accounts from one day to another, at most a year, as a CSV file. */
export const downloadStatement = ({ from, to }: { readonly from: string; readonly to: string }): Promise<void> =>
  api.download(buildUrl('/api/payout/statement.csv', { from, to }));

/** Where one is paid, masked. */
export const payoutDetailsQuery = () =>
  apiQuery<{ readonly details: PayoutDetails | null }>({ key: ['payouts', 'details'], url: '/api/payout/details' });

/** Invalidates `['payouts', 'details']`. 403 `reauth_required` until the password was given. */
export const savePayoutDetails = (input: PayoutDetailsInput): Promise<{ readonly details: PayoutDetails }> =>
  api.post('/api/payout/details', input);

export const INVOICES_A_PAGE = 20;

/** Invoices and credit notes to those who bought from one, newest first. */
export const salesInvoicesQuery = (page: number) =>
  apiQuery<{ readonly items: readonly Invoice[]; readonly total: number }>({
    key: ['invoices', 'sales', page],
    url: buildUrl('/api/invoice/seller', { limit: INVOICES_A_PAGE, page }),
  });

/** What the marketplace kept of one's sales, with credit notes, newest first: two years of months. */
export const ownInvoicesQuery = () =>
  apiQuery<{ readonly items: readonly Invoice[] }>({ key: ['invoices', 'own'], url: buildUrl('/api/invoice/mine', { limit: 24 }) });

export const downloadInvoice = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id }));

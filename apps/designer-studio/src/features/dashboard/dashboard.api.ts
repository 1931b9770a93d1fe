import { buildUrl } from '@orime/contracts';
import type { Currency, Language, SessionUser } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { Onboarding } from '@orime/contracts/api/people/profile';
import type { LinkMail } from '@orime/contracts/api/people/users';
import type { SellerOrder, ShipByPromise } from '@orime/contracts/api/selling/order';
import { api, apiQuery } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number; readonly page: number };

export const DESIGNS_A_PAGE = 20;

/** One's own designs in every state, newest first. */
export const ownDesignsQuery = (page: number, currency: Currency) =>
  apiQuery<Paged<OwnerDesign>>({
    key: ['designs', 'own', { page, currency }],
    url: buildUrl('/api/design/mine', { page, limit: DESIGNS_A_PAGE, currency }),
  });

/** Orders of one's own designs, newest first. */
export const sellerOrdersQuery = () =>
  apiQuery<Paged<SellerOrder>>({ key: ['orders', 'seller'], url: buildUrl('/api/order/seller', { limit: 50 }) });

export const meQuery = () => apiQuery<SessionUser>({ key: ['users', 'me'], url: '/api/users/me' });

/** What is left to do before one's shop opens. Much of it is done elsewhere, so it is asked for whenever it is shown. */
export const onboardingQuery = () => ({
  ...apiQuery<Onboarding>({ key: ['profile', 'onboarding'], url: '/api/profile/onboarding' }),
  staleTime: 0,
});

/** Invalidates `['designs']`. */
export const hideDesign = (id: string, hidden: boolean): Promise<OwnerDesign> =>
  api.post<OwnerDesign>(buildUrl('/api/design/hide/id/:id', {}, { id }), { hidden });

/** Invalidates `['orders']`. */
export const processOrder = (id: string): Promise<SellerOrder> =>
  api.post<SellerOrder>(buildUrl('/api/order/process/id/:id', {}, { id }), {});

/** Invalidates `['orders']`. */
export const deliverOrder = (id: string): Promise<SellerOrder> =>
  api.post<SellerOrder>(buildUrl('/api/order/deliver/id/:id', {}, { id }), {});

/** Promises another dispatch date; the buyer is told by mail. Invalidates `['orders']`. */
export const promiseShipBy = (id: string, promise: ShipByPromise): Promise<SellerOrder> =>
  api.post<SellerOrder>(buildUrl('/api/order/ship-by/id/:id', {}, { id }), promise);

/** The invoice of an order, or the credit note of a refund, as a PDF. */
export const downloadPaper = (id: string, lang: Language, refund: string | undefined): Promise<void> =>
  api.download(buildUrl('/api/order/id/:id/invoice.pdf', { lang, refund }, { id }));

/** What the marketplace kept of one's sales, with credit notes, newest first: two years of months. */
export const ownInvoicesQuery = () =>
  apiQuery<Paged<Invoice>>({ key: ['invoices', 'own'], url: buildUrl('/api/invoice/mine', { limit: 24 }) });

export const downloadInvoice = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id }));

export const sendVerification = (email: string, locale: Language): Promise<LinkMail> =>
  api.post<LinkMail>('/api/users/send-email-verification', { email, locale });

import { buildUrl } from '@orime/contracts';
import type { Currency, Language, SessionUser } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { OwnDesignsQuery } from '@orime/contracts/api/catalogue/own-design';
import type { Onboarding } from '@orime/contracts/api/people/profile';
import type { LinkMail } from '@orime/contracts/api/people/users';
import type { SellerOrder, ShipByPromise } from '@orime/contracts/api/selling/order';
import { api, apiQuery } from '@orime/platform';
import type { Parcel } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number; readonly page: number };

export const DESIGNS_A_PAGE = 20;

interface OwnDesignsPage {
  readonly page: number;
  readonly currency: Currency;
  readonly q: string | undefined;
  readonly state: OwnDesignsQuery['state'] | undefined;
}

/** One's own designs in every state or in one, those with words in their names, newest first. */
export const ownDesignsQuery = ({ page, currency, q, state }: OwnDesignsPage) =>
  apiQuery<Paged<OwnerDesign>>({
    key: ['designs', 'own', { page, currency, q, state }],
    url: buildUrl('/api/design/mine', { page, limit: DESIGNS_A_PAGE, currency, q, state }),
  });

export const ORDERS_A_PAGE = 20;
export type OrderGroup = 'send' | 'sent';
type SellerOrders = Paged<SellerOrder> & { readonly counts: Readonly<Record<'all' | OrderGroup, number>> };

interface SellerOrdersPage {
  readonly page: number;
  readonly show: OrderGroup | undefined;
  readonly q: string | undefined;
}

/** Orders of one's own designs, or those with words in them: those to send first, of them the oldest, then the newest. */
export const sellerOrdersQuery = ({ page, show, q }: SellerOrdersPage) =>
  apiQuery<SellerOrders>({
    key: ['orders', 'seller', { page, show, q }],
    url: buildUrl('/api/order/seller', { page, limit: ORDERS_A_PAGE, show, q }),
  });

/** Every line of the orders of a time as CSV; UTC days, both of them with it. */
export const downloadOrders = ({ from, to }: { readonly from: string; readonly to: string }): Promise<void> =>
  api.download(buildUrl('/api/order/export.csv', { from: from === '' ? undefined : from, to: to === '' ? undefined : to }));

/** What lies in the next parcel, in the customer's language. */
export const downloadPackingSlip = (id: string): Promise<void> => api.download(buildUrl('/api/order/packing-slip/id/:id', {}, { id }));

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

/** Sends one parcel, with all that is left where it names no lines. Invalidates `['orders']`. */
export const shipOrder = (id: string, parcel: Parcel, idempotencyKey: string): Promise<SellerOrder> =>
  api.post<SellerOrder>(buildUrl('/api/order/fulfill/id/:id', {}, { id }), parcel, { idempotencyKey });

/** Promises another dispatch date; the buyer is told by mail. Invalidates `['orders']`. */
export const promiseShipBy = (id: string, promise: ShipByPromise): Promise<SellerOrder> =>
  api.post<SellerOrder>(buildUrl('/api/order/ship-by/id/:id', {}, { id }), promise);

/** Writes down what seller and staff should know of an order. Invalidates `['orders']`. */
export const noteOrder = (id: string, note: { readonly text: string }, idempotencyKey: string): Promise<unknown> =>
  api.post(buildUrl('/api/order/note/id/:id', {}, { id }), note, { idempotencyKey });

/** The invoice of an order, or the credit note of a refund, as a PDF. */
export const downloadPaper = (id: string, lang: Language, refund: string | undefined): Promise<void> =>
  api.download(buildUrl('/api/order/id/:id/invoice.pdf', { lang, refund }, { id }));

export const sendVerification = (email: string, locale: Language): Promise<LinkMail> =>
  api.post<LinkMail>('/api/users/send-email-verification', { email, locale });

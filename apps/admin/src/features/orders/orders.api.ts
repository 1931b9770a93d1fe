import { buildUrl } from '@orime/contracts';
import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import type { Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { api, apiQuery } from '@orime/platform';

export const staffOrderQuery = (id: string) =>
  apiQuery<StaffOrder>({ key: ['order', 'staff', id], url: buildUrl('/api/order/staff/id/:id', {}, { id }) });

/** Mails to an address, the newest first. Admins only. */
export const mailsQuery = (address: string) =>
  apiQuery<{ readonly items: readonly SentEmail[]; readonly total: number }>({
    key: ['mail', 'to', address],
    url: buildUrl('/api/admin/emails', { q: address, limit: 10 }),
  });

/** Open reports of the conversation about an order. Admins only. */
export const conversationReportsQuery = (orderId: string) =>
  apiQuery<{ readonly items: readonly ChannelReport[] }>({
    key: ['channel-report', { ref: orderId }],
    url: buildUrl('/api/channel/reported', { ref: orderId, limit: 10 }),
  });

export const processOrder = (id: string): Promise<SellerOrder> => api.post(buildUrl('/api/order/process/id/:id', {}, { id }));
export const deliverOrder = (id: string): Promise<SellerOrder> => api.post(buildUrl('/api/order/deliver/id/:id', {}, { id }));
export const noteOrder = (id: string, text: string, idempotencyKey: string): Promise<unknown> =>
  api.post(buildUrl('/api/order/note/id/:id', {}, { id }), { text }, { idempotencyKey });

export interface Parcel {
  readonly carrier: string;
  readonly tracking: string;
  /** All that is left without it. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
}

export function shipOrder(id: string, parcel: Parcel, idempotencyKey: string): Promise<SellerOrder> {
  return api.post(buildUrl('/api/order/fulfill/id/:id', {}, { id }), parcel, { idempotencyKey });
}

/** The payment follows: what was taken goes back by itself. */
export function cancelOrder(id: string, reason: string): Promise<Purchase> {
  return api.post(buildUrl('/api/order/cancel/id/:id', {}, { id }), { reason });
}

export interface RefundWish {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly shipping: boolean;
  readonly reason: string;
}

/** Rejects with `reauth_required` for large amounts. The same key gives the money back once. */
export function refundOrder(id: string, wish: RefundWish, idempotencyKey: string): Promise<Purchase> {
  return api.post(buildUrl('/api/order/refund/id/:id', {}, { id }), wish, { idempotencyKey });
}

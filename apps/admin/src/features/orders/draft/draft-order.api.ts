import { buildUrl } from '@orime/contracts';
import type { Currency } from '@orime/contracts';
import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import type { DraftOrder, draftOrder } from '@orime/contracts/api/selling/order-office';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type DraftWish = Body<typeof draftOrder>;

/** Garments that are sold in a currency, by words of their name or designer. */
export const garmentsQuery = (q: string, currency: Currency) =>
  apiQuery<DesignPage>({ key: ['design', 'find', { q, currency }], url: buildUrl('/api/design/', { q, currency, facets: 1, limit: 8 }) });

/** Mails the customer a link to pay. The same key writes one order. */
export function sendDraft(wish: DraftWish, idempotencyKey: string): Promise<DraftOrder> {
  return api.post('/api/order/draft', wish, { idempotencyKey });
}

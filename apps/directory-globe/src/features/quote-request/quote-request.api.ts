import { buildUrl } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { Rfq, RfqInput } from '@orime/contracts/api/trade/rfq';
import { api, apiQuery, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };

/** The most that one answer holds. */
const LIMIT = 100;

/** Every change of a request invalidates these. */
export const RFQS_KEY = ['rfqs'] as const;

/** What the reader has asked of workshops, newest first. */
export const ownRequestsQuery = () =>
  apiQuery<Paged<Rfq>>({ key: [...RFQS_KEY, 'mine'], url: buildUrl('/api/rfq/mine', { limit: LIMIT }) });

/** All of a designer's own designs, for the choice of what is to be made. */
export const ownDesignsQuery = () =>
  queryOptions({
    queryKey: ['designs', 'own', 'all'],
    queryFn: async ({ signal }) => {
      const found: OwnerDesign[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<OwnerDesign>>(buildUrl('/api/design/mine', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

/** Invalidates `RFQS_KEY`. */
export const sendRequest = (input: RfqInput, idempotencyKey: string): Promise<Rfq> => api.post('/api/rfq', input, { idempotencyKey });

/** Accepts a quote or takes the request back. Invalidates `RFQS_KEY`. */
export const decideRequest = (id: string, status: 'accepted' | 'withdrawn'): Promise<Rfq> =>
  api.post(buildUrl('/api/rfq/status/id/:id', {}, { id }), { status });

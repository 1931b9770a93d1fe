import { buildUrl } from '@orime/contracts';
import type { Rfq, RfqDecision } from '@orime/contracts/api/trade/rfq';
import { api, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };

/** The most that one answer holds. */
const LIMIT = 100;

/** Every change of a request invalidates these. */
export const RFQS_KEY = ['rfqs'] as const;

/** Requests for quotation that one has sent or got, newest first. */
export const rfqsQuery = () =>
  queryOptions({
    queryKey: [...RFQS_KEY, 'all'],
    queryFn: async ({ signal }) => {
      const found: Rfq[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<Rfq>>(buildUrl('/api/rfq/mine', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

/** Invalidates `RFQS_KEY`, and with `accepted` `['productions']`. 409 `invalid_transition` when the other side was faster. */
export const decideRfq = (id: string, decision: RfqDecision): Promise<Rfq> =>
  api.post(buildUrl('/api/rfq/status/id/:id', {}, { id }), decision);

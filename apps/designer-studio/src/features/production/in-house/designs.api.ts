import { buildUrl } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { api, apiQuery, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };

/** The most that one answer holds. */
const LIMIT = 100;

/** All of one's own designs, for the choice of what is made. */
export const everyDesignQuery = () =>
  queryOptions({
    queryKey: ['designs', 'own', 'every'],
    queryFn: async ({ signal }) => {
      const found: OwnerDesign[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<OwnerDesign>>(buildUrl('/api/design/mine', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

/** A store's order that is to be produced. */
export const orderToMakeQuery = (id: string) =>
  apiQuery<WholesaleOrder>({ key: ['wholesale-orders', id], url: buildUrl('/api/wholesale-order/id/:id', {}, { id }) });

import { buildUrl } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { api, queryOptions } from '@orime/platform';

/** The most that one answer holds. */
const LIMIT = 100;

/** All of one's own designs in every state, newest first. Whatever changes a design invalidates `['designs']`. */
export const allOwnDesignsQuery = () =>
  queryOptions({
    queryKey: ['designs', 'own', 'all'],
    queryFn: async ({ signal }) => {
      const found: OwnerDesign[] = [];
      for (let page = 1; ; page += 1) {
        const url = buildUrl('/api/design/mine', { page, limit: LIMIT });
        const { items, total } = await api.get<{ readonly items: readonly OwnerDesign[]; readonly total: number }>(url, { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

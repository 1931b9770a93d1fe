import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { LineSheetBuyer, LineSheetInput, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { api, apiQuery, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };

/** The most that one answer holds. */
const LIMIT = 100;

/** Every change of a line sheet invalidates these. */
export const SHEETS_KEY = ['line-sheets'] as const;

/** One's own line sheets with their items, newest first. */
export const ownSheetsQuery = () =>
  apiQuery<Paged<OwnLineSheet>>({ key: [...SHEETS_KEY, 'own'], url: buildUrl('/api/wholesale/linesheet/mine', { limit: LIMIT }) });

/** Companies that a line sheet can be shared with: those that have ordered or written. */
export const sheetBuyersQuery = () =>
  apiQuery<Paged<LineSheetBuyer>>({ key: [...SHEETS_KEY, 'buyers'], url: buildUrl('/api/wholesale/linesheet/buyers', { limit: LIMIT }) });

/** All of one's own designs that are sold wholesale. */
export const wholesaleDesignsQuery = () =>
  queryOptions({
    queryKey: ['designs', 'own', 'wholesale'],
    queryFn: async ({ signal }) => {
      const found: OwnerDesign[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<OwnerDesign>>(buildUrl('/api/design/mine', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) break;
      }
      return found.filter(({ wholesale }) => wholesale !== null);
    },
  });

/** Invalidates `SHEETS_KEY`. */
export const createSheet = (input: LineSheetInput, idempotencyKey: string): Promise<OwnLineSheet> =>
  api.post('/api/wholesale/linesheet', input, { idempotencyKey });

/** Invalidates `SHEETS_KEY`. 409 `conflict` when it was changed since `version`. */
export const updateSheet = (id: string, input: LineSheetInput, version: number): Promise<OwnLineSheet> =>
  api.post(buildUrl('/api/wholesale/linesheet/update/id/:id', {}, { id }), input, { ifMatch: version });

/** Invalidates `SHEETS_KEY`. */
export const deleteSheet = (id: string): Promise<unknown> => api.delete(buildUrl('/api/wholesale/linesheet/:id', {}, { id }));

export const downloadSheet = (kind: 'pdf' | 'xlsx', id: string, lang: Language, signal: AbortSignal): Promise<void> =>
  api.download(buildUrl(`/api/wholesale/linesheet.${kind}`, { linesheet: id, lang }), { signal });

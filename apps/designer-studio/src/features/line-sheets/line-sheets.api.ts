import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { LineSheetBuyer, LineSheetInput, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { api, apiQuery } from '@orime/platform';
import { allOwnDesignsQuery } from '../own-designs/index.ts';

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
export const wholesaleDesignsQuery = () => ({
  ...allOwnDesignsQuery(),
  select: (designs: readonly OwnerDesign[]) => designs.filter(({ wholesale }) => wholesale !== null),
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

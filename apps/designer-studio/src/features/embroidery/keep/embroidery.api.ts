import type { Garment, GarmentCard } from '@orime/contracts/api/catalogue/garment';
import { api, apiQuery } from '@orime/platform';
import type { Work } from '../work/work.ts';
import { writeWork } from '../work/write-work.ts';

type PageOf<Item> = { readonly items: readonly Item[]; readonly total: number; readonly page: number };

export const ownEmbroideriesQuery = () =>
  apiQuery<PageOf<GarmentCard>>({ key: ['garments', 'mine', { kind: 'embroidery' }], url: '/api/garment/mine?kind=embroidery' });

export const embroideryQuery = (id: string) => apiQuery<Garment>({ key: ['garments', id], url: `/api/garment/${encodeURIComponent(id)}` });

/** What the account has of the work on the table. */
export interface SavedAs {
  readonly id: string;
  readonly version: number;
}

/** Saves the work in the account; `conflict` (409) when it was saved elsewhere since. Invalidate `['garments']`. */
export function saveEmbroidery(work: Work, saved: SavedAs | undefined, idempotencyKey: string): Promise<Garment> {
  const input = { name: work.name, doc: writeWork(work) };
  if (saved === undefined) return api.post('/api/garment', { kind: 'embroidery', ...input }, { idempotencyKey });
  return api.put(`/api/garment/${encodeURIComponent(saved.id)}`, input, { ifMatch: saved.version });
}

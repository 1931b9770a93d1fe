import type { Garment, GarmentCard } from '@orime/contracts/api/catalogue/garment';
import type { UploadedFile } from '@orime/contracts/api/media/upload';
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

/** The picture by which the work is known in lists. */
export async function uploadPreview(picture: Blob): Promise<string> {
  const form = new FormData();
  form.append('file', picture, 'embroidery.webp');
  return (await api.upload<UploadedFile>('/api/upload', form)).id;
}

export type SaveOptions = {
  readonly saved: SavedAs | undefined;
  readonly idempotencyKey: string;
  /** Without one the last picture stays. */
  readonly previewFileId: string | undefined;
};

/** Saves the work in the account; `conflict` (409) when it was saved elsewhere since. Invalidate `['garments']`. */
export function saveEmbroidery(work: Work, { saved, idempotencyKey, previewFileId }: SaveOptions): Promise<Garment> {
  const input = { name: work.name, doc: writeWork(work), ...(previewFileId !== undefined && { previewFileId }) };
  if (saved === undefined) return api.post('/api/garment', { kind: 'embroidery', ...input }, { idempotencyKey });
  return api.put(`/api/garment/${encodeURIComponent(saved.id)}`, input, { ifMatch: saved.version });
}

import { buildUrl } from '@orime/contracts';
import type { BannerItem, createBanner, updateBanner } from '@orime/contracts/api/site/content';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type NewBanner = Body<typeof createBanner>;
export type BannerChange = Body<typeof updateBanner>;

/** Every message, drafts too, in the order of the rotation. */
export const bannersQuery = apiQuery<readonly BannerItem[]>({ key: ['banner'], url: '/api/banner/' });

export const addBanner = (input: NewBanner): Promise<BannerItem> => api.post('/api/banner', input);

/** On the version that was looked at, where one is given: 409 `conflict` when somebody changed its words since. */
export function changeBanner(id: string, change: BannerChange): Promise<BannerItem> {
  return api.post(buildUrl('/api/banner/update/id/:id', {}, { id }), change);
}

/** 409 `conflict` when its words were changed since that version. */
export const removeBanner = (id: string, version: number | undefined): Promise<unknown> =>
  api.delete(buildUrl('/api/banner/:id', { version }, { id }));

/** Gives every message its place in the new order; those that stay where they are are left alone. */
export async function reorderBanners(items: readonly BannerItem[]): Promise<void> {
  for (const [position, item] of items.entries()) if (item.position !== position) await changeBanner(item.id, { position });
}

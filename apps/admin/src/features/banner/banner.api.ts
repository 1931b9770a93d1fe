import { buildUrl } from '@orime/contracts';
import type { BannerItem, createBanner, updateBanner } from '@orime/contracts/api/site/content';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type NewBanner = Body<typeof createBanner>;
export type BannerChange = Body<typeof updateBanner>;

export type Reorder = { readonly seen: readonly BannerItem[]; readonly next: readonly BannerItem[] };

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

/** Puts all messages in another order. 409 `conflict` when they do not stand as they were seen. */
export function reorderBanners({ seen, next }: Reorder): Promise<readonly BannerItem[]> {
  const idsOf = (items: readonly BannerItem[]): string[] => items.map(({ id }) => id);
  return api.post('/api/banner/order', { seen: idsOf(seen), ids: idsOf(next) });
}

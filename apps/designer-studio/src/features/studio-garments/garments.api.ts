import { buildUrl } from '@orime/contracts';
import type { GarmentCard } from '@orime/contracts/api/catalogue/garment';
import { api } from '@orime/platform';

const GARMENTS_A_PAGE = 12;

type PageOf<Item> = { readonly items: readonly Item[]; readonly total: number };

/** What one drew and embroidered, last saved first, page after page. */
export const ownGarmentsPages = {
  queryKey: ['garments', 'mine', { limit: GARMENTS_A_PAGE }],
  queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
    api.get<PageOf<GarmentCard>>(buildUrl('/api/garment/mine', { limit: GARMENTS_A_PAGE, page: pageParam }), { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }: PageOf<GarmentCard>, all: readonly unknown[]) =>
    total <= all.length * GARMENTS_A_PAGE ? undefined : all.length + 1,
};

/** Invalidates `['garments']`. */
export const deleteGarment = (id: string): Promise<unknown> => api.delete(`/api/garment/${encodeURIComponent(id)}`);

import type { ImageRef } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { readQuery, useQuery } from '@orime/platform';
import type { PanelKey } from './panels.ts';

const URLS: Record<PanelKey, string | null> = {
  shop: '/api/design/?limit=3&sort=featured',
  magazine: '/api/article/?limit=1&status=published',
  designers: '/api/profile/all?featured=1&limit=3',
  'world-map': null,
};

type Answer = readonly DesignCard[] | readonly ProfileCard[] | { readonly items: readonly ArticleCard[] };

/** Pictures of what is behind a panel: undefined while they are on their way, none when they cannot be had and for the map, which has a drawing of its own. */
export function usePanelImages(panel: PanelKey): readonly ImageRef[] | undefined {
  const url = URLS[panel];
  const { data, isPending } = useQuery({ ...readQuery<Answer>(url ?? ''), enabled: url !== null });
  if (url === null) return [];
  if (data === undefined) return isPending ? undefined : [];
  const things: readonly (DesignCard | ProfileCard | ArticleCard)[] = 'items' in data ? data.items : data;
  return things.flatMap((thing) => ('images' in thing ? thing.images.slice(0, 1) : thing.cover === null ? [] : [thing.cover]));
}

import type { ImageRef } from '@orime/contracts';
import type { ArticleCard } from '@orime/contracts/api/article';
import type { DesignCard } from '@orime/contracts/api/design';
import type { ProfileCard } from '@orime/contracts/api/profile';
import { readQuery, useQuery } from '@orime/platform';
import type { PanelKey } from './panels.ts';

const URLS: Record<PanelKey, string | null> = {
  shop: '/api/design/?limit=1&sort=featured',
  magazine: '/api/article/?limit=1&status=published',
  designers: '/api/profile/all?featured=1&limit=1',
  'world-map': null,
};

type Answer = readonly DesignCard[] | readonly ProfileCard[] | { readonly items: readonly ArticleCard[] };

/** A picture from what is newest behind a panel; undefined while there is none, which has a drawing of its own. */
export function usePanelImage(panel: PanelKey): ImageRef | undefined {
  const url = URLS[panel];
  const { data } = useQuery({ ...readQuery<Answer>(url ?? ''), enabled: url !== null });
  if (data === undefined || url === null) return undefined;
  const first = 'items' in data ? data.items[0] : data[0];
  if (first === undefined) return undefined;
  if ('images' in first) return first.images[0];
  return first.cover ?? undefined;
}

import type { DocumentRead, ImageRef } from '@orime/contracts';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import type { Answer } from '@orime/contracts/schemas';
import { useRouteRead } from '@orime/platform';
import { FEATURED, SITE, STORIES } from '../../../screens/home/home-reads.ts';
import type { PanelKey } from './panels.ts';

/** Side by side in one panel. */
const MOST = 3;

/**
 * Pictures for a panel: undefined while they are on their way, none when they cannot be had. They are never those of the
 * page that the panel leads to, nor those of home (`picture-uses.ts` of the demo marketplace lists both).
 */
export function usePanelImages(panel: PanelKey): readonly ImageRef[] | undefined {
  const { read, choose } = SOURCES[panel];
  const { data, isPending } = useRouteRead<unknown>(read);
  if (data === undefined) return isPending ? undefined : [];
  return choose(data);
}

interface Source {
  readonly read: DocumentRead;
  readonly choose: (answer: unknown) => readonly ImageRef[];
}

// The reads of home are asked once for both.
const SOURCES: Readonly<Record<PanelKey, Source>> = {
  // Looks of one garment: home shows one of several garments, and the first look is the book's cover.
  shop: source<readonly Lookbook[]>({ name: 'books', path: '/api/lookbook/', query: { limit: '1' } }, ([book]) =>
    (book?.looks ?? [])
      .slice(1)
      .filter(({ hotspots }) => hotspots.length <= 1)
      .slice(0, MOST)
      .map(({ image }) => image),
  ),
  // The newest story leads home and the magazine; of the others both show the covers alone.
  magazine: source<Answer<typeof listArticles>>(STORIES, ({ items: [, ...others] }) => {
    const wide = others.find(({ hero }) => hero)?.hero ?? others[0]?.cover;
    return wide ? [wide] : [];
  }),
  // The first one is told on home.
  designers: source<readonly ProfileCard[]>(FEATURED, ([, ...others]) =>
    others.flatMap(({ cover }) => (cover === null ? [] : [cover])).slice(0, MOST),
  ),
  'world-map': source<PublicSettings>(SITE, ({ pictures }) => {
    const map = pictures?.['map'];
    return map ? [map] : [];
  }),
};

function source<Body>(read: DocumentRead, choose: (answer: Body) => readonly ImageRef[]): Source {
  // A read answers what its contract says.
  return { read, choose: (answer) => choose(answer as Body) };
}

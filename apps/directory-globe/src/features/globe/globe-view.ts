import { readViewport, type Projection, type Viewport } from '../map/viewport.ts';
import { GEO_KINDS_ALL, type GeoKind } from './geo-kinds.ts';

/** What the address says about the map: `?view=flat&at=135.5,35,3&kinds=designer,producer&q=kyoto&place=prd_1`. */
export interface GlobeView {
  readonly projection: Projection;
  /** Null where the reader has not moved the map. */
  readonly viewport: Viewport | null;
  readonly kinds: readonly GeoKind[];
  readonly query: string;
  /** ISO country to look at; links also call it `country`. */
  readonly focus: string | null;
  /** Id of the point whose panel is open. */
  readonly place: string | null;
}

export type GlobeViewPart = 'at' | 'view' | 'kinds' | 'q' | 'focus' | 'place';

export function readGlobeView(search: URLSearchParams): GlobeView {
  const asked = (search.get('kinds') ?? '').split(',');
  const kinds = GEO_KINDS_ALL.filter((kind) => asked.includes(kind));
  const focus = search.get('focus') ?? search.get('country') ?? '';
  return {
    projection: search.get('view') === 'flat' ? 'flat' : 'globe',
    viewport: readViewport(search.get('at')),
    kinds: kinds.length === 0 ? GEO_KINDS_ALL : kinds,
    query: search.get('q') ?? '',
    focus: /^[A-Za-z]{2}$/.test(focus) ? focus.toUpperCase() : null,
    place: search.get('place'),
  };
}

/** The address with some parts changed; an empty text takes a part out. */
export function changeGlobeView(search: URLSearchParams, changes: Partial<Record<GlobeViewPart, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  if ('focus' in changes) next.delete('country');
  return next;
}

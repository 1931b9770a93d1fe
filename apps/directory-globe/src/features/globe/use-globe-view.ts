import { useSearchParams } from '@orime/platform';
import { useLayoutEffect, useRef } from 'react';
import { changeGlobeView, readGlobeView, type GlobeView, type GlobeViewPart } from './globe-view.ts';

export interface GlobeViewState extends GlobeView {
  /** Writes parts of the view into the address; an empty text takes one out. */
  readonly choose: (changes: Partial<Record<GlobeViewPart, string>>) => void;
}

/** The view that the address describes, and the way to change it. */
export function useGlobeView(): GlobeViewState {
  const [search, setSearch] = useSearchParams();
  // The map tells where it came to rest some time after it was told to move: what was chosen meanwhile is kept.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  return {
    ...readGlobeView(search),
    choose: (changes) => {
      latest.current = changeGlobeView(latest.current, changes);
      setSearch(latest.current, { replace: true, preventScrollReset: true });
    },
  };
}

import { useSearchParams } from '@orime/platform';
import { changeGlobeView, readGlobeView, type GlobeView, type GlobeViewPart } from './globe-view.ts';

export interface GlobeViewState extends GlobeView {
  /** Writes parts of the view into the address; an empty text takes one out. */
  readonly choose: (changes: Partial<Record<GlobeViewPart, string>>) => void;
}

/** The view that the address describes, and the way to change it. */
export function useGlobeView(): GlobeViewState {
  const [search, setSearch] = useSearchParams();
  return {
    ...readGlobeView(search),
    choose: (changes) => setSearch((current) => changeGlobeView(current, changes), { replace: true, preventScrollReset: true }),
  };
}

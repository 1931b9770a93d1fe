import { useSearchParams } from '@orime/platform';
import { readGlobeView, type GlobeView } from './globe-view.ts';

export interface GlobeViewState extends GlobeView {
  /** Writes one part of the view into the address; an empty value takes it out. */
  readonly choose: (name: 'at' | 'view' | 'kinds' | 'q' | 'focus', value: string) => void;
}

/** The view that the address describes, and the way to change it. */
export function useGlobeView(): GlobeViewState {
  const [search, setSearch] = useSearchParams();
  return {
    ...readGlobeView(search),
    choose(name, value) {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

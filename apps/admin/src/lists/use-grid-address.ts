import { useSearchParams } from '@orime/platform';
import { readGridView, writeGridView } from '@orime/ui/grid';
import type { GridView } from '@orime/ui/grid';
import { useMemo } from 'react';

/** What is shown of a list, kept in the address of the page. */
export function useGridAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    view: useMemo(() => readGridView(search), [search]),
    setView: (view: GridView): void => setSearch((now) => writeGridView(view, now), { replace: true, preventScrollReset: true }),
  };
}

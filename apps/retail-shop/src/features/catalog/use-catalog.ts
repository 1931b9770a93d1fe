import { readUrl } from '@orime/contracts';
import type { DocumentRead, ReadContext } from '@orime/contracts';
import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { keepPreviousData, readQuery, useLocation, useNavigate, useQuery, useReadContext } from '@orime/platform';
import { stillWanted, want, type WantedSearch } from '@orime/platform/list';
import { useState } from 'react';
import { pageAddress, pageOf } from './catalog-filters.ts';

export const PAGE_SIZE = 24;

/** The list as the address describes it, and the ways to change the address. */
export function useCatalog(read: DocumentRead) {
  const context = useReadContext();
  const { pathname, state, key } = useLocation();
  // A choice is seen when it is made; the address, and the list with it, follow once they are ready to be drawn.
  const [wanted, setWanted] = useState<WantedSearch>();
  const [drawn, setDrawn] = useState(key);
  if (drawn !== key) {
    setDrawn(key);
    setWanted(stillWanted(wanted, context.search));
  }
  const navigate = useNavigate();
  const page = pageOf(context.search);
  const query = useQuery({ ...readQuery<DesignPage>(readUrl(read, context)), placeholderData: keepPreviousData });
  return {
    ...query,
    search: context.search,
    /** What has been chosen: ahead of the address for as long as that is under way. */
    chosen: wanted?.search ?? context.search,
    page,
    /** First page on the screen: earlier than `page` once the visitor asked for more. */
    firstPage: Math.min(page, firstPageOf(state) ?? page),
    pageCount: query.data ? Math.max(1, Math.ceil(query.data.total / PAGE_SIZE)) : page,
    addressOfPage: (other: number) => pageAddress(pathname, context.search, other),
    urlOfPage: (other: number) => urlOfPage(read, context, other),
    /** Where the first page of another search is read. */
    urlOfSearch: (other: URLSearchParams) => readUrl(read, { ...context, search: other }),
    /** Shows other filters at once; the entry in the history leads back. */
    apply: (search: URLSearchParams): void => {
      setWanted(want(wanted, search));
      void navigate({ pathname, search: search.toString() }, { preventScrollReset: true });
    },
  };
}

export type Catalog = ReturnType<typeof useCatalog>;

/** The history entry says from which page on the list is drawn. */
export type CatalogHistoryState = { readonly firstPage: number };

function firstPageOf(state: unknown): number | undefined {
  const isOurs = typeof state === 'object' && state !== null && 'firstPage' in state && typeof state.firstPage === 'number';
  // Checked just above; `in` alone does not narrow the value for the compiler.
  return isOurs ? (state as CatalogHistoryState).firstPage : undefined;
}

function urlOfPage(read: DocumentRead, context: ReadContext, page: number): string {
  const search = new URLSearchParams(context.search);
  if (page > 1) search.set('page', String(page));
  else search.delete('page');
  return readUrl(read, { ...context, search });
}

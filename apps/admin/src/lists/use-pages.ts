import { buildUrl } from '@orime/contracts';
import type { UrlParams } from '@orime/contracts';
import { api, useInfiniteQuery } from '@orime/platform';
import { useMemo } from 'react';

/** As many rows as the API gives at once. */
const PAGE_SIZE = 100;

type PageOf<Row> = { readonly items: readonly Row[]; readonly total: number };

export type PagesOptions = {
  /** Starts with the resource; the query is added to it. */
  readonly key: readonly string[];
  readonly url: string;
  readonly query?: UrlParams;
  readonly enabled?: boolean;
};

/** A list that the API pages and filters, read further as it is scrolled. */
export function usePages<Row>({ key, url, query = {}, enabled = true }: PagesOptions) {
  const pages = useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ pageParam, signal }) => api.get<PageOf<Row>>(buildUrl(url, { ...query, page: pageParam, limit: PAGE_SIZE }), { signal }),
    initialPageParam: 1,
    // Rows may go while pages are read: a page that is not full is the last one, whatever the total says.
    getNextPageParam: ({ items, total }, all) => (items.length < PAGE_SIZE || total <= all.length * PAGE_SIZE ? undefined : all.length + 1),
    // Rows stay while a filter of the same list changes.
    placeholderData: (before, query) => (key.every((part, index) => part === query?.queryKey[index]) ? before : undefined),
    enabled,
  });
  // The same array for the same pages: a grid of 10,000 rows has nothing to do when only the waiting begins or ends.
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data]);
  return {
    rows,
    total: pages.data?.pages[0]?.total ?? 0,
    error: pages.error,
    isFetching: pages.isFetching,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    readMore: (): void => void pages.fetchNextPage(),
    retry: (): void => void pages.refetch(),
    /** All rows of the filter: what has not been read yet is read now. */
    readAll: async (): Promise<readonly Row[]> => {
      let now: Pick<typeof pages, 'data' | 'hasNextPage' | 'isError' | 'error'> = pages;
      while (now.hasNextPage) {
        now = await pages.fetchNextPage();
        if (now.isError) throw now.error ?? new Error(`${url} could not be read to its end`);
      }
      return now.data?.pages.flatMap(({ items }) => items) ?? [];
    },
  };
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;

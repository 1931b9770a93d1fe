import { useEffect } from 'react';
import type { Pages } from './use-pages.ts';

/** How far a list that cannot be asked for one row is read: it may not be in it at all. */
const MOST_ROWS = 500;

/** The row of a list that the address names. While it is among those that have not come, the list is read on. */
export function useSoughtRow<Row>(
  { rows, hasMore, isFetching, readMore }: Pages<Row>,
  isSought: ((row: Row) => boolean) | undefined,
): { readonly row: Row | undefined; readonly isReading: boolean } {
  const row = isSought && rows?.find(isSought);
  const isReading = isSought !== undefined && rows !== undefined && row === undefined && hasMore && rows.length < MOST_ROWS;
  // Synchronises what was read with the row that the address names.
  useEffect(() => {
    if (isReading && !isFetching) readMore();
  }, [isReading, isFetching, readMore]);
  return { row, isReading };
}

import { readUrl, type ReadContext } from '@orime/contracts';
import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import { api, queryOptions, readQuery } from '@orime/platform';
import { PAGE_SIZE, timelineRead } from './spacetime-reads.ts';

export interface TimelinePage {
  readonly items: readonly TimelineEntry[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** The newest entries, which the document brings. */
export function timelineQuery(context: ReadContext) {
  return readQuery<TimelinePage>(readUrl(timelineRead, context));
}

/** As many pages as the slider reaches back. */
const MOST_PAGES = 20;

/** Everything before the first page, page by page: a timeline is only right when it is whole. */
export const earlierQuery = queryOptions({
  queryKey: ['geo', 'timeline', 'earlier'],
  queryFn: async ({ signal }): Promise<readonly TimelineEntry[]> => {
    const entries: TimelineEntry[] = [];
    for (let page = 2; page <= MOST_PAGES; page += 1) {
      const { items, hasMore } = await api.get<TimelinePage>(`/api/geo/timeline?limit=${PAGE_SIZE}&page=${page}`, { signal });
      entries.push(...items);
      if (!hasMore) break;
    }
    return entries;
  },
});

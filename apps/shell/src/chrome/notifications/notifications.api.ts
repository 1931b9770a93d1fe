import type { Notification } from '@orime/contracts/api/notify/notification';
import { api, queryOptions } from '@orime/platform';
import type { QueryClient } from '@orime/platform';

export interface NotificationPage {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly next: string | null;
}

const PAGE_LENGTH = 20;
/** Open pages are told at once; this is for what they did not hear. */
const ASK_AGAIN_MS = 60_000;

const KEY = ['notification'] as const;

/** How many wait to be read. */
export const unreadQuery = queryOptions({
  queryKey: [...KEY, 'unread'],
  queryFn: async ({ signal }) => (await api.get<NotificationPage>('/api/notification?limit=0', { signal })).unread,
  staleTime: 0,
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: true,
});

/** The list, newest first, a page after the other. */
export const notificationsQuery = {
  queryKey: [...KEY, 'list'],
  queryFn: ({ pageParam, signal }: { readonly pageParam: string; readonly signal: AbortSignal }) =>
    api.get<NotificationPage>(`/api/notification?limit=${PAGE_LENGTH}${pageParam === '' ? '' : `&before=${pageParam}`}`, { signal }),
  initialPageParam: '',
  getNextPageParam: (page: NotificationPage) => page.next ?? undefined,
  staleTime: 0,
};

/** Without ids: all of them. */
export async function markRead(ids?: readonly string[]): Promise<number> {
  return (await api.post<{ readonly unread: number }>('/api/notification/read', { ...(ids !== undefined && { ids }) })).unread;
}

interface Kept {
  readonly pages: readonly NotificationPage[];
  readonly pageParams: readonly string[];
}

/** Shows them as read before the server has answered. Returns the way back. */
export async function showAsRead(queries: QueryClient, ids?: readonly string[]): Promise<() => void> {
  await queries.cancelQueries({ queryKey: KEY });
  const [list, unread] = [queries.getQueryData<Kept>(notificationsQuery.queryKey), queries.getQueryData(unreadQuery.queryKey)];
  const isMeant = (item: Notification): boolean => ids === undefined || ids.includes(item.id);
  const newlyRead = new Set(
    list?.pages
      .flatMap((page) => page.items)
      .filter((item) => !item.isRead && isMeant(item))
      .map((item) => item.id),
  );
  if (list !== undefined) {
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item)),
    }));
    queries.setQueryData(notificationsQuery.queryKey, { ...list, pages });
  }
  if (unread !== undefined) queries.setQueryData(unreadQuery.queryKey, ids === undefined ? 0 : Math.max(0, unread - newlyRead.size));
  return () => {
    if (list !== undefined) queries.setQueryData(notificationsQuery.queryKey, list);
    if (unread !== undefined) queries.setQueryData(unreadQuery.queryKey, unread);
  };
}

/** Reads them anew where they are shown. */
export function rereadNotifications(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEY });
}

import { useMutation, useQueryClient } from '@orime/platform';
import { markRead, rereadNotifications, showAsRead } from './notifications.api.ts';

/** Marks notifications as read, at once on the page; what the server refuses is unread again. Without ids: all. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: readonly string[]) => markRead(ids),
    onMutate: (ids) => showAsRead(queries, ids),
    onError: (_error, _ids, undo) => undo?.(),
    onSettled: () => rereadNotifications(queries),
  });
}

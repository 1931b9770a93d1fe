import { bugMachine, canTransition } from '@orime/commerce';
import type { Bug } from '@orime/contracts/api/office/bug';
import { isApiError, useMutation, useQueryClient, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { adminStatsQuery } from '../../../layout/index.ts';
import { useBoardT } from '../bugs-texts.ts';
import { changeBug, columnQuery } from '../bugs.api.ts';
import type { BoardFilter, BugChange, BugPage } from '../bugs.api.ts';

export type Board = ReturnType<typeof useBoard>;

/** Changes bugs of the board: a card moves at once, and back when it is refused. */
export function useBoard(filter: BoardFilter) {
  const t = useBoardT();
  const text = useText();
  const cache = useQueryClient();

  const { mutate } = useMutation({
    mutationFn: ({ bug, change }: { readonly bug: Bug; readonly change: BugChange }) =>
      changeBug(bug.id, { ...change, version: bug.version }),
    onMutate: async ({ bug, change: { status } }) => {
      await cache.cancelQueries({ queryKey: ['bugs', 'column'] });
      if (status !== undefined) put({ ...bug, status }, bug.status);
    },
    onSuccess: (changed, { bug, change: { status } }) => {
      put(changed, bug.status);
      if (status !== undefined)
        showToast({ message: t('board.moved', { title: bug.title, status: t(`bugs.status.${status}`) }), tone: 'success' });
    },
    onError: (error, { bug, change: { status } }) => {
      if (status !== undefined) put(bug, status);
      const isStale = isApiError(error) && error.code === 'conflict';
      const reason = isStale ? t('board.stale') : isApiError(error) ? text(error.text) : '';
      showToast({ message: [t('board.failed', { title: bug.title }), reason].join(' ').trim(), tone: 'danger' });
    },
    onSettled: async () => {
      await Promise.all([['bugs'], adminStatsQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });

  /** Puts a bug into the column of its status, out of the one it was in. */
  function put(bug: Bug, from: Bug['status']): void {
    const without = (page: BugPage | undefined) =>
      page && { ...page, items: page.items.filter(({ id }) => id !== bug.id), total: page.total - (bug.status === from ? 0 : 1) };
    if (from !== bug.status) cache.setQueryData(columnQuery(from, filter).queryKey, without);
    cache.setQueryData(columnQuery(bug.status, filter).queryKey, (page) => {
      if (page === undefined) return page;
      const isHere = page.items.some(({ id }) => id === bug.id);
      if (isHere) return { ...page, items: page.items.map((each) => (each.id === bug.id ? bug : each)) };
      return { ...page, items: [bug, ...page.items], total: page.total + 1 };
    });
  }

  return {
    /** Nothing happens for a step that does not exist. */
    move(bug: Bug, status: Bug['status']): void {
      if (bug.status === status) return;
      if (canTransition(bugMachine, bug.status, status)) return mutate({ bug, change: { status } });
      showToast({
        message: t('board.no-way', { from: t(`bugs.status.${bug.status}`), to: t(`bugs.status.${status}`) }),
        tone: 'danger',
      });
    },
    change: (bug: Bug, change: BugChange): void => mutate({ bug, change }),
  };
}

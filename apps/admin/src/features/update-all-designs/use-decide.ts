import type { OwnerDesign } from '@orime/contracts/api/design';
import { isApiError, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { decideDesign, queueQuery, type Decision } from './designs.api.ts';

const mutationKey = ['design', 'decide'];

/** Takes a design off the queue at once; one the server does not accept the decision on returns to its place. */
export function useDecide() {
  const t = useT('admin');
  const text = useText();
  const cache = useQueryClient();
  const { queryKey } = queueQuery;

  return useMutation({
    mutationKey,
    mutationFn: decideDesign,
    onMutate: async ({ design }: Decision) => {
      // An answer under way would bring back what is taken off here.
      await cache.cancelQueries({ queryKey });
      const position = cache.getQueryData(queryKey)?.findIndex(({ id }) => id === design.id) ?? 0;
      cache.setQueryData(queryKey, (queue) => queue?.filter(({ id }) => id !== design.id));
      return { position };
    },
    onSuccess: (_answer, { design, confirmed }) => {
      const name = text(design);
      showToast({ message: confirmed ? t('review.confirmed', { name }) : t('review.rejected', { name }), tone: 'success' });
    },
    onError: (error, { design }, kept) => {
      cache.setQueryData(queryKey, (queue) => queue && putBack(queue, design, kept?.position ?? 0));
      const reason = isApiError(error) ? text(error.text) : '';
      showToast({ message: `${t('review.failed', { name: text(design) })} ${reason}`.trim(), tone: 'danger' });
    },
    onSettled: async () => {
      // While others are under way the server's queue still has them.
      if (cache.isMutating({ mutationKey }) === 1) await cache.invalidateQueries({ queryKey: ['design'] });
    },
  });
}

function putBack(queue: readonly OwnerDesign[], design: OwnerDesign, position: number): readonly OwnerDesign[] {
  return queue.some(({ id }) => id === design.id) ? queue : queue.toSpliced(Math.max(0, position), 0, design);
}

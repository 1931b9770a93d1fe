import type { Production } from '@orime/contracts/api/trade/production';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useProductionT } from './production-texts.ts';
import { moveRun, runsQuery, RUNS_KEY } from './production.api.ts';

/** Moves a run to another stage. Lists show it at once, and as it was when the move is refused. */
export function useMoveRun() {
  const t = useProductionT();
  const text = useText();
  const queries = useQueryClient();
  const { queryKey } = runsQuery();
  return useMutation({
    mutationFn: moveRun,
    onMutate: async ({ id, status }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Production[]>(queryKey);
      queries.setQueryData<Production[]>(queryKey, (runs) =>
        runs?.map((run) => (run.id === id ? { ...run, status, nextStatuses: [] } : run)),
      );
      return before;
    },
    onSuccess: (run) => {
      showToast({ tone: 'success', message: t('run.moved', { name: text(run.design.name), stage: t(`run.status.${run.status}`) }) });
      // What came into stock shows in the designs.
      if (run.status === 'completed') void queries.invalidateQueries({ queryKey: ['designs'] });
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before);
      showToast({ tone: 'danger', message: text(textOfError(error)) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: RUNS_KEY }),
  });
}

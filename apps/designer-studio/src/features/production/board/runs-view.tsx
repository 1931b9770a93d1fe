import type { Production } from '@orime/contracts/api/trade/production';
import { useQuery, useSearchParams } from '@orime/platform';
import { Cluster, css, EmptyState, FailedState, Heading, Segmented, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useProductionT } from '../production-texts.ts';
import { runsQuery, type ProductionStatus } from '../production.api.ts';
import { isFinal } from '../run-state.ts';
import { StepDialog } from '../step/step-dialog.tsx';
import { useMoveRun } from '../use-move-run.ts';

// The board brings menus, the list the grid: each comes when it is looked at.
const RunBoard = lazy(async () => ({ default: (await import('./run-board.tsx')).RunBoard }));
const RunList = lazy(async () => ({ default: (await import('./run-list.tsx')).RunList }));

export type RunsViewProps = {
  /** What stands beside the heading. */
  readonly actions?: ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
};

/** A designer's or producer's runs, on a board or in a list; `?view=` says which. Fetches. */
export function RunsView({ actions, empty }: RunsViewProps) {
  const t = useProductionT();
  const [search, setSearch] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(runsQuery());
  const [asked, setAsked] = useState<{ readonly run: Production; readonly to: ProductionStatus }>();
  const moving = useMoveRun();
  const view = search.get('view') === 'list' ? 'list' : 'board';

  function handleMove(run: Production, to: ProductionStatus): void {
    if (isFinal(to)) setAsked({ run, to });
    else moving.mutate({ id: run.id, status: to });
  }

  function handleView(next: 'board' | 'list'): void {
    const changed = new URLSearchParams(search);
    if (next === 'board') changed.delete('view');
    else changed.set('view', next);
    setSearch(changed, { replace: true });
  }

  return (
    <section css={styles.root} aria-labelledby="runs">
      <Cluster justify="space-between">
        <Heading level={2} size={3} id="runs">
          {t('runs.title')}
        </Heading>
        <Cluster>
          {data !== undefined && data.length > 0 && (
            <Segmented
              label={t('runs.view')}
              options={[
                { value: 'board', label: t('runs.view.board') },
                { value: 'list', label: t('runs.view.list') },
              ]}
              value={view}
              onChange={handleView}
            />
          )}
          {actions}
        </Cluster>
      </Cluster>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="20rem" />
        </SkeletonRegion>
      )}
      {data?.length === 0 && <EmptyState level={3} title={empty.title} text={empty.text} />}
      {data !== undefined && data.length > 0 && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          {view === 'list' ? <RunList runs={data} /> : <RunBoard runs={data} onMove={handleMove} />}
        </Suspense>
      )}
      {asked !== undefined && (
        <StepDialog
          run={asked.run}
          to={asked.to}
          isBusy={moving.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(step) => moving.mutate({ id: asked.run.id, status: asked.to, ...step }, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };

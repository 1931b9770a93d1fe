import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import { Button, Cluster, css, space } from '@orime/ui';
import { StatusTimeline, type TimelineStep } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { useProductionT } from '../production-texts.ts';
import type { ProductionStatus } from '../production.api.ts';
import { isFinal, STAGES } from '../run-state.ts';
import { useMoveRun } from '../use-move-run.ts';

// Dialogs bring their own code; it comes with the first question.
const StepDialog = lazy(async () => ({ default: (await import('../step/step-dialog.tsx')).StepDialog }));

/** Where a run stands, and the steps that the reader may take now. */
export function RunSteps({ run }: { readonly run: ProductionDetail }) {
  const t = useProductionT();
  const [asked, setAsked] = useState<ProductionStatus>();
  const moving = useMoveRun();
  const forward = run.nextStatuses.filter((status) => status !== 'cancelled');
  const steps = [...forward, ...run.nextStatuses.filter((status) => status === 'cancelled')];
  const stages = STAGES.filter((stage) => run.producer !== null || (stage !== 'requested' && stage !== 'quoted'));
  return (
    <div css={styles.root}>
      <StatusTimeline
        horizontal
        label={t('edit.stages')}
        steps={stages.map((stage): TimelineStep => ({ id: stage, label: t(`run.status.${stage}`), state: stateOf(stage, run) }))}
      />
      {steps.length > 0 && (
        <Cluster gap={2}>
          {steps.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === forward[0] ? 'primary' : status === 'cancelled' ? 'ghost' : 'secondary'}
              busy={moving.isPending && moving.variables.status === status}
              onClick={() => (isFinal(status) ? setAsked(status) : moving.mutate({ id: run.id, status }))}
            >
              {t(`run.step.${status}`)}
            </Button>
          ))}
        </Cluster>
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <StepDialog
            run={run}
            to={asked}
            isBusy={moving.isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={(step) => moving.mutate({ id: run.id, status: asked, ...step }, { onSettled: () => setAsked(undefined) })}
          />
        </Suspense>
      )}
    </div>
  );
}

function stateOf(stage: ProductionStatus, { status, events }: ProductionDetail): TimelineStep['state'] {
  if (stage === status) return status === 'completed' ? 'done' : 'current';
  const isPast = STAGES.findIndex((each) => each === stage) < STAGES.findIndex((each) => each === status);
  if (status !== 'cancelled') return isPast ? 'done' : 'upcoming';
  return events.some(({ to }) => to === stage) ? 'done' : 'failed';
}

const styles = { root: css({ display: 'grid', gap: space[5] }) };

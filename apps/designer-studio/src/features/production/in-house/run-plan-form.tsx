import type { ProductionDetail, ProductionUpdate } from '@orime/contracts/api/trade/production';
import { ConflictNotice, Form, useForm } from '@orime/forms';
import { isApiError, useQuery, useQueryClient } from '@orime/platform';
import { Button, showToast } from '@orime/ui';
import { useRef } from 'react';
import { useProductionT } from '../production-texts.ts';
import { runQuery, RUNS_KEY, updateRun } from '../production.api.ts';
import { everyDesignQuery } from './designs.api.ts';
import { PlanFields } from './plan-fields.tsx';
import { checkRun, runDraft, runUpdate, type RunDraft } from './run-draft.ts';

/** The plan of a run that is under way. The designer changes all of it, the producer the day and the notes. */
export function RunPlanForm({ run }: { readonly run: ProductionDetail }) {
  const t = useProductionT();
  const queries = useQueryClient();
  const isProducer = run.side === 'producer';
  const { data: designs = [] } = useQuery({ ...everyDesignQuery(), enabled: run.side === 'designer' });
  const sizesOf = (of: ProductionDetail): readonly string[] =>
    designs.find(({ id }) => id === of.design.id)?.sizes.map(({ size }) => size) ?? [];
  // What is written over: a step raises the version as well, and is no conflict with what is typed here.
  const version = useRef<number>(undefined);
  const form = useForm<RunDraft, ProductionUpdate, ProductionDetail>({
    name: 'plan',
    initial: runDraft(run),
    check: (draft) => (isProducer ? [] : checkRun(draft)),
    toBody: (draft) => runUpdate(draft, run.side, version.current ?? run.version),
    say: (field) => (field === 'sizeQuantities' || field === 'costs' || field === 'dueDate' ? t(`plan.error.${field}`) : undefined),
    send: (input) => updateRun(run.id, input),
    onSent: async (saved) => {
      version.current = undefined;
      showToast({ tone: 'success', message: t('edit.saved') });
      queries.setQueryData(runQuery(run.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: RUNS_KEY });
    },
    repeats: true,
  });
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const sizes = form.follow('sizeQuantities');
  const missing = sizesOf(run).filter((size) => !(size in sizes));

  async function readNewer(): Promise<ProductionDetail> {
    const newer = await queries.fetchQuery({ ...runQuery(run.id), staleTime: 0 });
    version.current = newer.version;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} label={t('edit.plan')}>
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => form.startOver(runDraft(newer)))}
        />
      )}
      <PlanFields form={form} isProducer={isProducer} />
      {missing.length > 0 && !isProducer && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => form.change('sizeQuantities', { ...sizes, ...Object.fromEntries(missing.map((size) => [size, null])) })}
          >
            {t('edit.more-sizes')}
          </Button>
        </div>
      )}
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('edit.save')}
        </Button>
      </div>
    </Form>
  );
}

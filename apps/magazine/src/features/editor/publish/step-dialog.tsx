import { useT } from '@orime/platform';
import { Button, Cluster, css, Notice, showToast, space, TextArea } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useState, type ReactNode } from 'react';
import { steps } from '../editor.api.ts';
import { useWritten } from '../session/writing-context.ts';
import type { StoryAction } from './actions-of.ts';
import { ScheduleField } from './schedule-field.tsx';
import { StepFailure } from './step-failure.tsx';
import { useStoryStep } from './use-story-step.ts';

/** Steps that are asked about before they are taken. */
export type AskedStep = Exclude<StoryAction, 'take-back' | 'unschedule' | 'update'>;

export type StepDialogProps = { readonly step: AskedStep; readonly onClose: () => void; readonly onDeleted: () => void };

/** Asks before a step, with what it needs: a time, or a reason. */
export function StepDialog({ step, onClose, onDeleted }: StepDialogProps) {
  const t = useT('magazine');
  const { run, isBusy, failure } = useStoryStep();
  const draft = useWritten((state) => state.draft);
  const [reason, setReason] = useState('');
  const [publishAt, setPublishAt] = useState<string | undefined>(draft.publishAt ?? undefined);
  const needsReason = step === 'return' || step === 'unpublish';

  const confirm = async (): Promise<void> => {
    const isDone = await run(async (now) => {
      const { id } = now;
      if (step === 'submit') return steps.submit(id);
      if (step === 'publish') return steps.publish(id);
      if (step === 'schedule') return steps.schedule(id, publishAt ?? '');
      if (step === 'discard') return steps.discard(id);
      if (step !== 'delete') return steps.unpublish(id, reason.trim());
      await steps.remove(id);
      return now;
    });
    if (!isDone) return;
    onClose();
    showToast({ message: t(`editor.done.${step}`), tone: 'success' });
    if (step === 'delete') onDeleted();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`editor.action.${step}`)}
      width="narrow"
      footer={
        <Cluster justify="end">
          <Button
            variant={step === 'delete' || step === 'discard' ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={(step === 'schedule' && publishAt === undefined) || (step === 'return' && reason.trim() === '')}
            onClick={() => void confirm()}
          >
            {t(`editor.action.${step}`)}
          </Button>
        </Cluster>
      }
    >
      <div css={styles.root}>
        <p>{t(`editor.ask.${step}`)}</p>
        {(step === 'publish' || step === 'schedule' || step === 'submit') && <OneLanguageOnly />}
        {step === 'schedule' && <ScheduleField value={publishAt} onChange={setPublishAt} />}
        {needsReason && (
          <TextArea
            label={t('editor.reason')}
            maxLength={1000}
            value={reason}
            optional={step === 'unpublish'}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {failure && <StepFailure {...failure} />}
      </div>
    </Dialog>
  );
}

/** One language is enough; readers of the other are told. */
function OneLanguageOnly(): ReactNode {
  const t = useT('magazine');
  const body = useWritten((state) => state.words.body);
  const missing = body.en.length === 0 ? 'en' : body.jp.length === 0 ? 'jp' : undefined;
  return missing && <Notice tone="warning">{t(`editor.only.${missing}`)}</Notice>;
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };

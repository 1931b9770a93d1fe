import type { Production } from '@orime/contracts/api/trade/production';
import { NumberField } from '@orime/forms';
import { useText } from '@orime/platform';
import { Button, Cluster, css, space, Text, TextArea } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useProductionT } from '../production-texts.ts';
import type { ProductionStatus, RunStep } from '../production.api.ts';

export type StepDialogProps = {
  readonly run: Pick<Production, 'design' | 'sizeQuantities'>;
  readonly to: ProductionStatus;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (step: Omit<RunStep, 'id' | 'status'>) => void;
};

/** Asks before a step, with a note for the log. Before the completion: how many of each size go into stock. */
export function StepDialog({ run, to, isBusy, onClose, onConfirm }: StepDialogProps) {
  const t = useProductionT();
  const text = useText();
  const [note, setNote] = useState('');
  const [received, setReceived] = useState<Readonly<Record<string, number | null>>>(run.sizeQuantities);
  const [isWrong, setWrong] = useState(false);
  const isReceiving = to === 'completed';
  const units = Object.values(received).reduce<number>((sum, count) => sum + (count ?? 0), 0);

  function handleConfirm(): void {
    const counted = Object.entries(received).flatMap(([size, count]) => (count === null || count < 0 ? [] : [[size, count] as const]));
    if (counted.length < Object.keys(received).length) return setWrong(true);
    onConfirm({ ...(note.trim() !== '' && { note: note.trim() }), ...(isReceiving && { received: Object.fromEntries(counted) }) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`step.title.${to}`, { name: text(run.design.name) })}
      footer={
        <Cluster justify="end">
          <Button variant="ghost" onClick={onClose}>
            {t('step.back')}
          </Button>
          <Button variant={to === 'cancelled' ? 'danger' : 'primary'} busy={isBusy} onClick={handleConfirm}>
            {t(`run.step.${to}`)}
          </Button>
        </Cluster>
      }
    >
      <div css={styles.root}>
        {isReceiving && (
          <fieldset css={styles.sizes}>
            <legend css={styles.legend}>{t('step.received')}</legend>
            {Object.entries(received).map(([size, count]) => (
              <NumberField
                key={size}
                label={t('run.size', { size })}
                hint={t('step.planned', { count: run.sizeQuantities[size] ?? 0 })}
                value={count}
                error={isWrong && (count === null || count < 0) ? t('step.wrong') : undefined}
                onChange={(next) => setReceived({ ...received, [size]: next })}
              />
            ))}
          </fieldset>
        )}
        {isReceiving && (
          <Text size="sm" tone="muted" role="status">
            {t('step.sum', { count: units })}
          </Text>
        )}
        {to === 'cancelled' && <Text>{t('step.cancel.text')}</Text>}
        <TextArea
          label={t('step.note')}
          optional
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  sizes: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    border: 0,
  }),
  legend: css({ padding: 0, marginBlockEnd: space[2], fontWeight: 500 }),
};

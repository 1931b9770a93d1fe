import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { isApiError, useFormat, useT } from '@orime/platform';
import { css, Notice, space, Text, TextArea } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { moveOrder, updateOrder } from '../order.api.ts';
import type { OrderStep } from '../order.api.ts';
import { OrderRefusal } from './order-refusal.tsx';
import { usePress } from './use-press.ts';

export type StepDialogProps = {
  readonly order: WholesaleOrder;
  readonly step: OrderStep;
  readonly onDone: (order: WholesaleOrder) => void;
  /** The order was changed meanwhile: reads it again. */
  readonly onStale: () => Promise<void>;
  readonly onClose: () => void;
};

/** Says what a step means, takes a note with it, and takes it. Loaded with its first opening. */
export function StepDialog({ order, step, onDone, onStale, onClose }: StepDialogProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const needsNote = step === 'changes_requested';
  const move = usePress({
    send: async (takesPrices: boolean) => {
      const now = takesPrices ? await updateOrder(order.id, {}, order.version) : order;
      return moveOrder(now, step, note.trim());
    },
    onDone,
    onRefused: (error) => isStale(error) && void onStale(),
  });
  const prices = changedPrices(move.error);

  function handleConfirm(): void {
    setMissing(needsNote && note.trim() === '');
    if (!needsNote || note.trim() !== '') move.press(prices !== undefined);
  }
  const name = step === 'in_review' && order.status !== 'draft' ? 'in_review.again' : step;
  return (
    <ConfirmDialog
      isOpen
      title={t(`step.${name}`)}
      confirmLabel={t(prices === undefined ? `step.${name}` : 'step.prices')}
      isDangerous={step === 'cancelled'}
      isBusy={move.isBusy}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <div css={styles.root}>
        <Text>{t(`step.text.${name}`, { total: format.money(order.total.priceMinor, order.currency) })}</Text>
        {isStale(move.error) && (
          <Notice tone="warning" role="alert">
            {t('step.stale')}
          </Notice>
        )}
        {prices !== undefined && (
          <Notice tone="warning" role="alert">
            {t('step.prices.text', {
              before: format.money(prices.formerMinor, order.currency),
              after: format.money(prices.totalMinor, order.currency),
            })}
          </Notice>
        )}
        {prices === undefined && !isStale(move.error) && <OrderRefusal error={move.error} currency={order.currency} />}
        <TextArea
          label={t(needsNote ? 'step.note.needed' : 'step.note')}
          rows={3}
          maxLength={2000}
          optional={!needsNote}
          required={needsNote}
          value={note}
          error={isMissing ? t('step.note.missing') : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Somebody else was faster. The order behind the dialog is read again; what was typed stays. */
function isStale(error: unknown): boolean {
  return isApiError(error) && (error.code === 'conflict' || error.code === 'invalid_transition');
}

function changedPrices(error: unknown): { readonly totalMinor: number; readonly formerMinor: number } | undefined {
  if (!isApiError(error) || error.code !== 'quote_changed') return undefined;
  // The facts that submitting a draft gives with this code.
  return error.details as { readonly totalMinor: number; readonly formerMinor: number };
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };

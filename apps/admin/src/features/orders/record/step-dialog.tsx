import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { FormFailure } from '@orime/forms';
import { Stack, Text, TextArea, TextField } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useOrdersT } from '../orders-texts.ts';
import type { StepValues } from './order-steps.tsx';
import { linesOf, ParcelLines, unitsLeft } from './parcel-lines.tsx';

export type StepDialogProps = {
  readonly step: 'ship' | 'cancel';
  readonly order: SellerOrder;
  readonly isBusy: boolean;
  /** What became of the last try; null while there is none. */
  readonly failure: unknown;
  readonly onConfirm: (values: StepValues) => void;
  readonly onCancel: () => void;
};

/** Asks what a parcel or a cancellation needs. Loaded with its first opening. */
export function StepDialog({ step, order, isBusy, failure, onConfirm, onCancel }: StepDialogProps) {
  const t = useOrdersT();
  const [values, setValues] = useState({ reason: '', carrier: '', tracking: '' });
  const left = unitsLeft(order);
  const [units, setUnits] = useState(left);
  const [isEmpty, setEmpty] = useState(false);
  const set = (part: keyof typeof values) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setValues({ ...values, [part]: event.currentTarget.value });

  function handleConfirm(): void {
    const lines = step === 'ship' ? linesOf(units, left) : undefined;
    setEmpty(lines?.length === 0);
    if (lines?.length === 0) return;
    onConfirm({ reason: values.reason.trim(), carrier: values.carrier.trim(), tracking: values.tracking.trim(), lines });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(`orders.${step}.title`, { number: order.number })}
      confirmLabel={t(`orders.step.${step}`)}
      isDangerous={step === 'cancel'}
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <Text>{t(`orders.${step}.text`)}</Text>
        {failure !== null && <FormFailure failure={failure} />}
        {step === 'ship' ? (
          <>
            <ParcelLines order={order} value={units} onChange={setUnits} error={isEmpty ? t('orders.ship.empty') : undefined} />
            <TextField label={t('orders.ship.carrier')} optional maxLength={60} value={values.carrier} onChange={set('carrier')} />
            <TextField label={t('orders.ship.tracking')} optional maxLength={80} value={values.tracking} onChange={set('tracking')} />
          </>
        ) : (
          <TextArea label={t('orders.cancel.reason')} optional rows={2} maxLength={500} value={values.reason} onChange={set('reason')} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

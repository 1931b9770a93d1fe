import { Stack, Text, TextArea, TextField } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useOrdersT } from '../orders-texts.ts';
import type { StepValues } from './order-steps.tsx';

export type StepDialogProps = {
  readonly step: 'ship' | 'cancel';
  readonly number: string;
  readonly isBusy: boolean;
  readonly onConfirm: (values: StepValues) => void;
  readonly onCancel: () => void;
};

/** Asks what a parcel or a cancellation needs. Loaded with its first opening. */
export function StepDialog({ step, number, isBusy, onConfirm, onCancel }: StepDialogProps) {
  const t = useOrdersT();
  const [values, setValues] = useState<StepValues>({ reason: '', carrier: '', tracking: '' });
  const set = (part: keyof StepValues) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setValues({ ...values, [part]: event.currentTarget.value });
  return (
    <ConfirmDialog
      isOpen
      title={t(`orders.${step}.title`, { number })}
      confirmLabel={t(`orders.step.${step}`)}
      isDangerous={step === 'cancel'}
      isBusy={isBusy}
      onConfirm={() => onConfirm({ reason: values.reason.trim(), carrier: values.carrier.trim(), tracking: values.tracking.trim() })}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <Text>{t(`orders.${step}.text`)}</Text>
        {step === 'ship' ? (
          <>
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

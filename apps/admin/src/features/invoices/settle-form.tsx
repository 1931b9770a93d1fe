import { formatDecimal } from '@orime/commerce';
import type { InvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, Cluster, css, RadioGroup, showToast, space, TextField } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useInvoicesT } from './invoices-texts.ts';
import { settleRefund } from './invoices.api.ts';
import type { Settlement } from './invoices.api.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));
const METHODS = ['bank_transfer', 'card', 'other', 'invoice'] as const satisfies readonly Settlement['method'][];

type Draft = { method: Settlement['method']; reference: string };

/** Records that a company got its money back, or applies it to the invoice that replaced the credited one. */
export function SettleForm({ refund, onDone }: { readonly refund: InvoiceRefund; readonly onDone: () => void }) {
  const t = useInvoicesT();
  const format = useFormat();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const form = useForm<Draft, Settlement>({
    name: 'settle-refund',
    initial: { method: 'bank_transfer', reference: '' },
    toBody: ({ method, reference }) => ({ method, ...(reference.trim() !== '' && { reference: reference.trim() }) }),
    send: (settlement, { idempotencyKey }) => reauth.run(() => settleRefund(refund.id, settlement, idempotencyKey)),
    onSent: async () => {
      showToast({ message: t('invoices.settle.done'), tone: 'success' });
      onDone();
      await queries.invalidateQueries({ queryKey: ['invoice'] });
    },
  });
  const method = form.follow('method');
  const amount = format.money(refund.amount.priceMinor, refund.amount.currency);
  return (
    <div css={styles.root}>
      <Panel title={t('invoices.settle.title', { amount, buyer: refund.buyer.name })}>
        <Form form={form} label={t('invoices.settle')}>
          <RadioGroup
            legend={t('invoices.payment.method')}
            options={METHODS.map((value) => ({ value, label: t(`invoices.method.${value}`) }))}
            {...form.value('method')}
          />
          {method !== 'invoice' && (
            <TextField label={t('invoices.payment.reference')} optional maxLength={120} {...form.text('reference')} />
          )}
          <Cluster>
            <Button type="button" variant="danger" busy={form.isBusy} onClick={() => setAsked(true)}>
              {t('invoices.settle.submit')}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t('invoices.settle.cancel')}
            </Button>
          </Cluster>
        </Form>
      </Panel>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('invoices.settle.title', { amount, buyer: refund.buyer.name })}
            word={formatDecimal(refund.amount.priceMinor, refund.amount.currency)}
            confirmLabel={t('invoices.settle.submit')}
            onConfirm={() => {
              setAsked(false);
              void form.submit();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('invoices.settle.confirm')}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

const styles = { root: css({ marginBlockStart: space[6], maxWidth: '34rem' }) };

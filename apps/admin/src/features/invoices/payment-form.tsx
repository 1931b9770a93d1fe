import type { Invoice } from '@orime/contracts/api/money/invoice';
import { DateField, Form, MoneyField, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, css, Select, showToast, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { useInvoicesT } from './invoices-texts.ts';
import { recordPayment } from './invoices.api.ts';
import type { Received } from './invoices.api.ts';

type Draft = { amount: number | null; method: Received['method']; reference: string; day: string };

const METHODS = ['bank_transfer', 'card', 'other'] as const satisfies readonly Received['method'][];

/** Money that a company has paid: all that is due, or a part of it. */
export function PaymentForm({ invoice }: { readonly invoice: Invoice }) {
  const t = useInvoicesT();
  const format = useFormat();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm<Draft, Received>({
    name: 'payment',
    initial: { amount: invoice.due.priceMinor, method: 'bank_transfer', reference: '', day: today },
    toBody: ({ amount, method, reference, day }) => ({
      amountMinor: amount ?? 0,
      method,
      dueMinor: invoice.due.priceMinor,
      ...(reference.trim() !== '' && { reference: reference.trim() }),
      // Today is the moment itself: its midnight may be yesterday's elsewhere.
      ...(day !== '' && day !== today && { receivedAt: `${day}T00:00:00.000Z` }),
    }),
    check: ({ amount }) => {
      if (amount === null || amount < 1) return [{ field: 'amount', problem: { kind: 'required' } }];
      return amount > invoice.due.priceMinor ? [{ field: 'amount', problem: { kind: 'too_large', limit: invoice.due.priceMinor } }] : [];
    },
    say: (field, { kind }) =>
      field === 'amount' && kind === 'too_large'
        ? t('invoices.payment.too-much', { due: format.money(invoice.due.priceMinor, invoice.currency) })
        : undefined,
    aliases: { amountMinor: 'amount', receivedAt: 'day' },
    send: (received, { idempotencyKey }) => reauth.run(() => recordPayment(invoice.id, received, idempotencyKey)),
    onSent: async () => {
      showToast({ message: t('invoices.payment.done'), tone: 'success' });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['invoice'] }),
        queries.invalidateQueries({ queryKey: ['wholesale-order'] }),
      ]);
    },
  });
  return (
    <Panel title={t('invoices.payment')}>
      <Form
        form={form}
        label={t('invoices.payment')}
        css={styles.form}
        failureNotice={
          isStale(form.failure) ? <StaleNotice onReload={() => void queries.invalidateQueries({ queryKey: ['invoice'] })} /> : undefined
        }
      >
        <MoneyField label={t('invoices.payment.amount')} currency={invoice.currency} required {...form.value('amount')} />
        <Select label={t('invoices.payment.method')} {...form.text('method')}>
          {METHODS.map((value) => (
            <option key={value} value={value}>
              {t(`invoices.method.${value}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('invoices.payment.reference')}
          hint={t('invoices.payment.reference.hint')}
          optional
          maxLength={120}
          {...form.text('reference')}
        />
        <DateField label={t('invoices.payment.day')} max={today} {...form.value('day')} />
        <Button css={styles.button} type="submit" busy={form.isBusy}>
          {t('invoices.payment.submit')}
        </Button>
      </Form>
      {reauth.dialog}
    </Panel>
  );
}

const styles = { form: css({ gap: space[4] }), button: css({ justifySelf: 'start' }) };

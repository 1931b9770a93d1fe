import type { Invoice } from '@orime/contracts/api/money/invoice';
import { createRepeatKey, FormFailure } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, css, showToast, space, Text, TextArea } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { useInvoicesT } from './invoices-texts.ts';
import { voidInvoice } from './invoices.api.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

/** Cancels an invoice by a credit note, with its reason. Its number is typed once more before that. */
export function VoidForm({ invoice }: { readonly invoice: Invoice }) {
  const t = useInvoicesT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [repeatKey] = useState(createRepeatKey);
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['invoice'] });
  const cancel = useMutation({
    mutationFn: () => reauth.run(() => voidInvoice(invoice.id, reason.trim(), repeatKey.of(reason.trim()))),
    onSuccess: async ({ number }) => {
      repeatKey.forget();
      showToast({ message: t('invoices.void.done', { number }), tone: 'success' });
      await reload();
    },
  });
  return (
    <Panel title={t('invoices.void')}>
      <form
        css={styles.form}
        noValidate
        aria-label={t('invoices.void')}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(reason.trim() === '');
          setAsked(reason.trim() !== '');
        }}
      >
        <Text size="sm" tone="muted">
          {t('invoices.void.text')}
        </Text>
        {cancel.isError &&
          (isStale(cancel.error) ? <StaleNotice onReload={() => void reload()} /> : <FormFailure failure={cancel.error} />)}
        <TextArea
          label={t('invoices.void.reason')}
          rows={2}
          maxLength={500}
          required
          value={reason}
          error={isMissing ? t('invoices.void.missing') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" variant="danger" busy={cancel.isPending}>
          {t('invoices.void.submit')}
        </Button>
      </form>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('invoices.void.confirm', { number: invoice.number })}
            word={invoice.number}
            confirmLabel={t('invoices.void.submit')}
            onConfirm={() => {
              setAsked(false);
              if (!cancel.isPending) cancel.mutate();
            }}
            onCancel={() => setAsked(false)}
          >
            {t(invoice.paid.priceMinor > 0 ? 'invoices.void.confirm.paid' : 'invoices.void.confirm.text')}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

const styles = { form: css({ display: 'grid', gap: space[3], justifyItems: 'start', '& > :not(button)': { width: '100%' } }) };

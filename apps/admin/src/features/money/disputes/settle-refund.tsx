import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, Cluster, css, showToast, TextField } from '@orime/ui';
import { adminStatsQuery } from '../../../layout/index.ts';
import { Panel } from '../../../parts/panel.tsx';
import { useMoneyT } from '../money-texts.ts';
import { settleFailedRefund } from '../money.api.ts';

export type SettleRefundProps = {
  readonly entry: MoneyBack;
  readonly onDone: () => void;
};

/** Records how a customer got the money of a refund that had not arrived. */
export function SettleRefund({ entry, onDone }: SettleRefundProps) {
  const t = useMoneyT();
  const format = useFormat();
  const queries = useQueryClient();
  const reauth = useReauth();
  const form = useForm({
    name: 'settle-failed-refund',
    initial: { reference: '' },
    check: ({ reference }) => (reference.trim() === '' ? [{ field: 'reference', problem: { kind: 'required' } }] : []),
    send: ({ reference }) => reauth.run(() => settleFailedRefund(entry.id, reference.trim())),
    onSent: async () => {
      showToast({ message: t('money.dispute.settled'), tone: 'success' });
      onDone();
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['money-back'] }),
        queries.invalidateQueries({ queryKey: adminStatsQuery.queryKey }),
      ]);
    },
  });
  return (
    <div css={styles.root}>
      <Panel title={t('money.dispute.settle.title', { amount: format.money(entry.amount.priceMinor, entry.amount.currency) })}>
        <Form form={form} label={t('money.dispute.settle')}>
          <TextField
            label={t('money.dispute.settle.reference')}
            hint={t('money.dispute.settle.hint')}
            required
            maxLength={120}
            {...form.text('reference')}
          />
          <Cluster>
            <Button type="submit" busy={form.isBusy}>
              {t('money.dispute.settle.save')}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t('money.cancel')}
            </Button>
          </Cluster>
        </Form>
      </Panel>
      {reauth.dialog}
    </div>
  );
}

const styles = { root: css({ maxWidth: '34rem' }) };

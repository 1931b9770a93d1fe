import { payoutMachine } from '@orime/commerce';
import type { Payout } from '@orime/contracts/api/money/payout';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, css, RadioGroup, showToast, space, TextField } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../../parts/stale-notice.tsx';
import { useMoneyT } from '../money-texts.ts';
import { movePayout } from '../money.api.ts';
import type { PayoutStep } from '../money.api.ts';
import { PayoutTarget } from './payout-target.tsx';

type Draft = { status: Payout['status'] | ''; reference: string; failure: string };

/** What the bank made of a payout. One that fails or is cancelled gives its money back to the balance. */
export function PayoutSteps({ payout, onDone }: { readonly payout: Payout; readonly onDone: () => void }) {
  const t = useMoneyT();
  const format = useFormat();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['payout'] });
  const form = useForm<Draft, PayoutStep>({
    name: 'payout',
    initial: { status: '', reference: payout.reference, failure: '' },
    toBody: ({ status, reference, failure }) => ({
      status: status === '' ? payout.status : status,
      ...(reference.trim() !== '' && { reference: reference.trim() }),
      ...(status === 'failed' && { failure: failure.trim() }),
    }),
    check: ({ status, reference, failure }) => {
      if (status === '') return [{ field: 'status', problem: { kind: 'required' } }];
      if (status === 'paid' && reference.trim() === '') return [{ field: 'reference', problem: { kind: 'required' } }];
      return status === 'failed' && failure.trim() === '' ? [{ field: 'failure', problem: { kind: 'required' } }] : [];
    },
    send: (step) => reauth.run(() => movePayout(payout.id, step)),
    onSent: async () => {
      showToast({ message: t('money.payout.moved'), tone: 'success' });
      onDone();
      await reload();
    },
  });
  const status = form.value('status');
  return (
    <div css={styles.root}>
      <Panel
        title={t('money.payout.move.title', {
          name: text(payout.profile),
          amount: format.money(payout.amount.priceMinor, payout.amount.currency),
        })}
      >
        <Form
          form={form}
          label={t('money.payout.move')}
          failureNotice={isStale(form.failure) ? <StaleNotice onReload={() => void reload()} /> : undefined}
        >
          <RadioGroup
            legend={t('money.payout.status')}
            options={payoutMachine[payout.status].map((value) => ({ value, label: t(`money.payout.to.${value}`) }))}
            {...status}
            value={status.value === '' ? undefined : status.value}
          />
          <PayoutTarget profileId={payout.profile.id} reauth={reauth} />
          <TextField
            label={t('money.payout.reference')}
            hint={t('money.payout.reference.hint')}
            maxLength={120}
            {...form.text('reference')}
          />
          {status.value === 'failed' && <TextField label={t('money.payout.failure')} required maxLength={300} {...form.text('failure')} />}
          <Cluster>
            <Button type="submit" busy={form.isBusy}>
              {t('money.payout.save')}
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

const styles = { root: css({ maxWidth: '34rem', paddingBlockStart: space[3] }) };

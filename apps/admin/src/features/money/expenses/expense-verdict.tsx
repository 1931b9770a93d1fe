import { expenseMachine } from '@orime/commerce';
import type { Expense } from '@orime/contracts/api/money/expense';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, Cluster, css, Notice, RadioGroup, showToast, space, TextArea } from '@orime/ui';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../../parts/stale-notice.tsx';
import { useMoneyT } from '../money-texts.ts';
import { decideExpense } from '../money.api.ts';
import type { Verdict } from '../money.api.ts';
import { Receipt } from './receipt.tsx';

type Draft = { status: Verdict['status'] | ''; note: string };

/** One expense with its receipt, and what staff make of it. */
export function ExpenseVerdict({ expense, onDone }: { readonly expense: Expense; readonly onDone: () => void }) {
  const t = useMoneyT();
  const format = useFormat();
  const queries = useQueryClient();
  const reauth = useReauth();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['expense'] });
  const next = expenseMachine[expense.status].filter((status) => status === 'approved' || status === 'rejected' || status === 'reimbursed');
  const form = useForm<Draft, Verdict>({
    name: 'expense',
    initial: { status: '', note: '' },
    toBody: ({ status, note }) => ({ status: status === '' ? 'rejected' : status, ...(note.trim() !== '' && { note: note.trim() }) }),
    check: ({ status, note }) => {
      if (status === '') return [{ field: 'status', problem: { kind: 'required' } }];
      return status === 'rejected' && note.trim() === '' ? [{ field: 'note', problem: { kind: 'required' } }] : [];
    },
    send: (verdict) => reauth.run(() => decideExpense(expense, verdict)),
    onSent: async () => {
      showToast({ message: t('money.expense.decided'), tone: 'success' });
      onDone();
      await reload();
    },
  });
  const status = form.value('status');
  const money = (price: Expense['amount']): string => format.money(price.priceMinor, price.currency);
  return (
    <div css={styles.root}>
      <Panel title={expense.vendor}>
        <Facts
          facts={[
            { name: t('money.expense.owner'), value: expense.owner.name },
            { name: t('money.expense.amount'), value: money(expense.amount) },
            { name: t('money.expense.tax'), value: money(expense.tax) },
            { name: t('money.expense.date'), value: format.date(expense.date) },
            { name: t('money.expense.note'), value: expense.note },
            { name: t('money.expense.decision'), value: expense.decisionNote },
          ]}
        />
        <Receipt expense={expense} />
        {next.length === 0 && <Notice>{t('money.expense.final')}</Notice>}
        {next.length > 0 && (
          <Form
            form={form}
            label={t('money.expense.decide')}
            failureNotice={isStale(form.failure) ? <StaleNotice onReload={() => void reload()} /> : undefined}
          >
            <RadioGroup
              legend={t('money.expense.decide')}
              options={next.map((value) => ({ value, label: t(`money.expense.to.${value}`) }))}
              {...status}
              value={status.value === '' ? undefined : status.value}
            />
            <TextArea
              label={t('money.expense.answer')}
              hint={t('money.expense.answer.hint')}
              rows={2}
              maxLength={500}
              {...form.text('note')}
            />
            <Cluster>
              <Button type="submit" busy={form.isBusy}>
                {t('money.expense.save')}
              </Button>
              <Button variant="ghost" onClick={onDone}>
                {t('money.cancel')}
              </Button>
            </Cluster>
          </Form>
        )}
      </Panel>
      {reauth.dialog}
    </div>
  );
}

const styles = { root: css({ maxWidth: '40rem', paddingBlockStart: space[3] }) };

import type { Expense } from '@orime/contracts/api/money/expense';
import { FormPage } from '@orime/forms';
import { Link, useFormat } from '@orime/platform';
import { buttonStyles, css, Notice, space } from '@orime/ui';
import { useDay } from '../production/index.ts';
import { useExpenseT } from './expense-texts.ts';
import { Receipt } from './receipt.tsx';

/** An expense that is decided on: it no longer changes. */
export function ExpenseFacts({ expense, home }: { readonly expense: Expense; readonly home: string }) {
  const t = useExpenseT();
  const format = useFormat();
  const day = useDay();
  const facts = [
    [t('expense.date'), day(expense.date)],
    [t('expense.vendor'), expense.vendor],
    [t('expense.category'), t(`expense.category.${expense.category}`)],
    [t('expense.amount'), format.money(expense.amount.priceMinor, expense.amount.currency)],
    [t('expense.tax'), format.money(expense.tax.priceMinor, expense.tax.currency)],
    ...(expense.note === '' ? [] : [[t('expense.note'), expense.note]]),
  ];
  return (
    <FormPage title={t('expense.approved', { vendor: expense.vendor })} text={t(`expense.state.${expense.status}`)}>
      <div css={styles.root}>
        {expense.decisionNote !== '' && <Notice title={t('expense.decision')}>{expense.decisionNote}</Notice>}
        <dl css={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {expense.receipt && <Receipt expense={expense} />}
        <div>
          <Link css={buttonStyles({ variant: 'secondary' })} to={home}>
            {t('expense.back')}
          </Link>
        </div>
      </div>
    </FormPage>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], maxWidth: '44rem' }),
  facts: css({
    display: 'grid',
    gap: space[3],
    margin: 0,
    '& > div': { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', gap: space[4] },
    '& dt': { opacity: 0.75 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  }),
};

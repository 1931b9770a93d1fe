import { css, space } from '@orime/ui';
import { ExpenseList } from '../expense/index.ts';
import { Payouts } from './payouts.tsx';
import { Statement } from './statement.tsx';

/** A designer's money: what is owed and was paid out, its statement, and what was spent. Its parts fetch. */
export function MoneyTab() {
  return (
    <div css={styles.root}>
      <Payouts />
      <Statement />
      <ExpenseList />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }) };

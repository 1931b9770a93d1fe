import { css, space } from '@orime/ui';
import { ExpenseList } from '../expense/index.ts';
import { CommissionInvoices } from './commission-invoices.tsx';
import { PayoutDetails } from './payout-details.tsx';
import { Payouts } from './payouts.tsx';
import { SalesInvoices } from './sales-invoices.tsx';
import { Statement } from './statement.tsx';

/** A designer's money: what is owed and was paid out and where to, its statement, what buyers were billed, what the marketplace kept, and what was spent. Its parts fetch. */
export function MoneyTab() {
  return (
    <div css={styles.root}>
      <Payouts />
      <PayoutDetails />
      <Statement />
      <SalesInvoices />
      <CommissionInvoices />
      <ExpenseList />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }) };

import type { Expense } from '@orime/contracts/api/money/expense';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge, type BadgeTone } from '@orime/ui';
import { DataGrid, readGridView, writeGridView, type GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { CATEGORIES } from './expense-draft.ts';
import { useExpenseT } from './expense-texts.ts';

const STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'reimbursed'] as const satisfies readonly Expense['status'][];
const TONES = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  reimbursed: 'success',
} as const satisfies Record<Expense['status'], BadgeTone>;

/** Expenses as a list; the vendor leads to the expense. */
export function ExpenseGrid({ expenses }: { readonly expenses: readonly Expense[] }) {
  const t = useExpenseT();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  // The grid sorts again for a new array.
  const columns = useMemo(
    (): readonly GridColumn<Expense>[] => [
      {
        id: 'vendor',
        header: t('expense.vendor'),
        value: ({ vendor }) => vendor,
        cell: ({ id, vendor }) => <Link to={`/update-expense/${id}`}>{vendor}</Link>,
        width: 13,
        isRowHeader: true,
        filter: { kind: 'text' },
      },
      {
        id: 'date',
        header: t('expense.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.date(`${date}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
        width: 8,
        filter: { kind: 'range', type: 'date' },
      },
      {
        id: 'category',
        header: t('expense.category'),
        value: ({ category }) => category,
        cell: ({ category }) => t(`expense.category.${category}`),
        width: 9,
        filter: { kind: 'choice', options: CATEGORIES.map((value) => ({ value, label: t(`expense.category.${value}`) })) },
      },
      {
        id: 'status',
        header: t('expense.status'),
        value: ({ status }) => status,
        cell: ({ status }) => <Badge tone={TONES[status]}>{t(`expense.status.${status}`)}</Badge>,
        width: 9,
        filter: { kind: 'choice', options: STATUSES.map((value) => ({ value, label: t(`expense.status.${value}`) })) },
      },
      {
        id: 'amount',
        header: t('expense.amount'),
        value: ({ amount }) => amount.price,
        cell: ({ amount }) => format.money(amount.priceMinor, amount.currency),
        width: 8,
        align: 'end',
      },
      {
        id: 'receipt',
        header: t('expense.receipt'),
        value: ({ receipt }) => t(receipt === null ? 'expenses.receipt.no' : 'expenses.receipt.yes'),
        width: 6,
      },
    ],
    [t, format],
  );
  return (
    <DataGrid
      caption={t('expenses.title')}
      columns={columns}
      rows={expenses}
      rowId={({ id }) => id}
      rowName={({ vendor }) => vendor}
      view={readGridView(search)}
      onView={(view) => setSearch(writeGridView(view, search), { replace: true })}
      savedAs="seller-expenses"
    />
  );
}

import { buildUrl } from '@orime/contracts';
import type { Expense } from '@orime/contracts/api/money/expense';
import { api, useFormat } from '@orime/platform';
import { Badge, Button, EmptyState, Stack } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useMoneyT } from '../money-texts.ts';
import { ExpenseVerdict } from './expense-verdict.tsx';

const TONES = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'active',
  rejected: 'danger',
  reimbursed: 'success',
} as const satisfies Record<Expense['status'], BadgeTone>;
const STATES = Object.keys(TONES) as readonly Expense['status'][]; // its keys are all of them
const CATEGORIES = [
  'materials',
  'production',
  'sampling',
  'shipping',
  'marketing',
  'travel',
  'studio',
  'other',
] as const satisfies readonly Expense['category'][];

/** Expenses that designers and producers have handed in, with their receipts. */
export function Expenses() {
  const t = useMoneyT();
  const format = useFormat();
  const { view } = useGridAddress();
  const [chosen, setChosen] = useState<string>();
  const { status, category } = view.filters;
  const query = { status, category };
  const list = usePages<Expense>({ key: ['expense', 'all'], url: '/api/expense', query });
  const columns = useMemo((): readonly GridColumn<Expense>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`money.expense.${id}`), width, sortable: false });
    return [
      { ...column('vendor', 14), isRowHeader: true, value: ({ vendor }) => vendor },
      {
        ...column('status', 10),
        value: (expense) => t(`money.expense.status.${expense.status}`),
        cell: (expense, value) => <Badge tone={TONES[expense.status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`money.expense.status.${value}`) })) },
      },
      { ...column('owner', 13), value: ({ owner }) => owner.name },
      { ...column('date', 10), value: ({ date }) => date, cell: ({ date }) => format.date(date, { dateStyle: 'medium' }) },
      {
        ...column('category', 10),
        value: (expense) => t(`money.expense.category.${expense.category}`),
        filter: { kind: 'choice', options: CATEGORIES.map((value) => ({ value, label: t(`money.expense.category.${value}`) })) },
      },
      {
        ...column('amount', 10),
        align: 'end',
        value: ({ amount }) => amount.price,
        cell: ({ amount }) => format.money(amount.priceMinor, amount.currency),
      },
      { ...column('reimbursable', 10), value: ({ reimbursable }) => (reimbursable ? t('money.expense.yes') : null) },
      { ...column('note', 16), value: ({ note }) => note },
      {
        ...column('action', 10),
        value: () => null,
        cell: ({ id, vendor }) => (
          <Button size="sm" variant="secondary" aria-label={t('money.expense.look.name', { vendor })} onClick={() => setChosen(id)}>
            {t('money.expense.look')}
          </Button>
        ),
      },
    ];
  }, [t, format]);
  const expense = list.rows?.find(({ id }) => id === chosen);
  return (
    <Stack gap={6}>
      <PagedGrid
        list={list}
        caption={t('money.tab.expenses')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ vendor }) => vendor}
        savedAs="admin-expenses"
        exportAs="expenses"
        actions={
          <PaperButtons
            label={t('money.files')}
            papers={[
              {
                id: 'expenses',
                label: t('money.expense.file'),
                kind: 'csv',
                onOpen: () => api.download(buildUrl('/api/expense/export.csv', query)),
              },
            ]}
          />
        }
        empty={<EmptyState title={t('money.expense.empty.title')} text={t('money.expense.empty.text')} />}
      />
      {expense && <ExpenseVerdict key={`${expense.id} ${expense.version}`} expense={expense} onDone={() => setChosen(undefined)} />}
    </Stack>
  );
}

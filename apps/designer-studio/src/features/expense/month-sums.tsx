import type { Expense } from '@orime/contracts/api/money/expense';
import { useFormat } from '@orime/platform';
import { Table } from '@orime/ui/data';
import { CATEGORIES, sumMonths } from './expense-draft.ts';
import { useExpenseT } from './expense-texts.ts';

/** Newest months that are shown; the file has all. */
const SHOWN = 6;

/** What was spent in each of the latest months, by category and currency. */
export function MonthSums({ expenses }: { readonly expenses: readonly Expense[] }) {
  const t = useExpenseT();
  const format = useFormat();
  const sums = sumMonths(expenses);
  const months = [...new Set(sums.map(({ month }) => month))].slice(0, SHOWN);
  const shown = sums.filter(({ month }) => months.includes(month));
  const categories = CATEGORIES.filter((category) => shown.some(({ byCategory }) => byCategory[category] !== undefined));
  return (
    <Table caption={t('expenses.months')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('expenses.month')}</th>
          {categories.map((category) => (
            <th key={category} scope="col" data-align="end">
              {t(`expense.category.${category}`)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {t('expenses.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ month, currency, byCategory, totalMinor }) => (
          <tr key={`${month} ${currency}`}>
            <th scope="row">
              {t('expenses.month-in', {
                month: format.date(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
                currency,
              })}
            </th>
            {categories.map((category) => {
              const minor = byCategory[category];
              return (
                <td key={category} data-align="end">
                  {minor === undefined ? '–' : format.money(minor, currency)}
                </td>
              );
            })}
            <td data-align="end">
              <strong>{format.money(totalMinor, currency)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { buildUrl } from '@orime/contracts';
import type { Expense, ExpenseInput } from '@orime/contracts/api/money/expense';
import { api, apiQuery, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };

/** The most that one answer holds. */
const LIMIT = 100;

/** Every change of an expense invalidates these. */
export const EXPENSES_KEY = ['expenses'] as const;

/** All of one's own expenses, latest day first. */
export const expensesQuery = () =>
  queryOptions({
    queryKey: [...EXPENSES_KEY, 'all'],
    queryFn: async ({ signal }) => {
      const found: Expense[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<Expense>>(buildUrl('/api/expense', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

export const expenseQuery = (id: string) =>
  apiQuery<Expense>({ key: [...EXPENSES_KEY, id], url: buildUrl('/api/expense/id/:id', {}, { id }) });

/** The expense with an address of its receipt that has just been made: it lives for a minute. */
export const readExpense = (id: string): Promise<Expense> => api.get(buildUrl('/api/expense/id/:id', {}, { id }));

/** Invalidates `EXPENSES_KEY`. */
export const createExpense = (input: ExpenseInput, idempotencyKey: string): Promise<Expense> =>
  api.post('/api/expense', input, { idempotencyKey });

/** Invalidates `EXPENSES_KEY`. 409 `conflict` when it was changed since `version`, `invalid_transition` once it is approved. */
export const updateExpense = (id: string, input: ExpenseInput, version: number): Promise<Expense> =>
  api.post(buildUrl('/api/expense/update/id/:id', {}, { id }), { ...input, version });

/** Invalidates `EXPENSES_KEY`. */
export const deleteExpense = (id: string): Promise<unknown> => api.delete(buildUrl('/api/expense/:id', {}, { id }));

/** All of one's own expenses as a CSV file. */
export const downloadExpenses = (): Promise<void> => api.download('/api/expense/export.csv');

import { accountExpenses } from './account-expenses.ts';
import { houseExpenses } from './house-expenses.ts';
import type { PlannedExpense } from './planned-expense.ts';

export const expensePlan: readonly PlannedExpense[] = [...accountExpenses, ...houseExpenses];

import type { Currency } from '@orime/contracts';
import type { Expense, ExpenseInput } from '@orime/contracts/api/money/expense';
import type { FieldProblem } from '@orime/forms';

export const CATEGORIES = [
  'materials',
  'production',
  'sampling',
  'shipping',
  'marketing',
  'travel',
  'studio',
  'other',
] as const satisfies readonly Expense['category'][];

export type ExpenseDraft = {
  date: string;
  vendor: string;
  category: Expense['category'];
  currency: Currency;
  /** With tax, in minor units; null while nothing that is an amount stands there. */
  amountMinor: number | null;
  taxMinor: number | null;
  /** The receipt that is kept already; a new one takes its place. */
  receiptFileId: string | null;
  productionId: string;
  designId: string;
  reimbursable: boolean;
  note: string;
  /** What the button that was pressed asks for. */
  status: 'draft' | 'submitted';
};

export const emptyExpense = (today: string, currency: Currency): ExpenseDraft => ({
  date: today,
  vendor: '',
  category: 'materials',
  currency,
  amountMinor: null,
  taxMinor: null,
  receiptFileId: null,
  productionId: '',
  designId: '',
  reimbursable: false,
  note: '',
  status: 'submitted',
});

export function expenseDraft(expense: Expense): ExpenseDraft {
  const { date, vendor, category, amount, tax, receipt, productionId, designId, reimbursable, note } = expense;
  return {
    date,
    vendor,
    category,
    currency: amount.currency,
    amountMinor: amount.priceMinor,
    taxMinor: tax.priceMinor === 0 ? null : tax.priceMinor,
    receiptFileId: receipt?.id ?? null,
    productionId: productionId ?? '',
    designId: designId ?? '',
    reimbursable,
    note,
    status: 'submitted',
  };
}

/** Rules beyond the contract: nothing is spent tomorrow, and tax is a part of the amount. */
export function checkExpense({ date, amountMinor, taxMinor }: ExpenseDraft, today: string): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (date === '' || date > today) problems.push({ field: 'date', problem: { kind: date === '' ? 'required' : 'malformed' } });
  if (amountMinor === null || amountMinor < 1) problems.push({ field: 'amountMinor', problem: { kind: 'required' } });
  if ((taxMinor ?? 0) < 0 || (taxMinor ?? 0) > (amountMinor ?? 0)) problems.push({ field: 'taxMinor', problem: { kind: 'malformed' } });
  return problems;
}

/** `receiptFileId` is that of a receipt which has just arrived. */
export function expenseInput(draft: ExpenseDraft, receiptFileId: string | undefined): ExpenseInput {
  const { amountMinor, taxMinor, productionId, designId, vendor, note, ...rest } = draft;
  return {
    ...rest,
    vendor: vendor.trim(),
    note: note.trim(),
    amountMinor: amountMinor ?? 0,
    taxMinor: taxMinor ?? 0,
    receiptFileId: receiptFileId ?? draft.receiptFileId,
    productionId: productionId === '' ? null : productionId,
    designId: designId === '' ? null : designId,
  };
}

/** Whether its owner may still change an expense. */
export function isOpen({ status }: Pick<Expense, 'status'>): boolean {
  return status === 'draft' || status === 'submitted' || status === 'rejected';
}

export interface MonthSum {
  /** `2026-05`. */
  readonly month: string;
  readonly currency: Currency;
  readonly totalMinor: number;
  readonly byCategory: Readonly<Partial<Record<Expense['category'], number>>>;
}

/** What was spent by month and currency, latest month first. Rejected expenses are not counted. */
export function sumMonths(expenses: readonly Pick<Expense, 'date' | 'amount' | 'category' | 'status'>[]): readonly MonthSum[] {
  const counted = expenses.filter(({ status }) => status !== 'rejected');
  const groups = Map.groupBy(counted, ({ date, amount }) => `${date.slice(0, 7)} ${amount.currency}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const byCategory: Partial<Record<Expense['category'], number>> = {};
      for (const { category, amount } of group) byCategory[category] = (byCategory[category] ?? 0) + amount.priceMinor;
      const totalMinor = group.reduce((sum, { amount }) => sum + amount.priceMinor, 0);
      return [{ month: first.date.slice(0, 7), currency: first.amount.currency, totalMinor, byCategory }];
    })
    .toSorted((a, b) => b.month.localeCompare(a.month) || a.currency.localeCompare(b.currency));
}

import type { ExpenseStatus } from '@orime/commerce';

export interface PlannedExpense {
  /** An account of the demo, or the place of a house in the list. */
  readonly owner: 'designer' | 'producer' | number;
  readonly daysAgo: number;
  readonly vendor: string;
  readonly category: 'materials' | 'production' | 'sampling' | 'shipping' | 'marketing' | 'travel' | 'studio' | 'other';
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly currency: 'USD' | 'JPY' | 'EUR';
  readonly status: ExpenseStatus;
  readonly note: string;
  readonly receipt?: true;
  readonly reimbursable?: true;
  /** What staff said to it. */
  readonly decision?: string;
}

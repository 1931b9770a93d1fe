import type { ExpenseStatus } from '@orime/commerce';
import type { Expense } from '@orime/contracts/api/expense';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './columns.ts';

export interface ExpenseTables {
  expenses: {
    id: string;
    owner_user_id: string;
    spent_on: ColumnType<Date, string, string>;
    vendor: string;
    category: Expense['category'];
    amount_minor: number;
    tax_minor: Generated<number>;
    currency: string;
    receipt_file_id: string | null;
    production_id: string | null;
    design_id: string | null;
    reimbursable: Generated<boolean>;
    note: Generated<string>;
    status: Generated<ExpenseStatus>;
    decided_by: string | null;
    decided_at: Timestamp | null;
    decision_note: Generated<string>;
    version: Generated<number>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
}

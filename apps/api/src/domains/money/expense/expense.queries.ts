import type { ExpenseStatus } from '@orime/commerce';
import type { Expense, ExpenseInput } from '@orime/contracts/api/money/expense';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';

export interface ExpenseRow {
  readonly id: string;
  readonly owner_user_id: string;
  readonly owner_name: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly vendor: string;
  readonly category: Expense['category'];
  readonly amount_minor: number;
  readonly tax_minor: number;
  readonly currency: string;
  readonly receipt_file_id: string | null;
  readonly receipt_mime: string | null;
  readonly production_id: string | null;
  readonly design_id: string | null;
  readonly reimbursable: boolean;
  readonly note: string;
  readonly status: ExpenseStatus;
  readonly decision_note: string;
  readonly created_at: Date;
  readonly version: number;
}

export interface ExpenseFilter {
  /** Null: everybody's, which is for admins. */
  readonly ownerId: string | null;
  readonly id?: string;
  readonly status?: ExpenseStatus | undefined;
  readonly category?: Expense['category'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Latest day first. */
export async function listExpenseRows(
  db: Db | Trx,
  filter: ExpenseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ExpenseRow[]> {
  const { rows } = await sql<ExpenseRow>`
    SELECT e.id, e.owner_user_id, u.name AS owner_name, to_char(e.spent_on, 'YYYY-MM-DD') AS day, e.vendor, e.category, e.amount_minor, e.tax_minor, e.currency, e.receipt_file_id, f.mime AS receipt_mime,
      e.production_id, e.design_id, e.reimbursable, e.note, e.status, e.decision_note, e.created_at, e.version
    FROM expenses e JOIN users u ON u.id = e.owner_user_id LEFT JOIN files f ON f.id = e.receipt_file_id AND f.deleted_at IS NULL
    WHERE ${conditionOf(filter)} ORDER BY e.spent_on DESC, e.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export async function countExpenses(db: Db, filter: ExpenseFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM expenses e WHERE ${conditionOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function conditionOf({ ownerId, id, status, category, from, to }: ExpenseFilter): RawBuilder<unknown> {
  const parts = [
    ...(ownerId === null ? [] : [sql`e.owner_user_id = ${ownerId}`]),
    ...(id === undefined ? [] : [sql`e.id = ${id}`]),
    ...(status === undefined ? [] : [sql`e.status = ${status}`]),
    ...(category === undefined ? [] : [sql`e.category = ${category}`]),
    ...(from === undefined ? [] : [sql`e.spent_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`e.spent_on <= ${to}::date`]),
  ];
  return sql.join([sql`true`, ...parts], sql` AND `);
}

/** Locks the row until the transaction ends. Of others there is none. */
export function lockExpense(trx: Trx, id: string, ownerId: string | null) {
  let query = trx.selectFrom('expenses').select(['status', 'version', 'owner_user_id']).where('id', '=', id).forUpdate();
  if (ownerId !== null) query = query.where('owner_user_id', '=', ownerId);
  return query.executeTakeFirst();
}

export function columnsOf(input: ExpenseInput) {
  return {
    spent_on: input.date,
    vendor: input.vendor.trim(),
    category: input.category,
    amount_minor: input.amountMinor,
    tax_minor: input.taxMinor ?? 0,
    currency: input.currency,
    receipt_file_id: input.receiptFileId ?? null,
    production_id: input.productionId ?? null,
    design_id: input.designId ?? null,
    reimbursable: input.reimbursable ?? false,
    note: input.note ?? '',
  };
}

export async function ownsFile(trx: Trx, fileId: string, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('owner_user_id', '=', userId)
    .where('visibility', '=', 'private')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function ownsDesign(trx: Trx, designId: string, userId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${designId} AND p.user_id = ${userId} AND d.deleted_at IS NULL`.execute(
      trx,
    );
  return rows.length > 0;
}

/** Whether the production is the designer's own or the producer's work. */
export async function worksOn(trx: Trx, productionId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM productions r JOIN profiles p ON p.id = r.profile_id LEFT JOIN producers m ON m.id = r.producer_id
    WHERE r.id = ${productionId} AND (p.user_id = ${userId} OR m.user_id = ${userId})`.execute(trx);
  return rows.length > 0;
}

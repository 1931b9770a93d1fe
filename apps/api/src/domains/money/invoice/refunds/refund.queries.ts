import { sql } from 'kysely';
import type { InvoiceRefundStatus } from '../../../../house/db/column-types.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';

export interface RefundRow {
  readonly id: string;
  readonly status: InvoiceRefundStatus;
  readonly amount_minor: number;
  readonly currency: string;
  readonly method: 'card' | 'bank_transfer' | 'other' | null;
  readonly reference: string;
  readonly invoice_id: string;
  readonly invoice_number: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly order_status: string;
  readonly buyer_id: string;
  readonly buyer_name: string;
  readonly applied_to: string | null;
  readonly applied_number: string | null;
  readonly settled_at: Date | null;
  readonly created_at: Date;
}

export interface RefundFilter {
  readonly id?: string | undefined;
  readonly status?: InvoiceRefundStatus | undefined;
}

/** Newest first. */
export async function listRefunds(
  db: Db | Trx,
  { id, status }: RefundFilter,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ readonly rows: readonly RefundRow[]; readonly total: number }> {
  const where = sql.join(
    [sql`true`, ...(id === undefined ? [] : [sql`r.id = ${id}`]), ...(status === undefined ? [] : [sql`r.status = ${status}`])],
    sql` AND `,
  );
  const { rows } = await sql<RefundRow>`
    SELECT r.id, r.status, r.amount_minor, r.currency, r.method, r.reference, r.invoice_id, i.number AS invoice_number, o.id AS order_id, o.number AS order_number, o.status AS order_status,
      o.buyer_id, o.buyer_name, r.applied_to, a.number AS applied_number, r.settled_at, r.created_at
    FROM invoice_refunds r JOIN invoices i ON i.id = r.invoice_id JOIN wholesale_orders o ON o.id = r.wholesale_order_id LEFT JOIN invoices a ON a.id = r.applied_to
    WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM invoice_refunds r WHERE ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

export async function getRefund(db: Db | Trx, id: string): Promise<RefundRow> {
  const {
    rows: [row],
  } = await listRefunds(db, { id }, { limit: 1, offset: 0 });
  if (row === undefined) throw new Error(`no refund ${id}`);
  return row;
}

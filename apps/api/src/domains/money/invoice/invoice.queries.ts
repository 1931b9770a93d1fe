import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isStaff, type Actor } from '../../../house/access/actor.ts';
import type { InvoiceRefundStatus } from '../../../house/db/column-types.ts';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { DB } from '../../../house/db/generated.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface InvoiceRow extends Omit<Selectable<Database['invoices']>, 'period'> {
  /** `YYYY-MM` of a commission invoice. */
  readonly month: string | null;
  /** Of the invoice that is taken back by this credit note, or in whose place this invoice was issued. */
  readonly related_number: string | null;
  readonly order_number: string | null;
  /** When the order was placed. */
  readonly sold_at: Date | null;
  /** What is owed back, or was, of an invoice that was credited. */
  readonly refund_status: InvoiceRefundStatus | null;
  readonly refund_minor: number | null;
}

const COLUMNS = [
  'id',
  'number',
  'source',
  'kind',
  'status',
  'order_id',
  'wholesale_order_id',
  'credit_of',
  'replaces',
  'debtor_profile_id',
  'seller_profile_id',
  'buyer_user_id',
  'buyer_id',
  'locale',
  'currency',
  'seller',
  'buyer',
  'lines',
  'taxes',
  'tax_included',
  'subtotal_minor',
  'discount_minor',
  'shipping_minor',
  'tax_minor',
  'total_minor',
  'paid_minor',
  'reason',
  'issued_at',
  'due_at',
  'voided_at',
  'updated_at',
] as const satisfies readonly (keyof DB['invoices'])[];

export interface InvoiceList {
  readonly rows: readonly InvoiceRow[];
  readonly total: number;
}

/** Invoices to a person: as the account that bought or took a guest's purchase over, or as the company they are in. A company's invoices are its own: who has left it reads none. */
export function listInvoicesTo(db: Db, userId: string, page: Page): Promise<InvoiceList> {
  return listWhere(
    db,
    sql`(i.buyer_user_id = ${userId} AND i.buyer_id IS NULL OR i.buyer_id = ${companyOf(userId)}
      OR i.order_id = ANY (ARRAY(SELECT o.id FROM order_groups g JOIN orders o ON o.group_id = g.id WHERE g.user_id = ${userId})))`,
    page,
  );
}

/** Invoices to the company that a person is in, without what they bought for themselves: those that are overdue first. */
export function listCompanyInvoices(db: Db, userId: string, page: Page): Promise<InvoiceList> {
  return listWhere(db, sql`i.buyer_id = ${companyOf(userId)}`, page, sql`(i.status = 'overdue') DESC, i.issued_at DESC, i.id DESC`);
}

export function listInvoicesFrom(db: Db, userId: string, page: Page): Promise<InvoiceList> {
  return listWhere(db, sql`i.seller_profile_id IN (SELECT id FROM profiles WHERE user_id = ${userId})`, page);
}

export function listAllInvoices(
  db: Db,
  filter: { readonly kind?: string | undefined; readonly status?: string | undefined },
  page: Page,
): Promise<InvoiceList> {
  return listWhere(
    db,
    sql`(${filter.kind ?? null}::text IS NULL OR i.kind = ${filter.kind ?? null}) AND (${filter.status ?? null}::text IS NULL OR i.status = ${filter.status ?? null})`,
    page,
  );
}

/** An invoice within reach: a party to it, the company's account manager, or an admin. For everybody else there is none. */
export async function findInvoice(db: Db, id: string, actor: Actor): Promise<InvoiceRow | undefined> {
  const isAdmin = actor.role === 'admin';
  const managed = isStaff(actor) ? actor.userId : null;
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM invoices i
    WHERE i.id = ${id} AND (${isAdmin} OR i.buyer_user_id = ${actor.userId} AND i.buyer_id IS NULL OR i.buyer_id = ${companyOf(actor.userId)}
      OR EXISTS (SELECT FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE o.id = i.order_id AND g.user_id = ${actor.userId})
      OR i.buyer_id IN (SELECT id FROM buyers WHERE account_manager_id = ${managed})
      OR i.seller_profile_id IN (SELECT id FROM profiles WHERE user_id = ${actor.userId}))`.execute(db);
  return rows[0] === undefined ? undefined : getInvoiceRow(db, id);
}

export function getInvoiceRow(db: Db | Trx, id: string): Promise<InvoiceRow> {
  return selectRows(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the invoice until the transaction ends. */
export function lockInvoice(trx: Trx, id: string): Promise<InvoiceRow | undefined> {
  return selectRows(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface LastInvoice {
  readonly id: string;
  readonly isVoid: boolean;
}

/** The invoice of an order that no other has taken the place of. The caller holds the order's lock. */
export async function findLastInvoice(
  trx: Trx,
  { kind, orderId }: { readonly kind: 'retail' | 'wholesale'; readonly orderId: string },
): Promise<LastInvoice | undefined> {
  const column = sql.ref(kind === 'retail' ? 'i.order_id' : 'i.wholesale_order_id');
  const { rows } = await sql<LastInvoice>`
    SELECT i.id, i.status = 'void' AS "isVoid" FROM invoices i
    WHERE ${column} = ${orderId} AND i.kind = ${kind} AND NOT EXISTS (SELECT FROM invoices r WHERE r.replaces = i.id) ORDER BY i.issued_at DESC, i.id DESC LIMIT 1`.execute(
    trx,
  );
  return rows[0];
}

function selectRows(db: Db | Trx) {
  return db
    .selectFrom('invoices')
    .select(COLUMNS)
    .select([
      sql<string | null>`to_char(invoices.period, 'YYYY-MM')`.as('month'),
      sql<string | null>`(SELECT other.number FROM invoices other WHERE other.id = coalesce(invoices.credit_of, invoices.replaces))`.as(
        'related_number',
      ),
      sql<
        string | null
      >`coalesce((SELECT o.number FROM orders o WHERE o.id = invoices.order_id), (SELECT w.number FROM wholesale_orders w WHERE w.id = invoices.wholesale_order_id))`.as(
        'order_number',
      ),
      sql<Date | null>`coalesce((SELECT o.placed_at FROM orders o WHERE o.id = invoices.order_id), (SELECT coalesce(w.placed_at, w.created_at) FROM wholesale_orders w WHERE w.id = invoices.wholesale_order_id))`.as(
        'sold_at',
      ),
      sql<InvoiceRefundStatus | null>`(SELECT r.status FROM invoice_refunds r WHERE r.invoice_id = invoices.id)`.as('refund_status'),
      sql<number | null>`(SELECT r.amount_minor FROM invoice_refunds r WHERE r.invoice_id = invoices.id)`.as('refund_minor'),
    ]);
}

async function listWhere(db: Db, condition: RawBuilder<unknown>, { limit, offset }: Page, order = newestFirst): Promise<InvoiceList> {
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM invoices i WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM invoices i WHERE ${condition}`.execute(db);
  if (rows.length === 0) return { rows: [], total: counts[0]?.total ?? 0 };
  const found = await selectRows(db)
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: rows.flatMap(({ id }) => byId.get(id) ?? []), total: counts[0]?.total ?? 0 };
}

const newestFirst = sql`i.issued_at DESC, i.id DESC`;

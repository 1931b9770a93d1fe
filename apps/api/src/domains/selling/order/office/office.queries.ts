import type { OrderStatus } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import type { Page } from '../../../../house/http/paging.ts';

export interface OfficeFilter {
  readonly status?: OrderStatus | undefined;
  /** Profile id. */
  readonly seller?: string | undefined;
  /** Beginning of an order number or of an e-mail address. */
  readonly q?: string | undefined;
}

/** Ids of everybody's orders, newest first. */
export async function listOfficeOrderIds(
  db: Db,
  { status, seller, q }: OfficeFilter,
  { limit, offset }: Page,
): Promise<{ ids: string[]; total: number }> {
  const prefix = q === undefined ? null : `${escapeLike(q.trim().replace(/^#/, ''))}%`;
  const where = sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`o.status = ${status}`]),
      ...(seller === undefined ? [] : [sql`o.seller_profile_id = ${seller}`]),
      ...(prefix === null
        ? []
        : [sql`o.group_id IN (SELECT id FROM order_groups WHERE number ILIKE ${prefix} OR email::text ILIKE ${prefix})`]),
    ],
    sql` AND `,
  );
  const { rows } = await sql<{
    id: string;
  }>`SELECT o.id FROM orders o WHERE ${where} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM orders o WHERE ${where}`.execute(db);
  return { ids: rows.map((row) => row.id), total: counts[0]?.total ?? 0 };
}

/** Gives guest purchases with this address to the account. The caller knows that the address is the account's own. */
export async function claimGuestOrders(db: Db, userId: string, email: string): Promise<number> {
  const { rows } = await sql`UPDATE order_groups SET user_id = ${userId} WHERE email = ${email} AND user_id IS NULL RETURNING 1`.execute(
    db,
  );
  return rows.length;
}

export interface ExportFilter {
  /** Null: everybody's. */
  readonly ownerId: string | null;
  readonly status?: OrderStatus | undefined;
  /** Days in UTC, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ExportLine {
  readonly number: string;
  readonly placed_at: Date;
  readonly status: OrderStatus;
  readonly seller_name: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly unit_price_minor: number;
  readonly discount_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly currency: Currency;
  readonly country: string;
  readonly postal: string;
}

const exportLimit = 10_000;

export async function listExportLines(db: Db, { ownerId, status = undefined, from, to }: ExportFilter): Promise<readonly ExportLine[]> {
  const where = sql.join(
    [
      sql`o.status NOT IN ('pending_payment', 'expired')`,
      ...(ownerId === null ? [] : [sql`o.seller_profile_id IN (SELECT id FROM profiles WHERE user_id = ${ownerId})`]),
      ...(status === undefined ? [] : [sql`o.status = ${status}`]),
      ...(from === undefined ? [] : [sql`o.placed_at >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`o.placed_at < ${to}::date + 1`]),
    ],
    sql` AND `,
  );
  const { rows } = await sql<ExportLine>`
    SELECT o.number, o.placed_at, o.status, o.seller_name, l.name, l.size, l.quantity, l.unit_price_minor, l.discount_minor, l.tax_minor, l.total_minor, o.currency,
      o.address->>'country' AS country, o.address->>'postal' AS postal
    FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE ${where} ORDER BY o.placed_at DESC, o.id, l.position LIMIT ${exportLimit}`.execute(
    db,
  );
  return rows;
}

import type { ReturnStatus } from '@orime/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';
import { COLUMNS, TABLES, type ReturnRow } from './return.queries.ts';

export interface ReturnFilter {
  /** The account of the seller. */
  readonly sellerUserId?: string;
  /** Profile id. */
  readonly seller?: string | undefined;
  readonly status?: ReturnStatus | undefined;
  /** Beginning of the number of a return or an order, or of the buyer's e-mail address. */
  readonly q?: string | undefined;
}

interface ReturnPage {
  readonly rows: readonly ReturnRow[];
  readonly total: number;
}

/** Returns of an account's own purchases, newest first. */
export async function listReturnsBy(db: Db, userId: string, page: Page): Promise<ReturnPage> {
  const where = sql`g.user_id = ${userId}`;
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${TABLES} WHERE ${where}`.execute(db);
  return { rows: await list(db, where, page), total: rows[0]?.total ?? 0 };
}

/** Returns that a filter finds, newest first, and how many there are in each status when the filter has none. */
export async function listReturns(
  db: Db,
  { status, ...filter }: ReturnFilter,
  page: Page,
): Promise<ReturnPage & { readonly statuses: { status: ReturnStatus; count: number }[] }> {
  const among = conditionOf(filter);
  const { rows: statuses } = await sql<{ status: ReturnStatus; count: number }>`
    SELECT r.status, count(*)::int AS count FROM ${TABLES} WHERE ${among} GROUP BY r.status ORDER BY r.status`.execute(db);
  const counted = status === undefined ? statuses : statuses.filter((each) => each.status === status);
  return {
    rows: await list(db, status === undefined ? among : sql`${among} AND r.status = ${status}`, page),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    statuses,
  };
}

function conditionOf({ sellerUserId, seller, q }: Omit<ReturnFilter, 'status'>): RawBuilder<unknown> {
  const prefix = q === undefined || q.trim() === '' ? null : `${escapeLike(q.trim().replace(/^#/, ''))}%`;
  return sql.join(
    [
      sql`true`,
      ...(sellerUserId === undefined ? [] : [sql`p.user_id = ${sellerUserId}`]),
      ...(seller === undefined ? [] : [sql`o.seller_profile_id = ${seller}`]),
      ...(prefix === null ? [] : [sql`(r.number ILIKE ${prefix} OR o.number ILIKE ${prefix} OR g.email::text ILIKE ${prefix})`]),
    ],
    sql` AND `,
  );
}

async function list(db: Db, where: RawBuilder<unknown>, { limit, offset }: Page): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

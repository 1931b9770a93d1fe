import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface PrivacyFilter {
  readonly id?: string | undefined;
  readonly status?: PrivacyRequest['status'] | undefined;
  readonly kind?: PrivacyRequest['kind'] | undefined;
}

interface Row extends Omit<PrivacyRequest, '_id' | 'createdAt' | 'confirmedAt'> {
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

/** Newest first. */
export async function listPrivacyRequests(
  db: Db,
  filter: PrivacyFilter,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<PrivacyRequest[]> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.kind, p.email::text AS email, p.locale, p.status, p.created_at AS "createdAt", p.confirmed_at AS "confirmedAt"
    FROM privacy_requests p WHERE ${conditionOf(filter)} ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }));
}

export function countPrivacyRequests(db: Db, filter: PrivacyFilter): Promise<number> {
  return cappedCount(db, sql`FROM privacy_requests p WHERE ${conditionOf(filter)}`);
}

function conditionOf({ id, status, kind }: PrivacyFilter): RawBuilder<unknown> {
  return allOf([
    id === undefined ? undefined : sql`p.id = ${id}`,
    status === undefined ? undefined : sql`p.status = ${status}`,
    kind === undefined ? undefined : sql`p.kind = ${kind}`,
  ]);
}

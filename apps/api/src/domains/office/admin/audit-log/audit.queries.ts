import type { AuditItem } from '@orime/contracts/api/office/admin';
import { sql } from 'kysely';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';

export interface AuditFilter {
  readonly id?: number | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What staff did, newest first. */
export async function listAuditItems(
  db: Db,
  filter: AuditFilter,
  { limit, offset }: Page,
): Promise<{ readonly items: AuditItem[]; readonly total: number }> {
  const source = sql`FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id WHERE ${conditionOf(filter)}`;
  const { rows } = await sql<Omit<AuditItem, 'at'> & { readonly at: Date }>`
    SELECT a.id, a.created_at AS at, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END AS actor,
      a.action, a.entity, a.entity_id AS "entityId", a.diff, host(a.ip) AS ip
    ${source} ORDER BY a.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: await cappedCount(db, source) };
}

function conditionOf({ id, actor, action, entity, entityId, from, to }: AuditFilter) {
  return allOf([
    id === undefined ? undefined : sql`a.id = ${id}`,
    actor === undefined ? undefined : sql`a.actor_id = ${actor}`,
    action === undefined || action === ''
      ? undefined
      : action.endsWith('.')
        ? sql`starts_with(a.action, ${action})`
        : sql`a.action = ${action}`,
    entity === undefined ? undefined : sql`a.entity = ${entity}`,
    entityId === undefined ? undefined : sql`a.entity_id = ${entityId}`,
    from === undefined ? undefined : sql`a.created_at >= (${from}::date)::timestamp AT TIME ZONE 'UTC'`,
    to === undefined ? undefined : sql`a.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
  ]);
}

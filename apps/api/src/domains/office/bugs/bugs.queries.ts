import type { Bug } from '@orime/contracts/api/office/bug';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';

export interface BugFilter {
  /** Null: everybody's, which is for staff. */
  readonly reporterId: string | null;
  readonly id?: string;
  readonly status?: Bug['status'] | undefined;
  readonly severity?: Bug['severity'] | undefined;
  readonly assignee?: string | undefined;
}

interface BugRow extends Omit<Bug, '_id' | 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Newest first. Who is not staff is not told which of the staff works on it. */
export async function listBugRows(
  db: Db,
  filter: BugFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Bug[]> {
  const { rows } = await sql<BugRow>`
    SELECT b.id, b.title, b.body, b.route, b.severity, b.status, json_build_object('id', r.id, 'name', r.name) AS reporter,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name) END AS assignee, b.error_id AS "errorId", b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.version
    FROM bugs b JOIN users r ON r.id = b.reporter_id LEFT JOIN users a ON a.id = b.assignee_id
    WHERE ${conditionOf(filter)} ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const isStaff = filter.reporterId === null;
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    assignee: isStaff ? row.assignee : null,
    errorId: isStaff ? row.errorId : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export function countBugs(db: Db, filter: BugFilter): Promise<number> {
  return cappedCount(db, sql`FROM bugs b WHERE ${conditionOf(filter)}`);
}

function conditionOf({ reporterId, id, status, severity, assignee }: BugFilter): RawBuilder<unknown> {
  return allOf([
    reporterId === null ? undefined : sql`b.reporter_id = ${reporterId}`,
    id === undefined ? undefined : sql`b.id = ${id}`,
    status === undefined ? undefined : sql`b.status = ${status}`,
    severity === undefined ? undefined : sql`b.severity = ${severity}`,
    // Others cannot find out by asking who works on theirs.
    assignee === undefined ? undefined : reporterId === null ? sql`b.assignee_id = ${assignee}` : sql`false`,
  ]);
}

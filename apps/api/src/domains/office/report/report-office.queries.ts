import type { ContentReport } from '@orime/contracts/api/office/report';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface ReportFilter {
  readonly id?: string | undefined;
  readonly status?: ContentReport['status'] | undefined;
  readonly reason?: ContentReport['reason'] | undefined;
  /** Part of a reference, a target or an address. */
  readonly q?: string | undefined;
}

interface ReportRow extends Omit<ContentReport, '_id' | 'createdAt' | 'files'> {
  readonly createdAt: Date;
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

/** Newest first. `linkTo` makes the address of a file that is private. */
export async function listReportRows(
  db: Db,
  filter: ReportFilter,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  linkTo: (fileId: string) => string,
): Promise<ContentReport[]> {
  const { rows } = await sql<ReportRow>`
    SELECT r.id, r.reference, r.kind AS reason, r.subject_url AS target, r.message AS details, r.email::text AS email, r.locale, r.status, r.outcome, r.note, r.created_at AS "createdAt", r.version,
      coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', coalesce(f.original_name, '')) ORDER BY f.created_at, f.id)
        FROM report_files rf JOIN files f ON f.id = rf.file_id AND f.deleted_at IS NULL WHERE rf.report_id = r.id), '[]'::json) AS files
    FROM content_reports r WHERE ${conditionOf(filter)} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    files: row.files.map((file) => ({ ...file, url: linkTo(file.id) })),
  }));
}

export function countReports(db: Db, filter: ReportFilter): Promise<number> {
  return cappedCount(db, sql`FROM content_reports r WHERE ${conditionOf(filter)}`);
}

function conditionOf({ id, status, reason, q }: ReportFilter): RawBuilder<unknown> {
  const word = q === undefined || q.trim() === '' ? undefined : `%${escapeLike(q.trim())}%`;
  return allOf([
    id === undefined ? undefined : sql`r.id = ${id}`,
    status === undefined ? undefined : sql`r.status = ${status}`,
    reason === undefined ? undefined : sql`r.kind = ${reason}`,
    word === undefined ? undefined : sql`(r.reference ILIKE ${word} OR r.subject_url ILIKE ${word} OR r.email::text ILIKE ${word})`,
  ]);
}

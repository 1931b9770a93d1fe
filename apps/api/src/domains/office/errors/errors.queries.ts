import { ERROR_HOURS, type ErrorRelease, type FrontEndError } from '@orime/contracts/api/office/errors';
import { sql, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

export interface ErrorReport {
  readonly fingerprint: string;
  readonly message: string;
  readonly name: string;
  readonly fileName: string;
  readonly lineNumber: number | null;
  readonly columnNumber: number | null;
  readonly info: string;
  readonly route: string;
  readonly release: string;
  readonly userAgent: string;
  readonly userId: string | null;
}

/** Counts the error under its fingerprint; one that was resolved and comes back is open again. Gives the group's id. */
export async function recordError(db: Db, report: ErrorReport): Promise<string> {
  const personHash = report.userId === null ? null : createHash('sha256').update(report.userId).digest('base64url');
  const { id } = await db
    .insertInto('front_end_errors')
    .values({
      id: newId('err'),
      fingerprint: report.fingerprint,
      message: report.message,
      name: report.name,
      file_name: report.fileName,
      line_number: report.lineNumber,
      column_number: report.columnNumber,
      info: report.info,
      route: report.route,
      release: report.release,
      user_agent: report.userAgent,
      user_hash: personHash,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        count: eb('front_end_errors.count', '+', 1),
        last_seen_at: new Date(),
        info: eb.ref('excluded.info'),
        route: eb.ref('excluded.route'),
        release: eb.ref('excluded.release'),
        user_agent: eb.ref('excluded.user_agent'),
        status: eb
          .case()
          .when('front_end_errors.status', '=', 'resolved')
          .then('open' as const)
          .else(eb.ref('front_end_errors.status'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO front_end_error_hours (error_id, hour_at) VALUES (${id}, date_trunc('hour', now()))
    ON CONFLICT (error_id, hour_at) DO UPDATE SET count = front_end_error_hours.count + 1`.execute(db);
  if (personHash !== null)
    await db
      .insertInto('front_end_error_people')
      .values({ error_id: id, person_hash: personHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return id;
}

interface ErrorRow extends Omit<FrontEndError, '_id' | 'firstSeenAt' | 'lastSeenAt'> {
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

export interface ErrorFilter {
  readonly id?: string | undefined;
  readonly status?: FrontEndError['status'] | undefined;
  /** `remote@version`. */
  readonly release?: string | undefined;
}

/** Last seen first. */
export async function listErrorRows(
  db: Db,
  filter: ErrorFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FrontEndError[]> {
  const { rows } = await sql<ErrorRow>`
    SELECT e.id, e.fingerprint, e.message, coalesce(e.name, '') AS name, coalesce(e.file_name, '') AS "fileName", e.line_number AS "lineNumber", e.column_number AS "columnNumber",
      coalesce(e.info, '') AS info, coalesce(e.route, '') AS route, coalesce(e.user_agent, '') AS "userAgent", coalesce(e.release, '') AS release, e.count, e.status,
      (SELECT json_agg(coalesce(o.count, 0) ORDER BY t.hour_at)
        FROM generate_series(date_trunc('hour', now()) - make_interval(hours => ${ERROR_HOURS - 1}), date_trunc('hour', now()), '1 hour') AS t (hour_at)
        LEFT JOIN front_end_error_hours o ON o.error_id = e.id AND o.hour_at = t.hour_at) AS hours,
      (SELECT count(*)::int FROM front_end_error_people p WHERE p.error_id = e.id) AS people,
      (SELECT b.id FROM bugs b WHERE b.error_id = e.id AND b.status IN ('open', 'in_progress')) AS "bugId", e.first_seen_at AS "firstSeenAt", e.last_seen_at AS "lastSeenAt"
    FROM front_end_errors e WHERE ${conditionOf(filter)} ORDER BY e.last_seen_at DESC, e.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, _id: row.id, firstSeenAt: row.firstSeenAt.toISOString(), lastSeenAt: row.lastSeenAt.toISOString() }));
}

/** Counts of an hour, a month later. */
export async function removeOldErrorHours(db: Db): Promise<void> {
  await sql`DELETE FROM front_end_error_hours WHERE hour_at < now() - interval '30 days'`.execute(db);
}

export function countErrors(db: Db, filter: ErrorFilter): Promise<number> {
  return cappedCount(db, sql`FROM front_end_errors e WHERE ${conditionOf(filter)}`);
}

/** Builds with the errors that were last seen in them, the most occurrences first. */
export async function listErrorReleases(db: Db, status: FrontEndError['status'] | undefined): Promise<ErrorRelease[]> {
  const { rows } = await sql<ErrorRelease>`
    SELECT coalesce(e.release, '') AS release, count(*)::int AS errors, sum(e.count)::int AS occurrences
    FROM front_end_errors e WHERE ${conditionOf({ status })} GROUP BY 1 ORDER BY occurrences DESC, release LIMIT 100`.execute(db);
  return rows;
}

/** Open errors by the build that they were last seen in; builds without any are left out. */
export async function countOpenErrors(db: Db, releases: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (releases.length === 0) return new Map();
  const { rows } = await sql<{ release: string; errors: number }>`
    SELECT coalesce(e.release, '') AS release, count(*)::int AS errors
    FROM front_end_errors e WHERE e.status = 'open' AND coalesce(e.release, '') = ANY(${releases}::text[]) GROUP BY 1`.execute(db);
  return new Map(rows.map(({ release, errors }) => [release, errors]));
}

function conditionOf({ id, status, release }: ErrorFilter): RawBuilder<unknown> {
  return allOf([
    id === undefined ? undefined : sql`e.id = ${id}`,
    status === undefined ? undefined : sql`e.status = ${status}`,
    release === undefined ? undefined : sql`coalesce(e.release, '') = ${release}`,
  ]);
}

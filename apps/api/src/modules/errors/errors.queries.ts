import { createHash } from 'node:crypto';
import { newId } from '../../ids.ts';
import type { Db } from '../../plugins/db.ts';

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
      user_hash: report.userId === null ? null : createHash('sha256').update(report.userId).digest('base64url'),
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        count: eb('front_end_errors.count', '+', 1),
        last_seen_at: new Date(),
        info: eb.ref('excluded.info'),
        route: eb.ref('excluded.route'),
        release: eb.ref('excluded.release'),
        user_agent: eb.ref('excluded.user_agent'),
        status: eb.case().when('front_end_errors.status', '=', 'resolved').then('open' as const).else(eb.ref('front_end_errors.status')).end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import { allOf } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { Page } from '../../../house/http/paging.ts';
import { newId } from '../../../house/ids.ts';

/** A member asks the staff to look. Said again, the newest reason counts and the report is open anew. */
export async function reportChannel(
  db: Db,
  report: { readonly channelId: string; readonly reporterId: string; readonly reason: string },
): Promise<void> {
  const { channelId, reporterId, reason } = report;
  await db
    .insertInto('channel_reports')
    .values({ id: newId('crp'), channel_id: channelId, reporter_id: reporterId, reason })
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'reporter_id']).doUpdateSet({ reason, status: 'open', created_at: new Date() }),
    )
    .execute();
}

export interface ReportFilter {
  readonly id?: string | undefined;
  readonly kind?: ChannelReport['kind'] | undefined;
  /** An order whose channel was reported. */
  readonly ref?: string | undefined;
  readonly status?: ChannelReport['status'] | undefined;
}

/** Newest first; open ones unless the filter says otherwise. */
export async function listReportedChannels(
  db: Db,
  { id, kind, ref, status }: ReportFilter,
  page: Page,
): Promise<{ items: ChannelReport[]; total: number }> {
  const conditions = allOf([
    id === undefined ? sql`t.status = ${status ?? 'open'}` : sql`t.id = ${id}`,
    kind === undefined ? undefined : sql`c.kind = ${kind}`,
    ref === undefined ? undefined : sql`c.kind = 'order' AND c.ref = ${ref}`,
  ]);
  const { rows } = await sql<Omit<ChannelReport, 'createdAt'> & { created_at: Date; total: number }>`
    SELECT t.id, c.name AS channel, c.kind, CASE WHEN c.kind = 'order' THEN c.ref END AS ref, u.name AS reporter, t.reason, t.status, t.created_at, count(*) OVER ()::int AS total
    FROM channel_reports t JOIN channels c ON c.id = t.channel_id JOIN users u ON u.id = t.reporter_id
    WHERE ${conditions} ORDER BY t.created_at DESC, t.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return {
    items: rows.map(({ created_at, total: _, ...report }) => ({ ...report, createdAt: created_at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/** Closes an open report and records who did it and why. Throws `not_found` when there is none. */
export async function closeReport(db: Db, admin: Caller, id: string, note: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('channel_reports')
      .set({ status: 'closed' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('channel_id')
      .executeTakeFirst();
    if (closed === undefined) throw new RequestError('not_found');
    await audit(trx, {
      actor: admin,
      action: 'channel.close-report',
      entity: 'channel',
      entityId: closed.channel_id,
      diff: { from: 'open', to: 'closed', note: note.trim() },
      ip: admin.ip,
    });
  });
}

import type { AdminStats } from '@orime/contracts/api/office/admin';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { listFailingJobs } from './job-failures.ts';

/** Every figure comes from an index of what it counts: the page may be opened as often as anybody likes. */
export async function readStats(db: Db): Promise<AdminStats> {
  const [waiting, sales, newMembers, today, mails, failingJobs] = [
    await readWaiting(db),
    await readSales(db),
    await readNewMembers(db),
    await readToday(db),
    await readMails(db),
    await listFailingJobs(db),
  ];
  return { waiting, sales, newMembers, today, mails, failingJobs };
}

async function readWaiting(db: Db): Promise<AdminStats['waiting']> {
  const { rows } = await sql<AdminStats['waiting']>`
    SELECT
      (SELECT count(*)::int FROM designs WHERE confirmed = 'unconfirmed' AND deleted_at IS NULL) AS designs,
      (SELECT count(*)::int FROM design_changes WHERE status = 'pending') AS "designChanges",
      (SELECT count(*)::int FROM applications WHERE status IN ('submitted', 'reviewing')) AS applications,
      (SELECT count(*)::int FROM model_intakes WHERE status IN ('new', 'reviewing')) AS castings,
      (SELECT count(*)::int FROM buyers WHERE verification IN ('pending', 'needs_info')) AS buyers,
      (SELECT count(*)::int FROM returns WHERE status IN ('requested', 'received', 'inspected')) AS returns,
      (SELECT count(*)::int FROM payment_reversals WHERE status = 'open') + (SELECT count(*)::int FROM refunds WHERE failed_at IS NOT NULL AND settled_at IS NULL) AS disputes,
      (SELECT count(*)::int FROM wholesale_orders WHERE status = 'in_review') AS "wholesaleOrders",
      (SELECT count(*)::int FROM expenses WHERE status = 'submitted') AS expenses,
      (SELECT count(*)::int FROM content_reports WHERE status IN ('open', 'reviewing')) AS reports,
      (SELECT count(*)::int FROM channel_reports WHERE status = 'open') AS "reportedChats",
      (SELECT count(*)::int FROM privacy_requests WHERE status = 'with_staff') AS "privacyRequests",
      (SELECT count(*)::int FROM contact_messages WHERE status IN ('new', 'open')) AS messages,
      (SELECT count(*)::int FROM bugs WHERE status IN ('open', 'in_progress')) AS bugs,
      (SELECT count(*)::int FROM front_end_errors WHERE status = 'open') AS errors,
      (SELECT count(*)::int FROM sent_emails WHERE status = 'failed') AS "failedMails"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('counting gave no row');
  return row;
}

async function readSales(db: Db): Promise<AdminStats['sales']> {
  // Of each purchase what its orders still are: an order that was cancelled or never paid is no sale. All orders of a purchase
  // are placed at its moment, in its currency: they lie beside each other in the index.
  const { rows } = await sql<AdminStats['sales'][number]>`
    SELECT currency, count(*)::int AS purchases, sum(total)::bigint AS "totalMinor"
    FROM (
      SELECT min(currency) AS currency, sum(total_minor) AS total FROM orders
      WHERE placed_at > now() - interval '30 days' AND status NOT IN ('pending_payment', 'expired', 'cancelled') GROUP BY placed_at, group_id
    ) purchases GROUP BY currency ORDER BY currency`.execute(db);
  return rows;
}

async function readNewMembers(db: Db): Promise<AdminStats['newMembers']> {
  const { rows } = await sql<{ type: keyof AdminStats['newMembers']; total: number }>`
    SELECT type, count(*)::int AS total FROM users
    WHERE type IN ('designer', 'producer', 'buyer', 'consumer') AND created_at > now() - interval '30 days' AND status <> 'deleted' GROUP BY type`.execute(
    db,
  );
  return { designer: 0, producer: 0, buyer: 0, consumer: 0, ...Object.fromEntries(rows.map(({ type, total }) => [type, total])) };
}

async function readToday(db: Db): Promise<AdminStats['today']> {
  const { rows } = await sql<AdminStats['today']>`
    SELECT count(*)::int AS views, count(DISTINCT visitor_hash)::int AS visitors FROM page_views WHERE viewed_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`.execute(
    db,
  );
  return rows[0] ?? { views: 0, visitors: 0 };
}

async function readMails(db: Db): Promise<AdminStats['mails']> {
  const { rows } = await sql<AdminStats['mails']>`
    SELECT (SELECT count(*)::int FROM outbox WHERE kind = 'mail' AND done_at IS NULL) AS waiting,
      (SELECT count(*)::int FROM sent_emails WHERE status = 'sent' AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS "sentToday"`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, sentToday: 0 };
}

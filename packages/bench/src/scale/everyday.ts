import { sql } from 'kysely';
import type { Db } from '../../../../apps/api/src/house/db/db.ts';
import { withoutTriggers } from './without-triggers.ts';

interface Sizes {
  readonly users: number;
}

/**
 * Rows that everyday use creates, for the lists of staff and members: one row of each kind per account, the newest twentieth
 * unprocessed, and one hundredth as many for the consumer (alerts, garments, channels). Run once per database.
 */
export async function addEverydayRows(db: Db, { users }: Sizes): Promise<void> {
  const { rows } = await sql`SELECT FROM contact_messages WHERE id = 'msg_scale1'`.execute(db);
  if (rows.length > 0) return;
  await withoutTriggers(db, async (trx) => {
    await sql`CREATE TEMPORARY TABLE days ON COMMIT DROP AS SELECT n, 'crowd' || n || '@example.com' AS email, 'usr_crowd' || n AS user_id, now() - n * interval '30 minutes' AS at, n > ${users}::int / 20 AS is_old FROM generate_series(1, ${users}::int) n`.execute(
      trx,
    );
    for (const rowsOf of [desk, office, own]) for (const insert of rowsOf) await insert.execute(trx);
    // Run in this transaction, which has no statement timeout.
    await sql`ANALYZE contact_messages, content_reports, heard_of_us, privacy_requests, collected_emails, front_end_errors, bugs, audit_log, sent_emails, stock_alerts, garments, notifications, channels, channel_members, messages`.execute(
      trx,
    );
  });
}

/** Rows sent by visitors. */
const desk = [
  sql`INSERT INTO contact_messages (id, name, email, topic, message, status, created_at) SELECT 'msg_scale' || n, 'Crowd ' || n, email, (ARRAY['general', 'order', 'press'])[1 + n % 3], 'A question about linen', CASE WHEN is_old THEN 'closed' ELSE 'new' END, at FROM days`,
  sql`INSERT INTO content_reports (id, kind, subject_url, message, email, status, created_at) SELECT 'rpt_scale' || n, 'other', '/designs/scale-' || n, 'Is this right?', md5(n::text) || '@example.com', CASE WHEN is_old THEN 'closed' ELSE 'open' END, at FROM days`,
  sql`INSERT INTO heard_of_us (id, source, created_at) SELECT 'hou_scale' || n, (ARRAY['search', 'press', 'friend'])[1 + n % 3], at FROM days`,
  sql`INSERT INTO privacy_requests (id, kind, email, status, key_hash, expires_at, created_at) SELECT 'prq_scale' || n, 'export', email, 'done', 'scale' || n, at, at FROM days`,
  sql`INSERT INTO collected_emails (email, source, consent_at) SELECT 'letters' || n || '@example.com', 'footer', at FROM days`,
];

/** Rows of the back office. */
const office = [
  sql`INSERT INTO front_end_errors (id, fingerprint, message, status, first_seen_at, last_seen_at) SELECT 'fee_scale' || n, 'scale' || n, 'x is not a function', CASE WHEN is_old THEN 'resolved' ELSE 'open' END, at, at FROM days`,
  sql`INSERT INTO bugs (id, title, status, reporter_id, created_at) SELECT 'bug_scale' || n, 'Bug ' || n, CASE WHEN is_old THEN 'closed' ELSE 'open' END, user_id, at FROM days`,
  sql`INSERT INTO audit_log (actor_id, action, entity, entity_id, created_at) SELECT 'usr_scaleadmin', 'design.hide', 'design', 'dsn_' || n, at FROM days`,
  sql`INSERT INTO sent_emails (id, template, locale, recipient, subject, html, text_body, status, created_at, sent_at) SELECT 'sem_scale' || n, 'order-placed', 'en', email, 'Your order', '<p>Thank you</p>', 'Thank you', 'sent', at, at FROM days`,
];

/** The consumer's own rows: channels with ten messages each, a long one first. */
const own = [
  sql`INSERT INTO stock_alerts (id, variant_id, user_id, email, status, key_hash, created_at)
    SELECT 'sta_scale' || d.n, v.id, 'usr_crowd1', 'crowd1@example.com', 'active', 'scale' || d.n, d.at
    FROM (SELECT *, 1 + n / 100 AS place FROM days WHERE n % 100 = 0) d JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM variants LIMIT 2000) v USING (place)`,
  sql`INSERT INTO garments (id, owner_user_id, kind, name, doc, created_at, updated_at) SELECT 'gar_scale' || n, 'usr_crowd1', 'studio', 'Garment ' || n, '{}', at, at FROM days WHERE n % 100 = 0`,
  sql`INSERT INTO notifications (id, user_id, kind, data, created_at, happened_at) SELECT 'ntf_scale' || n, 'usr_crowd1', 'order_delivered', '{"orderId":"ord_1","groupId":"grp_1","number":"S1","seller":{"en":"Scale","jp":""},"units":1,"image":null}', at, at FROM days WHERE n % 100 = 0`,
  sql`INSERT INTO channels (id, name, kind, ref, last_seq, last_message_at, created_at)
    SELECT 'chn_scale' || n, 'scale-' || n, 'direct', 'usr_crowd1:usr_crowd' || n, CASE n WHEN 100 THEN (SELECT max(n) FROM days) ELSE 10 END, at, at FROM days WHERE n % 100 = 0`,
  sql`INSERT INTO channel_members (channel_id, user_id) SELECT 'chn_scale' || n, member FROM days, unnest(ARRAY['usr_crowd1', user_id]) member WHERE n % 100 = 0`,
  sql`INSERT INTO messages (id, channel_id, seq, sender_id, text, client_id, created_at)
    SELECT 'mes_scale' || c.n || '-' || seq, 'chn_scale' || c.n, seq, c.user_id, 'Word ' || seq, 'scale-' || c.n || '-' || seq, c.at
    FROM days c, generate_series(1, CASE c.n WHEN 100 THEN (SELECT max(n) FROM days) ELSE 10 END) seq WHERE c.n % 100 = 0`,
];

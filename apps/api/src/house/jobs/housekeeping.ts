import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** The hourly `housekeeping` job: removes rows that nothing reads any more. Orders, audit and consent are never among them. */
export const housekeepingPlugin = fastifyPlugin(
  async (app) => {
    app.jobs.add({ name: 'housekeeping', cron: '17 * * * *', run: () => removeOldRows(app.db) });
  },
  { name: 'housekeeping', dependencies: ['jobs'] },
);

async function removeOldRows(db: Db): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM rate_limits WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM auth_tokens WHERE expires_at < now() - interval '7 days'`.execute(db);
  await sql`DELETE FROM buyer_invitations WHERE expires_at < now() - interval '90 days'`.execute(db);
  await sql`DELETE FROM totp_challenges WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM sessions WHERE expires_at < now() - interval '30 days' OR revoked_at < now() - interval '30 days'`.execute(db);
  await sql`DELETE FROM telemetry_counts WHERE hour_at < now() - interval '90 days'`.execute(db);
  await sql`DELETE FROM catalogue_changes WHERE changed_at < now() - interval '3 hours'`.execute(db);
  await sql`DELETE FROM newsletter_requests WHERE asked_at < now() - interval '30 days'`.execute(db);
  // Baskets that nobody came back to keep what was in them, not whose they were.
  await sql`
    UPDATE checkouts SET email = NULL, address = NULL, note = '', user_id = NULL
    WHERE status = 'expired' AND (address IS NOT NULL OR email IS NOT NULL) AND expires_at < now() - interval '30 days'
      AND NOT EXISTS (SELECT FROM order_groups g WHERE g.checkout_id = checkouts.id)`.execute(db);
  // A failed mail stays, for whoever looks into why.
  await sql`DELETE FROM outbox WHERE done_at < now() - interval '30 days'`.execute(db);
}

import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Removes rows that nothing reads any more. Orders, audit and consent are never among them. */
export type CleanUp = (db: Db) => Promise<unknown>;

/** The hourly `housekeeping` job. Each room adds what becomes old in it. */
export const housekeepingPlugin = fastifyPlugin(
  async (app) => {
    const cleanUps: CleanUp[] = [removeOldRows];
    app.decorate('housekeeping', { add: (cleanUp) => void cleanUps.push(cleanUp) });
    app.jobs.add({
      name: 'housekeeping',
      cron: '17 * * * *',
      run: async () => {
        for (const cleanUp of cleanUps) await cleanUp(app.db);
      },
    });
  },
  { name: 'housekeeping', dependencies: ['jobs'] },
);

async function removeOldRows(db: Db): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM rate_limits WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM catalogue_changes WHERE changed_at < now() - interval '3 hours'`.execute(db);
  // A failed mail stays, for whoever looks into why.
  await sql`DELETE FROM outbox WHERE done_at < now() - interval '30 days'`.execute(db);
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly housekeeping: { add(cleanUp: CleanUp): void };
  }
}

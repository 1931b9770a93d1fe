import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../../house/db/db.ts';

const channel = 'orime_notification';
const maxWaitMs = 15_000;

/** Says that a member's notifications have changed. Postgres passes it on when the transaction commits, and never when it does not. */
export async function announce(db: Db, userId: string): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${userId})`.execute(db);
}

export interface Hearing {
  close(): Promise<void>;
}

/**
 * Calls with the user id of every announcement, of this process and the others. It listens on a connection of its own,
 * straight to the database, and takes a new one when that ends; what is said meanwhile is not heard, so pages also ask.
 */
export function hearAnnouncements(app: FastifyInstance, onAnnounced: (userId: string) => void): Hearing {
  const state: { client: pg.Client | undefined; timer: NodeJS.Timeout | undefined; failures: number; isClosed: boolean } = {
    client: undefined,
    timer: undefined,
    failures: 0,
    isClosed: false,
  };

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: app.pool.options.connectionString,
      application_name: 'orime-notifications',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    state.client = client;
    client.on('notification', ({ payload }) => onAnnounced(payload ?? ''));
    // Without a listener a lost database would end the process.
    client.on('error', (error) => app.log.warn({ err: error }, 'announcements of notifications'));
    client.once('end', connectLater);
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    state.failures = 0;
  }

  function connectLater(): void {
    if (state.isClosed) return;
    clearTimeout(state.timer);
    state.timer = setTimeout(start, Math.min(maxWaitMs, 500 * 2 ** state.failures));
    state.timer.unref();
    state.failures += 1;
  }

  function start(): void {
    connect().catch((error: unknown) => {
      app.log.warn({ err: error }, 'announcements of notifications cannot be heard');
      void state.client?.end().catch(() => undefined);
      connectLater();
    });
  }

  start();
  return {
    async close() {
      state.isClosed = true;
      clearTimeout(state.timer);
      await state.client?.end().catch(() => undefined);
    },
  };
}

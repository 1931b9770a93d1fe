import type { FastifyInstance } from 'fastify';
import pg from 'pg';

export interface ListenPool {
  readonly pool: pg.Pool;
  /** Ends every connection, those that are still being made too. Nothing connects afterwards. */
  close(): Promise<void>;
}

/**
 * What the adapter takes for its pool. It listens on a connection of its own, straight to the database: a notification
 * reaches the session that asked for it, which a pooler in between would hand to somebody else. It asks for a new one
 * when that ends. Everything else goes through the api's pool.
 *
 * The adapter forgets a connection that it is still waiting for when it is closed, and asks for another when that fails. Either would
 * keep a process that stops soon after its start alive for ever, so the connections are counted and ended here.
 */
export function createListenPool(app: FastifyInstance, report: (error: unknown) => void): ListenPool {
  const connectionString = app.pool.options.connectionString;
  /** Each with what is over when it has connected, or could not: before that pg cannot end it. */
  const open = new Map<pg.Client, Promise<unknown>>();
  const state = { isClosed: false };
  const end = async (client: pg.Client): Promise<void> => {
    const attempt = open.get(client);
    open.delete(client);
    await attempt?.catch(() => {});
    await client.end().catch(report);
  };
  const pool = {
    async connect() {
      if (state.isClosed) return never();
      const client = new pg.Client({
        connectionString,
        application_name: 'orime-sockets',
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
      });
      // Without a listener a lost database would end the process.
      client.on('error', report);
      client.once('end', () => open.delete(client));
      const attempt = client.connect();
      open.set(client, attempt);
      try {
        await attempt;
      } catch (error) {
        open.delete(client);
        throw error;
      }
      return Object.assign(client, { release: () => void end(client) });
    },
    query: app.pool.query.bind(app.pool),
  };
  return {
    // The adapter uses exactly these two.
    pool: pool as unknown as pg.Pool,
    async close() {
      state.isClosed = true;
      await Promise.all([...open.keys()].map(end));
    },
  };
}

/** An answer that does not come, and keeps no process alive. */
function never(): Promise<never> {
  return new Promise(() => {});
}

import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * What the adapter takes for its pool. It listens on a connection of its own, straight to the database: a notification
 * reaches the session that asked for it, which a pooler in between would hand to somebody else. It asks for a new one
 * when that ends. Everything else goes through the api's pool.
 */
export function createListenPool(app: FastifyInstance, report: (error: unknown) => void): pg.Pool {
  const connectionString = app.pool.options.connectionString;
  const pool = {
    async connect() {
      const client = new pg.Client({
        connectionString,
        application_name: 'orime-sockets',
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
      });
      // Without a listener a lost database would end the process.
      client.on('error', report);
      await client.connect();
      return Object.assign(client, { release: () => void client.end().catch(report) });
    },
    query: app.pool.query.bind(app.pool),
  };
  // The adapter uses exactly these two.
  return pool as unknown as pg.Pool;
}

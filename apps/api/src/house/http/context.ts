import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import type { Db, DatabaseConnection } from '../db/db.ts';

export interface ContextOptions {
  readonly config: Config;
  readonly connection: DatabaseConnection;
}

/** Settings and database, reachable from every plugin and handler as `app.config` and `app.db`. */
export const contextPlugin = fastifyPlugin<ContextOptions>(
  async (app, { config, connection }) => {
    app.decorate('config', config);
    app.decorate('db', connection.db);
    app.decorate('pool', connection.pool);
  },
  { name: 'context' },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly db: Db;
    /** For hot lists that hand stored JSON through as text; everything else uses `db`. */
    readonly pool: DatabaseConnection['pool'];
  }
}

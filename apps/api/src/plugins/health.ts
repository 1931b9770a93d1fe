import { sql } from 'kysely';
import fastifyPlugin from 'fastify-plugin';
import { anyone } from './authorize.ts';

/** `/healthz`: the process answers. `/readyz`: it can also do its work, so a balancer may send visitors. */
export const healthPlugin = fastifyPlugin(
  async (app) => {
    const config = { rule: anyone, rateLimit: false as const };
    app.get('/healthz', { config, schema: { hide: true }, logLevel: 'warn' }, async () => ({ ok: true }));
    app.get('/readyz', { config, schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      try {
        await sql`SELECT number FROM schema_migrations ORDER BY number DESC LIMIT 1`.execute(app.db);
        return { ok: true, database: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.status(503).send({ ok: false, database: 'unreachable' });
      }
    });
  },
  { name: 'health', dependencies: ['authorize'] },
);

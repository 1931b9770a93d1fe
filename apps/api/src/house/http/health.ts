import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { anyone } from '../access/authorize.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also do its work, so a balancer may send visitors; from `app.drain()` on
 * it says no, while everything else is answered as before.
 */
export const healthPlugin = fastifyPlugin(
  async (app) => {
    const state = { isDraining: false };
    app.decorate('drain', () => {
      state.isDraining = true;
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      // Whoever keeps the connection finds another process with the next request.
      if (state.isDraining) reply.header('connection', 'close');
      done();
    });
    const config = { rule: anyone, rateLimit: false as const };
    app.get('/healthz', { config, schema: { hide: true }, logLevel: 'warn' }, async () => ({ ok: true }));
    app.get('/readyz', { config, schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (state.isDraining) return reply.status(503).send({ ok: false, draining: true });
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks balancers to send nobody any more. Called before the server closes. */
    readonly drain: () => void;
  }
}

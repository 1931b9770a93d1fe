import { sql } from 'kysely';
import pg from 'pg';
import { Type } from 'typebox';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { allow, anyone } from '../access/authorize.ts';
import { RequestError } from '../errors/request-error.ts';

/** The api with routes that fail in known ways. */
export const buildPluginsApp = () =>
  buildTestApp({}, (app) => {
    app.post(
      '/api/test/echo',
      {
        schema: {
          body: Type.Object({
            text: Type.String({ maxLength: 50 }),
            deep: Type.Optional(Type.Unknown()),
            count: Type.Optional(Type.Integer()),
          }),
        },
        config: { rule: anyone },
      },
      async (request) => request.body,
    );
    app.get(
      '/api/test/number',
      { schema: { querystring: Type.Object({ n: Type.Integer() }) }, config: { rule: anyone } },
      async (request) => request.query,
    );
    app.get('/api/test/broken', { config: { rule: anyone } }, async () => {
      throw new TypeError('the password is hunter2');
    });
    app.get('/api/test/overflow', { config: { rule: anyone } }, async () => sql`SELECT (99999999999)::int`.execute(app.db));
    app.get('/api/test/no-connection', { config: { rule: anyone } }, async () => {
      const full = new pg.Pool({ connectionString: app.config.databaseUrl, max: 1, connectionTimeoutMillis: 1_000 });
      const taken = await full.connect();
      return full.query('SELECT 1').finally(async () => {
        taken.release();
        await full.end();
      });
    });
    app.get('/api/test/wholesale', { config: { rule: allow('buyer-verified', 'admin') } }, async () => ({ ok: true }));
    app.get('/api/test/details', { config: { rule: anyone } }, async () => {
      throw new RequestError('conflict', {
        fields: { error: 'bad name', message: 'bad name', city: 'is odd' },
        details: { left: 3 },
        headers: { 'retry-after': '7' },
      });
    });
  });

import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../build-test-app.ts';
import { createDesign } from '../catalogue-factories.ts';
import { addressOf, clientPool, fill, inputRoutes, partOf } from './request-inputs.ts';

const api = await buildTestApp();
const clientFor = clientPool(api);
const routes = inputRoutes(api.app);
await createDesign(api.db, {});

/** Links in mails that a person follows: the specification's verification, and the confirmation of a stock alert. Each with a secret of its own. */
const linkReads = ['/api/users/verify/:token', '/api/stock-alert/confirm/:id'];

/** What every table holds, but for when a session was last used, and the record of what staff has read. */
async function fingerprint(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'rate_limits', 'audit_log') ORDER BY 1`.execute(
    api.db,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      print: string;
    }>`SELECT count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) AS print FROM ${sql.table(name)} t`.execute(api.db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

describe('what another site can make a browser send', () => {
  test('reading changes nothing, anywhere', async () => {
    const reads = routes.filter(({ method, url }) => method === 'GET' && !linkReads.includes(url));
    // The accounts are made first: they are rows as well.
    for (const { roles } of reads) await clientFor(roles);
    const before = await fingerprint();
    let answered = 0;
    for (const route of reads) {
      const client = await clientFor(route.roles);
      for (const method of ['GET', 'HEAD'] as const)
        if ((await client.inject({ method, url: addressOf(route) })).statusCode === 200) answered += 1;
    }
    expect(await fingerprint()).toEqual(before);
    expect(answered).toBeGreaterThan(80);
  }, 60_000);

  test.each(['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a write as %j is refused before anything is done',
    async (type) => {
      const writes = routes.filter(
        ({ method, url, schema }) => method !== 'GET' && schema?.body !== undefined && !url.startsWith('/api/upload'),
      );
      const before = await fingerprint();
      const taken: [string, number][] = [];
      for (const route of writes) {
        const body = JSON.stringify(fill(partOf(route, 'body'), () => 'a long enough text'));
        // Without the header of a session, as from another site's form.
        const answer = await api.inject({
          method: route.method,
          url: addressOf(route),
          payload: body,
          headers: { 'content-type': type, cookie: 'jwtToken=x', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        });
        if (answer.statusCode < 400 || answer.statusCode >= 500) taken.push([`${route.method} ${route.url}`, answer.statusCode]);
      }
      expect(taken).toEqual([]);
      expect(await fingerprint()).toEqual(before);
    },
    60_000,
  );
});

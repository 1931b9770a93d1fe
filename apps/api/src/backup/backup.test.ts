import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createDesign } from '../../test/catalogue-factories.ts';
import { buy } from '../../test/checkout-factories.ts';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { migrate, undo } from '../migrations/migrate.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const testApp = await buildTestApp();
const folder = await mkdtemp(join(tmpdir(), 'orime-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const sourceUrl = testApp.config.databaseUrl ?? '';
const design = await createDesign(testApp.db, {
  sizes: [
    { size: 'S', onHand: 500 },
    { size: 'L', pieces: ['1/1'] },
  ],
});
const member = await testApp.as('consumer', { name: '織り目 "O\'Hara" \\ 🧵\n\t{a,"b"}' });
await buy(testApp, [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] ?? '' }]);

describe('a backup', () => {
  test('brings back every row, byte for byte, into a database that was wiped', async () => {
    const file = join(folder, 'quiet.orime.gz');
    const before = await fingerprints(sourceUrl);
    const written = await backUp({ databaseUrl: sourceUrl, file });
    expect(written.tables).toBe(Object.keys(before.tables).length);
    expect(written.rows).toBeGreaterThan(20);
    const target = await createEmptyDatabase();
    await migrate({ databaseUrl: target.url });
    await run(target.url, `INSERT INTO audit_log (action, entity, entity_id) VALUES ('test.left-over', 'test', 'x')`);
    await expect(restore({ databaseUrl: target.url, file, force: false })).rejects.toThrow(/^The database is not empty: say --force/);
    expect(await restore({ databaseUrl: target.url, file, force: true })).toEqual(written);
    expect(await fingerprints(target.url)).toEqual(before);
    // The numbers go on where they were, and the rules are in force again.
    await expect(run(target.url, `UPDATE sessions SET user_id = 'usr_none'`)).rejects.toThrow(/foreign key/);
    await target.drop();
  });

  test('is of one moment while the site goes on selling', async () => {
    const file = join(folder, 'busy.orime.gz');
    const state = { isDone: false, sold: 0 };
    const selling = Promise.all(
      [1, 2].map(async () => {
        while (!state.isDone) {
          await buy(testApp, [{ id: design.id, size: 'S', quantity: 1 }]);
          state.sold += 1;
        }
      }),
    );
    while (state.sold < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    await backUp({ databaseUrl: sourceUrl, file });
    const soldAtEnd = state.sold;
    while (state.sold < soldAtEnd + 2) await new Promise((resolve) => setTimeout(resolve, 10));
    state.isDone = true;
    await selling;
    const target = await createEmptyDatabase();
    await restore({ databaseUrl: target.url, file, force: true });
    const [figures] = await run(
      target.url,
      `
      SELECT (SELECT count(*)::int FROM orders) AS orders,
        (SELECT count(*)::int FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)) AS empty,
        (SELECT count(*)::int FROM stock_levels v WHERE allocated <> (SELECT coalesce(sum(quantity), 0) FROM order_lines l WHERE l.variant_id = v.variant_id)) AS drifted`,
    );
    expect(figures).toMatchObject({ empty: 0, drifted: 0 });
    expect(figures?.['orders']).toBeGreaterThanOrEqual(3);
    expect(figures?.['orders']).toBeLessThan(1 + state.sold);
    await target.drop();
  });

  test('of an earlier schema is brought to the newest one', async () => {
    const source = await createEmptyDatabase();
    await migrate({ databaseUrl: source.url });
    await undo({ databaseUrl: source.url }, 3);
    const file = join(folder, 'earlier.orime.gz');
    await backUp({ databaseUrl: source.url, file });
    await restore({ databaseUrl: source.url, file, force: true });
    expect(await migrate({ databaseUrl: source.url })).toEqual([]);
    await source.drop();
  });

  test('that is cut off, altered or of a newer release restores nothing', async () => {
    const whole = join(folder, 'quiet.orime.gz');
    const text = gunzipSync(await readFile(whole)).toString();
    const bytes = await readFile(whole);
    const broken = {
      cut: bytes.subarray(0, bytes.length / 2),
      altered: gzipSync(text.replace(member.user.email, 'thief@example.com')),
      short: gzipSync(text.split('\n').slice(0, -2).join('\n')),
      foreign: gzipSync('{"hello":1}\n'),
      newer: gzipSync(text.replace('"migrations":[1,', '"migrations":[1,999999,')),
    };
    const target = await createEmptyDatabase();
    await run(target.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    for (const [name, content] of Object.entries(broken)) {
      await writeFile(join(folder, name), content);
      await expect(restore({ databaseUrl: target.url, file: join(folder, name), force: true })).rejects.toThrow(
        /cut off or altered|not a backup|which this release does not know/,
      );
    }
    await expect(restore({ databaseUrl: target.url, file: join(folder, 'none'), force: true })).rejects.toThrow(/^There is no file/);
    expect(await run(target.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await target.drop();
  });

  test('is not restored under a running api, and leaves no half file behind', async () => {
    const file = join(folder, 'quiet.orime.gz');
    await testApp.get('/readyz');
    await expect(restore({ databaseUrl: sourceUrl, file, force: true })).rejects.toThrow(/^The api still works on this database/);
    const empty = await createEmptyDatabase();
    await expect(backUp({ databaseUrl: empty.url, file: join(folder, 'failed.orime.gz') })).rejects.toThrow(/schema_migrations/);
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
    await empty.drop();
  });
});

/** What every table holds, in an order of its own, and where every sequence stands. */
async function fingerprints(url: string) {
  const tables = await run(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('schema_migrations', 'schema_sources') ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [figures] = await run(
      url,
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS digest FROM ${pg.escapeIdentifier(String(name))} t`,
    );
    found[String(name)] = figures;
  }
  return {
    tables: found,
    sequences: await run(url, `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`),
    rules: await run(
      url,
      `SELECT conname, pg_get_constraintdef(oid) AS definition, convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY conrelid::regclass::text, 1`,
    ),
    triggers: await run(
      url,
      `SELECT tgname, tgrelid::regclass::text AS "table", tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 2, 1`,
    ),
  };
}

async function run(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

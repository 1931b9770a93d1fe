import { expect, jest, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import { sql } from 'kysely';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createDesign } from '../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../test/checkout-factories.ts';
import { freshAdmin } from '../../test/fresh-password.ts';
import { createBuyer, createLine, order, wishOf } from '../../test/wholesale-factories.ts';
import { migrate, undo } from './migrate.ts';
import { lastOfBaseline, readMigrationFiles } from './migration-files.ts';

// Undoes and applies every migration since the baseline.
jest.setTimeout(120_000);

/** What is looked up or counted again from the rest: it says the same, in another order or not yet. */
const derived = [
  'search_numbers',
  'search_changes',
  'search_postings',
  'search_versions',
  'design_facet_places',
  'design_facet_blocks',
  'catalogue_changes',
  'schema_migrations',
  'schema_sources',
];

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

test('what was undone is done again with the rows that are there, and nothing is lost or told otherwise', async () => {
  const design = await createDesign(db, { name: 'Silk Coat', sizes: [{ size: 'S', onHand: 9 }] });
  const member = await api.as('consumer');
  for (const quantity of [1, 2]) {
    const {
      orders: [sold],
    } = await buy(member, [{ id: design.id, size: 'S', quantity }], { email: member.user.email });
    await api.app.jobs.runNow('settle-payments');
    okBody<Invoice>(await admin.post('/api/invoice/issue', { orderId: sold?.id }));
    okBody(
      await admin.post(
        `/api/order/refund/id/${sold?.id ?? ''}`,
        { reason: 'Torn', lines: [{ lineId: sold?.lines[0]?.id, quantity: 1 }], shipping: true },
        key(),
      ),
    );
  }
  await order(await createBuyer(api), wishOf(await createLine(api)));
  // Undoing drops the column with what is in it.
  await db.updateTable('profiles').set({ return_address: null }).execute();
  const files = await readMigrationFiles();
  const tell = async () =>
    Promise.all(
      ['/api/design/?facets=1', '/api/search?q=silk', `/api/design/${design.id}`, '/api/wholesale/catalog', '/api/geo/points'].map(
        async (url) => okBody(await api.inject({ method: 'GET', url, headers: { 'cache-control': 'no-cache' } })),
      ),
    );
  const [rows, told] = [await rowsOf(), await tell()];

  const databaseUrl = api.config.databaseUrl ?? '';
  // Undoing more of the baseline would drop tables with their rows; its last file has only foreign keys.
  await undo({ databaseUrl }, files.filter(({ number }) => number >= lastOfBaseline).length);
  await migrate({ databaseUrl });
  expect(await rowsOf()).toEqual(rows);
  expect(await tell()).toEqual(told);
});

async function rowsOf(): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL (${derived}) ORDER BY relname`.execute(
    db,
  );
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

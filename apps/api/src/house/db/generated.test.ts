import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../../test/test-database.ts';
import { runCodegen } from './codegen.ts';
import { columnOverrides } from './column-overrides.ts';

test('the generated row types are those of the migrated database', async () => {
  const database = await createTestDatabase();
  // Fails with the difference; `pnpm --filter @orime/api db:types` writes the file anew.
  await runCodegen(database.url, 'verify');
  await database.drop();
});

test('every override is of a column that exists', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  await client.end();
  await database.drop();
  const columns = new Set(rows.map(({ name }) => name));
  expect(Object.keys(columnOverrides).filter((name) => !columns.has(name))).toEqual([]);
});

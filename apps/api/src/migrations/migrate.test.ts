import { expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { migrate, undo } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';

// Many statements against a database that other test files keep busy.
jest.setTimeout(120_000);

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const shape = `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;

test('every migration can be undone and done again, to the same tables', async () => {
  const { url, drop } = await createEmptyDatabase();
  const files = await readMigrationFiles();
  expect(await migrate({ databaseUrl: url })).toEqual(files.map((file) => file.name));
  expect(await migrate({ databaseUrl: url })).toEqual([]);
  const before = await query(url, shape);
  expect(await undo({ databaseUrl: url }, files.length)).toEqual(files.map((file) => file.name).toReversed());
  const left = await query(
    url,
    `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'public' AND relkind IN ('r', 'S', 'v', 'm') AND relname <> 'schema_migrations'`,
  );
  expect(left).toEqual([]);
  await migrate({ databaseUrl: url });
  expect(await query(url, shape)).toEqual(before);
  await drop();
});

test('two that start at once migrate once', async () => {
  const { url, drop } = await createEmptyDatabase();
  const [one = [], two = []] = await Promise.all([migrate({ databaseUrl: url }), migrate({ databaseUrl: url })]);
  expect([one.length, two.length].sort((a, b) => a - b)).toEqual([0, (await readMigrationFiles()).length]);
  await drop();
});

test('a migration that was edited after it was applied is refused', async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ databaseUrl: url });
  await query(url, `UPDATE schema_migrations SET digest = 'another' WHERE number = 1`);
  await expect(migrate({ databaseUrl: url })).rejects.toThrow(/0001_foundations was changed/);
  await drop();
});

test.each([
  ['undo', 'all'],
  ['undo', '0'],
  ['undo', '-1'],
  ['rollback', '1'],
])('the command %s %s is refused before anything is touched', async (...words) => {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const refusal = await promisify(execFile)(process.execPath, [cli, ...words], {
    env: { NODE_OPTIONS: '', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 1, stderr: 'Say db:migrate, or db:undo and how many.\n' });
});

test('tables and columns keep the naming rules', async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ databaseUrl: url });
  const columns = await query(url, shape);
  const moments = columns.filter(({ data_type }) => String(data_type).startsWith('timestamp'));
  expect(
    moments.filter(
      ({ column_name, data_type }) =>
        data_type !== 'timestamp with time zone' || !/(_at|_until|_after|_from|_to|_start|_ship|_cutoff)$/.test(String(column_name)),
    ),
  ).toEqual([]);
  const money = columns.filter(({ column_name }) => String(column_name).endsWith('_minor'));
  expect(money.length).toBeGreaterThan(5);
  expect(money.filter(({ data_type }) => data_type !== 'bigint')).toEqual([]);
  await drop();
});

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

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Relations, functions and triggers that are ours. */
const objects = `
  SELECT relkind::text AS kind, relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S', 'v', 'm') AND relname NOT IN ('schema_migrations', 'schema_sources')
  UNION ALL SELECT 'function', p.oid::regprocedure::text FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT 'trigger', tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;

const shape = `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;

test('every migration can be undone and done again, to the same tables, views, functions and triggers', async () => {
  const { url, drop } = await createEmptyDatabase();
  const files = await readMigrationFiles();
  expect(await migrate({ databaseUrl: url })).toEqual(files.map((file) => file.name));
  expect(await migrate({ databaseUrl: url })).toEqual([]);
  const before = await query(url, shape);
  const made = await query(url, objects);
  expect(await undo({ databaseUrl: url }, files.length)).toEqual(files.map((file) => file.name).toReversed());
  expect(await query(url, objects)).toEqual([]);
  await migrate({ databaseUrl: url });
  expect(await query(url, shape)).toEqual(before);
  expect(await query(url, objects)).toEqual(made);
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
  await expect(migrate({ databaseUrl: url })).rejects.toThrow(/0001_house was changed/);
  await drop();
});

test('a database from before the first release is refused with the command that helps, until it is reset', async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ databaseUrl: url });
  await query(url, `CREATE TABLE left_over (); UPDATE schema_migrations SET name = '0001_foundations' WHERE number = 1`);
  const run = async (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, [cli, ...words], { env: { NODE_OPTIONS: '', DATABASE_URL: url } }).catch(
      (error: unknown) => error,
    );
  const sentence = `This database has a schema from before the first release (0001_foundations) and cannot be brought up to date. To delete its contents and create the schema again: npm run db:reset -- --force\n`;
  expect(await run('migrate')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(sentence),
  });
  expect(await run('reset')).toMatchObject({
    code: 1,
    stderr: 'db:reset deletes everything in the database. To confirm: npm run db:reset -- --force\n',
  });
  expect(await run('reset', '--force')).toMatchObject({ stdout: expect.stringContaining('0001_house\n') });
  expect(await query(url, `SELECT to_regclass('left_over')::text AS name`)).toEqual([{ name: null }]);
  expect(await migrate({ databaseUrl: url })).toEqual([]);
  await drop();
});

test.each([
  ['undo', 'all'],
  ['undo', '0'],
  ['undo', '-1'],
  ['rollback', '1'],
])('the command %s %s is refused before anything is touched', async (...words) => {
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

import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { applySources } from './apply-sources.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import { parseSource, readSchemaSources, sortSources, type SchemaSource } from './schema-sources.ts';

jest.setTimeout(120_000);

const base = parseSource('base', 'CREATE OR REPLACE VIEW base AS SELECT 1 AS one, 2 AS two;');
const onBase = parseSource('on_base', '-- after: base\nCREATE OR REPLACE VIEW on_base AS SELECT one FROM base;');
const watch = parseSource(
  'watch',
  `CREATE OR REPLACE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER settings__watch AFTER UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION watch();`,
);

test('a file declares its objects, its dependencies and the migration that needs it', () => {
  const source = parseSource(
    'sum_of',
    `-- before: 0009_trade
-- after: other
-- after: another
CREATE OR REPLACE FUNCTION sum_of(amounts numeric(10, 2)[], least int DEFAULT 0) RETURNS numeric LANGUAGE sql AS $$ SELECT 1 $$;
DROP TRIGGER IF EXISTS orders__sum ON orders;
CREATE CONSTRAINT TRIGGER orders__sum AFTER INSERT OR UPDATE OF total ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_of();`,
  );
  expect(source).toMatchObject({
    before: '0009_trade',
    after: ['other', 'another'],
    objects: ['FUNCTION sum_of(amounts numeric(10, 2)[], least int)', 'TRIGGER orders__sum ON orders'],
  });
  expect(() => parseSource('nothing', 'CREATE TABLE nothing ();')).toThrow(/nothing\.sql creates no view/);
});

test('sources are sorted by their dependencies, and a cycle is refused', () => {
  const named = (name: string, ...after: readonly string[]): SchemaSource => ({ ...base, name, after });
  const names = (sources: readonly SchemaSource[]) => sortSources(sources).map(({ name }) => name);
  expect(names([named('a', 'c'), named('b'), named('c', 'd'), named('d')])).toEqual(['d', 'c', 'a', 'b']);
  expect(() => names([named('a', 'b'), named('b', 'a')])).toThrow(/in a cycle: a, b, a/);
  expect(() => names([named('a', 'b')])).toThrow(/comes after b, which does not exist/);
  expect(() => names([named('a'), named('a')])).toThrow(/same name: a\.sql/);
});

test('every source is named after its first object, and the migration it names exists', async () => {
  const sources = await readSchemaSources();
  expect(sources.length).toBeGreaterThan(50);
  const migrations = new Set((await readMigrationFiles()).map(({ name }) => name));
  for (const { name, text, objects, before } of sources) {
    expect(objects[0]).toMatch(new RegExp(`^[A-Z]+ ${name}\\b`));
    // The parser finds every CREATE statement of the file.
    expect([name, objects.length]).toEqual([name, text.match(/^\s*CREATE\s/gm)?.length]);
    if (before !== undefined) expect(migrations).toContain(before);
  }
});

test('changed sources are applied with their dependents, removed ones are dropped, the rest is left alone', async () => {
  await onDatabase(async (client) => {
    const apply = (...sources: readonly SchemaSource[]) => applySources(client, sources, { afterMigrations: false, replaceNewer: false });
    expect(await apply(base, onBase, watch)).toEqual(['base', 'on_base', 'watch']);
    expect(await apply(base, onBase, watch)).toEqual([]);
    // CREATE OR REPLACE VIEW cannot remove a column.
    const narrower = parseSource('base', 'CREATE OR REPLACE VIEW base AS SELECT 3 AS one;');
    expect(await apply(narrower, onBase, watch)).toEqual(['base', 'on_base']);
    expect((await client.query('SELECT one FROM on_base')).rows).toEqual([{ one: 3 }]);
    expect(await apply(narrower)).toEqual([]);
    expect(await listOurs(client)).toEqual(['base']);
  });
});

test('a source that fails leaves everything as it was', async () => {
  await onDatabase(async (client) => {
    const options = { afterMigrations: false, replaceNewer: false };
    await applySources(client, [base, onBase], options);
    const broken = parseSource('watch', 'CREATE OR REPLACE VIEW watch AS SELECT nothing FROM base;');
    await expect(applySources(client, [broken], options)).rejects.toThrow(/^The source watch\.sql failed: relation "base" does not exist/);
    expect(await listOurs(client)).toEqual(['base', 'on_base']);
  });
});

test('a process of the previous release that restarts keeps the newer sources, unless it is told to replace them', async () => {
  await onDatabase(async (client) => {
    const options = { afterMigrations: false, replaceNewer: false };
    await applySources(client, [base], options);
    await applySources(client, [base, onBase], options);
    expect(await applySources(client, [base], options)).toEqual([]);
    expect(await listOurs(client)).toEqual(['base', 'on_base']);
    await applySources(client, [base], { ...options, replaceNewer: true });
    expect(await listOurs(client)).toEqual(['base']);
    // Now the longer set is the superseded one.
    expect(await applySources(client, [base, onBase], options)).toEqual([]);
  });
});

test('an object that a migration dropped is created again', async () => {
  await onDatabase(async (client) => {
    await applySources(client, [base, watch], { afterMigrations: true, replaceNewer: false });
    await client.query('DROP TRIGGER settings__watch ON settings');
    expect(await applySources(client, [base, watch], { afterMigrations: true, replaceNewer: false })).toEqual(['watch']);
    expect(await listOurs(client)).toContain('settings__watch');
  });
});

test('two processes that start together apply the sources once, and a migrated database has nothing to do', async () => {
  const { url, drop } = await createEmptyDatabase();
  await Promise.all([migrate({ databaseUrl: url }), migrate({ databaseUrl: url })]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query('SELECT number FROM schema_sources')).rows).toEqual([{ number: 1 }]);
  expect(await applySources(client, await readSchemaSources(), { afterMigrations: true, replaceNewer: false })).toEqual([]);
  await client.end();
  await drop();
});

test('a release without the newest migration leaves the sources of the newer release alone', async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ databaseUrl: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO schema_migrations (number, name, digest) VALUES (9999, '9999_newer', ''); DELETE FROM schema_sources`);
  expect(await migrate({ databaseUrl: url, replaceNewer: true })).toEqual([]);
  expect((await client.query('SELECT number FROM schema_sources')).rows).toEqual([]);
  await client.end();
  await drop();
});

/** Runs on a database that contains only `settings` and the runner's own tables. */
async function onDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ databaseUrl: url, only: new Set() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('CREATE TABLE settings (key text)');
    await work(client);
  } finally {
    await client.end();
    await drop();
  }
}

async function listOurs(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`);
  return rows.map(({ name }) => name);
}

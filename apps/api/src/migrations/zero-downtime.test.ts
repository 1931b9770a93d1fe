import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { lastOfBaseline, readMigrationFiles } from './migration-files.ts';

// Every migration on its own, on a database that other test files keep busy.
jest.setTimeout(240_000);

/** Accepted exceptions, such as `0015_name: table.constraint is stricter`, each with the reason why the previous release never violates it. */
const allowed: ReadonlySet<string> = new Set([]);

interface Column {
  readonly type: string;
  readonly required: boolean;
  /** Whether a row can be written without naming it. */
  readonly filled: boolean;
}

interface Constraint {
  readonly table: string;
  readonly columns: readonly string[];
  readonly definition: string;
}

interface Shape {
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  readonly constraints: ReadonlyMap<string, Constraint>;
}

test('the previous release can read and write after every migration since the first release', async () => {
  const { url, drop } = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const broken: string[] = [];
  const files = await readMigrationFiles();
  const until = (last: number) => new Set(files.map(({ number }) => number).filter((number) => number <= last));
  await migrate({ databaseUrl: url, only: until(lastOfBaseline) });
  let before = await readShape(client);
  expect(before.columns.size).toBeGreaterThan(100);
  for (const file of files.filter(({ number }) => number > lastOfBaseline)) {
    await migrate({ databaseUrl: url, only: until(file.number) });
    const after = await readShape(client);
    broken.push(...findBreaks(before, after).map((what) => `${file.name}: ${what}`));
    before = after;
  }
  await client.end();
  await drop();
  expect(broken.filter((what) => !allowed.has(what))).toEqual([]);
  expect([...allowed].filter((what) => !broken.includes(what))).toEqual([]);
});

test('and the test sees what would break it', () => {
  const column = { type: 'text', required: true, filled: false };
  const shape = (columns: Record<string, Column>, definition = "CHECK (a = ANY (ARRAY['x'::text, 'y'::text]))"): Shape => ({
    columns: new Map([['t', new Map(Object.entries(columns))]]),
    constraints: new Map([['t.t__a', { table: 't', columns: ['a'], definition }]]),
  });
  const old = shape({ a: column, b: { ...column, required: false } });
  expect(findBreaks(old, { columns: new Map(), constraints: new Map() })).toEqual(['t is gone']);
  expect(findBreaks(old, shape({ a: column }))).toEqual(['t.b is gone']);
  expect(findBreaks(old, shape({ a: { ...column, type: 'integer' }, b: column }))).toEqual(['t.a has another type', 't.b is required now']);
  expect(findBreaks(old, shape({ a: column, b: { ...column, required: false }, c: column }))).toEqual(['t.c has no default']);
  expect(findBreaks(old, shape({ a: column, b: { ...column, required: false }, c: { ...column, filled: true } }))).toEqual([]);
  const same = { a: column, b: { ...column, required: false } };
  expect(findBreaks(old, shape(same, "CHECK (a = ANY (ARRAY['x'::text]))"))).toEqual(['t.t__a is stricter']);
  expect(findBreaks(old, shape(same, "CHECK (a = ANY (ARRAY['x'::text, 'y'::text, 'z'::text]))"))).toEqual([]);
});

/** What rows that were fine before the migration, written by code that does not know it, would now be refused for. */
function findBreaks(before: Shape, after: Shape): readonly string[] {
  const breaks: string[] = [];
  for (const [table, columns] of before.columns) {
    const now = after.columns.get(table);
    if (now === undefined) {
      breaks.push(`${table} is gone`);
      continue;
    }
    for (const [name, column] of columns) {
      const known = now.get(name);
      if (known === undefined) breaks.push(`${table}.${name} is gone`);
      else if (known.type !== column.type) breaks.push(`${table}.${name} has another type`);
      else if (known.required && !column.required) breaks.push(`${table}.${name} is required now`);
    }
    for (const [name, { required, filled }] of now)
      if (!columns.has(name) && required && !filled) breaks.push(`${table}.${name} has no default`);
  }
  for (const [name, constraint] of after.constraints) {
    const columns = before.columns.get(constraint.table);
    const isAboutOldRows = columns !== undefined && constraint.columns.every((column) => columns.has(column));
    const old = before.constraints.get(name);
    if (isAboutOldRows && (old === undefined || !allows(constraint.definition, old.definition))) breaks.push(`${name} is stricter`);
  }
  return breaks;
}

/** A list of values that was only added to lets everything in that it let in before. */
function allows(definition: string, old: string): boolean {
  const literals = (text: string) => text.match(/'[^']*'/g) ?? [];
  const frame = (text: string) => text.replaceAll(/'[^']*'(::\w+)?(, )?/g, '');
  const known = new Set(literals(definition));
  return definition === old || (frame(definition) === frame(old) && literals(old).every((literal) => known.has(literal)));
}

async function readShape(client: pg.Client): Promise<Shape> {
  const columns = await client.query<Column & { table: string; name: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required, (a.atthasdef OR a.attidentity <> '') AS filled
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`);
  const constraints = await client.query<Constraint & { name: string }>(`
    SELECT c.relname || '.' || k.conname AS name, c.relname AS table, pg_get_constraintdef(k.oid) AS definition, (SELECT coalesce(json_agg(attname), '[]') FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY (k.conkey)) AS columns
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.connamespace = 'public'::regnamespace AND k.contype NOT IN ('n', 't')
    UNION ALL
    SELECT c.relname || '.' || i.relname, c.relname, pg_get_indexdef(x.indexrelid), (SELECT coalesce(json_agg(attname), '[]') FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY (x.indkey))
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
    WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = x.indexrelid)`);
  const tables = new Map<string, Map<string, Column>>();
  for (const { table, name, type, required, filled } of columns.rows)
    tables.set(table, (tables.get(table) ?? new Map<string, Column>()).set(name, { type, required, filled }));
  return { columns: tables, constraints: new Map(constraints.rows.map(({ name, ...constraint }) => [name, constraint])) };
}

import pg from 'pg';
import { migrate } from '../migrations/migrate.ts';
import { readMigrationFiles } from '../migrations/migration-files.ts';
import { textForm, type BackupColumn, type BackupLine, type BackupRow, type BackupSummary } from './backup-format.ts';
import { BackupError, checkBackup, readBackup } from './read-backup.ts';

const batchSize = 1000;

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly file: string;
  /** Throw away what the database holds. Without it a database with tables is refused. */
  readonly force: boolean;
  readonly onProgress?: (message: string) => void;
}

/**
 * Makes the database what it was when the backup was taken, then brings it to the newest schema. The file is read to its end
 * before anything is touched, and the rows come in one transaction. Throws `BackupError` when it may not begin.
 */
export async function restore({ databaseUrl, file, force, onProgress = () => {} }: RestoreOptions): Promise<BackupSummary> {
  onProgress(`Checking ${file}`);
  const { migrations } = await checkBackup(file);
  const known = new Set((await readMigrationFiles()).map(({ number }) => number));
  const unknown = migrations.find((number) => !known.has(number));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup has migration ${String(unknown)}, which this release does not know: restore it with the release that wrote it.`,
    );

  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'orime-restore' });
  await client.connect();
  try {
    await refuseInUse(client);
    await clear(client, force);
    // The rows fit the schema they were taken from; later migrations then see them as they would have seen them there.
    await migrate({ databaseUrl, onProgress, only: new Set(migrations) });
    const summary = await load(client, file, onProgress);
    await migrate({ databaseUrl, onProgress });
    return summary;
  } finally {
    await client.end();
  }
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('orime-api', 'orime-jobs') LIMIT 1`,
  );
  if (rows.length > 0) throw new BackupError('The api still works on this database: stop the site, then restore.');
}

async function clear(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query(`SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`);
  if (rows.length > 0 && !force) throw new BackupError('The database is not empty: say --force to throw away what it holds.');
  await client.query('DROP SCHEMA IF EXISTS jobs CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}

async function load(client: pg.Client, file: string, onProgress: (message: string) => void): Promise<BackupSummary> {
  await client.query('BEGIN');
  try {
    await client.query(textForm);
    const putBack = await takeRulesOff(client);
    const summary = await insertLines(client, file, onProgress);
    await putBack();
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return summary;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Rows come table by table: references are checked when all are there, and triggers already did their work on them. */
async function takeRulesOff(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('schema_migrations', 'schema_sources')`,
  );
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Migrations bring rows of their own.
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  return async () => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of references) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}

async function insertLines(client: pg.Client, file: string, onProgress: (message: string) => void): Promise<BackupSummary> {
  const counts = { tables: 0, rows: 0 };
  let insert: ((rows: readonly BackupRow[]) => Promise<void>) | undefined;
  let batch: BackupRow[] = [];
  const flush = async () => {
    if (batch.length > 0) await insert?.(batch);
    counts.rows += batch.length;
    batch = [];
  };
  for await (const line of readBackup(file)) {
    if (isRow(line)) {
      batch.push(line);
      if (batch.length === batchSize) await flush();
    } else if ('table' in line) {
      onProgress(`Restoring ${line.table}`);
      insert = insertInto(client, line.table, line.columns);
    } else if ('end' in line) {
      await flush();
      counts.tables += 1;
    } else if ('sequence' in line) {
      await client.query('SELECT setval(quote_ident($1)::regclass, $2::bigint, $3)', [line.sequence, line.last, line.called]);
    }
  }
  return { file, ...counts };
}

function isRow(line: BackupLine): line is BackupRow {
  return Array.isArray(line);
}

function insertInto(client: pg.Client, table: string, columns: readonly BackupColumn[]): (rows: readonly BackupRow[]) => Promise<void> {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const values = columns.map(({ type }, index) => `v.c${String(index)}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${String(index + 1)}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${String(index)}`).join(', ');
  const text = `INSERT INTO ${pg.escapeIdentifier(table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM unnest(${arrays}) AS v(${aliases})`;
  return async (rows) => {
    await client.query(
      text,
      columns.map((_, index) => rows.map((row) => row[index] ?? null)),
    );
  };
}

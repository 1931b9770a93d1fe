import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { applySources, dropSources, dropStatement } from './apply-sources.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';
import { readSchemaSources } from './schema-sources.ts';

const migrationLock = 7_270_721;

export interface MigrateOptions {
  readonly databaseUrl: string;
  readonly onProgress?: ((message: string) => void) | undefined;
  /** Apply these numbers alone, to get the schema of an earlier moment. Default: all. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Apply this release's views, functions and triggers even if a newer release has applied its own. Default: false. */
  readonly replaceNewer?: boolean | undefined;
}

/**
 * Applies missing migrations in number order, then the current views, functions and triggers. Returns the names of the migrations
 * applied. Throws on a database from before the first release, with the command that helps.
 */
export async function migrate({ databaseUrl, onProgress, only, replaceNewer = false }: MigrateOptions): Promise<readonly string[]> {
  const [files, sources] = await Promise.all([readMigrationFiles(), readSchemaSources()]);
  return withLockedClient(databaseUrl, async (client) => {
    const applied = await listApplied(client, files);
    const missing = files.filter((file) => isMissing(file, applied));
    const wanted = missing.filter((file) => only?.has(file.number) !== false);
    for (const file of wanted) {
      onProgress?.(`Migrating ${file.name}`);
      const needed = sources.filter(({ before }) => before === file.name).map(({ text }) => text);
      await apply(client, file, [...needed, file.up].join('\n'), [
        'INSERT INTO schema_migrations (number, name, digest) VALUES ($1, $2, $3)',
        [file.number, file.name, file.digest],
      ]);
    }
    // Sources are written for the complete schema of their release: neither for a part of it nor for a newer one.
    const isComplete =
      wanted.length === missing.length && [...applied.keys()].every((number) => files.some((file) => file.number === number));
    if (isComplete) await applySources(client, sources, { afterMigrations: wanted.length > 0, replaceNewer });
    return wanted.map((file) => file.name);
  });
}

/** Undoes the newest `steps` migrations. Drops all views, triggers and functions too; `migrate` creates them again. Returns the names undone. */
export async function undo({ databaseUrl, onProgress }: MigrateOptions, steps = 1): Promise<readonly string[]> {
  const [files, sources] = await Promise.all([readMigrationFiles(), readSchemaSources()]);
  return withLockedClient(databaseUrl, async (client) => {
    const applied = await listApplied(client, files);
    const newest = files
      .filter((file) => applied.has(file.number))
      .toReversed()
      .slice(0, steps);
    if (newest.length > 0) await dropSources(client, sources);
    for (const file of newest) {
      onProgress?.(`Undoing ${file.name}`);
      const needless = sources.filter(({ before }) => before === file.name).flatMap(({ objects }) => objects.map(dropStatement));
      await apply(client, file, [file.down, ...needless].join(';\n'), ['DELETE FROM schema_migrations WHERE number = $1', [file.number]]);
    }
    return newest.map((file) => file.name);
  });
}

/** Deletes everything in the database, queued jobs included, and creates the schema again. */
export async function reset(options: MigrateOptions): Promise<readonly string[]> {
  await withClient(options.databaseUrl, (client) =>
    client.query('DROP SCHEMA IF EXISTS jobs CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  return migrate(options);
}

function isMissing(file: MigrationFile, applied: ReadonlyMap<number, string>): boolean {
  const digest = applied.get(file.number);
  if (digest !== undefined && digest !== file.digest) {
    throw new Error(
      `The migration ${file.name} was changed after it had been applied to this database: undo it first, or write a new one.`,
    );
  }
  return digest === undefined;
}

/**
 * Waits until nobody else migrates or, `shared`, until nobody migrates at all; held until the connection ends. Asked again and
 * again rather than waited for: a waiting statement keeps a snapshot, for whose end a concurrent index build of the other
 * process would wait in turn.
 */
export async function lockMigrations(client: pg.Client, mode: 'alone' | 'shared'): Promise<void> {
  const attempt = mode === 'alone' ? 'SELECT pg_try_advisory_lock($1) AS held' : 'SELECT pg_try_advisory_lock_shared($1) AS held';
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(attempt, [migrationLock]);
    if (rows[0]?.held === true) return;
    await sleep(100);
  }
}

async function withLockedClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (number integer PRIMARY KEY, name text NOT NULL, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_sources (number integer PRIMARY KEY, digest text NOT NULL UNIQUE, applied jsonb NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    return work(client);
  });
}

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'orime-migrate' });
  await client.connect();
  try {
    await lockMigrations(client, 'alone');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listApplied(client: pg.Client, files: readonly MigrationFile[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; name: string; digest: string }>(
    'SELECT number, name, digest FROM schema_migrations ORDER BY number',
  );
  const [oldest] = rows;
  if (oldest !== undefined && oldest.name !== files[0]?.name) {
    throw new Error(
      `This database has a schema from before the first release (${oldest.name}) and cannot be brought up to date. To delete its contents and create the schema again: npm run db:reset -- --force`,
    );
  }
  return new Map(rows.map(({ number, digest }) => [number, digest]));
}

async function apply(client: pg.Client, file: MigrationFile, sql: string, record: readonly [string, readonly unknown[]]): Promise<void> {
  try {
    if (/^-- no-transaction$/m.test(sql)) {
      // Concurrent index builds refuse a transaction, and several statements sent at once are one: send them singly.
      for (const statement of sql.split(/;\s*$/m)) if (statement.replaceAll(/^--.*$/gm, '').trim() !== '') await client.query(statement);
      await client.query(record[0], [...record[1]]);
      return;
    }
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(record[0], [...record[1]]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`The migration ${file.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

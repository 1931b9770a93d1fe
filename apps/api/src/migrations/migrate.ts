import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

const migrationLock = 7_270_721;

export interface MigrateOptions {
  readonly databaseUrl: string;
  readonly onProgress?: ((message: string) => void) | undefined;
  /** Apply these numbers alone, to get the schema of an earlier moment. Default: all. */
  readonly only?: ReadonlySet<number> | undefined;
}

/** Applies what is missing, in number order. Returns the names applied. */
export async function migrate({ databaseUrl, onProgress, only }: MigrateOptions): Promise<readonly string[]> {
  const files = await readMigrationFiles();
  return withLockedClient(databaseUrl, async (client) => {
    const applied = await listApplied(client);
    const missing = files.filter((file) => only?.has(file.number) !== false && isMissing(file, applied));
    for (const file of missing) {
      onProgress?.(`Migrating ${file.name}`);
      await apply(client, file, file.up, [
        'INSERT INTO schema_migrations (number, name, digest) VALUES ($1, $2, $3)',
        [file.number, file.name, file.digest],
      ]);
    }
    return missing.map((file) => file.name);
  });
}

/** Takes back the newest `steps` migrations. Returns the names undone. */
export async function undo({ databaseUrl, onProgress }: MigrateOptions, steps = 1): Promise<readonly string[]> {
  const files = await readMigrationFiles();
  return withLockedClient(databaseUrl, async (client) => {
    const applied = await listApplied(client);
    const newest = files
      .filter((file) => applied.has(file.number))
      .toReversed()
      .slice(0, steps);
    for (const file of newest) {
      onProgress?.(`Undoing ${file.name}`);
      await apply(client, file, file.down, ['DELETE FROM schema_migrations WHERE number = $1', [file.number]]);
    }
    return newest.map((file) => file.name);
  });
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
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'orime-migrate' });
  await client.connect();
  try {
    await lockMigrations(client, 'alone');
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (number integer PRIMARY KEY, name text NOT NULL, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listApplied(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; digest: string }>('SELECT number, digest FROM schema_migrations');
  return new Map(rows.map((row) => [row.number, row.digest]));
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

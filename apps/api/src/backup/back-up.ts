import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { lockMigrations } from '../migrations/migrate.ts';
import {
  backupFormat,
  textForm,
  type BackupColumn,
  type BackupLine,
  type BackupRow,
  type BackupSummary,
  type SequenceState,
} from './backup-format.ts';

const batchSize = 1000;

/**
 * Writes every row of the site into `file`, as of one moment, while the site goes on writing. The file appears under its name
 * only when it is whole and on the disk. Queued jobs are not part of it: their work is in the tables, and they are announced anew.
 */
export async function backUp({ databaseUrl, file }: { readonly databaseUrl: string; readonly file: string }): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'orime-backup' });
  await client.connect();
  const half = `${file}.half`;
  const counts = { tables: 0, rows: 0 };
  try {
    await mkdir(dirname(file), { recursive: true });
    // A migration waits until the backup is done, and the other way round.
    await lockMigrations(client, 'shared');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(textForm);
    await pipeline(Readable.from(toText(readLines(client, counts))), createGzip({ level: 6 }), createWriteStream(half, { mode: 0o600 }));
    await client.query('COMMIT');
    await makeDurable(half);
    await rename(half, file);
    return { file, ...counts };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* readLines(client: pg.Client, counts: { tables: number; rows: number }): AsyncGenerator<BackupLine> {
  const { rows: migrations } = await client.query<{ number: number }>('SELECT number FROM schema_migrations ORDER BY number');
  yield { backup: 'orime', format: backupFormat, takenAt: new Date().toISOString(), migrations: migrations.map(({ number }) => number) };
  for (const { table, columns } of await listTables(client)) {
    counts.tables += 1;
    yield { table, columns };
    const digest = createHash('sha256');
    const rowsBefore = counts.rows;
    for await (const row of readRows(client, table, columns)) {
      digest.update(`${JSON.stringify(row)}\n`);
      counts.rows += 1;
      yield row;
    }
    yield { end: table, rows: counts.rows - rowsBefore, digest: digest.digest('hex') };
  }
  yield* await listSequences(client);
  yield { complete: true, tables: counts.tables };
}

async function* readRows(client: pg.Client, table: string, columns: readonly BackupColumn[]): AsyncGenerator<BackupRow> {
  const list = columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ');
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${list} FROM ${pg.escapeIdentifier(table)}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `FETCH ${String(batchSize)} FROM backup_rows`, rowMode: 'array' });
    yield* rows;
    if (rows.length < batchSize) break;
  }
  await client.query('CLOSE backup_rows');
}

/** What is computed from other columns is computed again; the list of migrations is in the header. */
async function listTables(client: pg.Client): Promise<readonly { readonly table: string; readonly columns: readonly BackupColumn[] }[]> {
  const { rows } = await client.query<{ table: string; columns: BackupColumn[] }>(`
    SELECT c.relname AS table, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('schema_migrations', 'schema_sources') AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

async function listSequences(client: pg.Client): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<SequenceState>(
      `SELECT $1::text AS sequence, last_value::text AS last, is_called AS called FROM ${pg.escapeIdentifier(name)}`,
      [name],
    );
    states.push(...state.rows);
  }
  return states;
}

async function* toText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function makeDurable(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

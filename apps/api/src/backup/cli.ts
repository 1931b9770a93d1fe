import { startPostgres } from '@orime/tooling/postgres';
import { join, resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const [command, ...rest] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** `db:backup [file]` and `db:restore <file> [--force]`: on DATABASE_URL, else on the database of DATA_DIR. */
async function run(): Promise<void> {
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  const [named] = rest.filter((word) => !word.startsWith('--'));
  if (command === 'restore' && named === undefined) throw new Error('Say which file: db:restore <file> [--force].');
  const file = resolve(named ?? join(dataDir, 'backups', `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.orime.gz`));
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    databaseUrl: process.env['DATABASE_URL'],
    onProgress,
    join: true,
  });
  try {
    const summary =
      command === 'restore'
        ? await restore({ databaseUrl: database.url, file, force: rest.includes('--force'), onProgress })
        : await backUp({ databaseUrl: database.url, file });
    process.stdout.write(`${summary.file}: ${String(summary.rows)} rows of ${String(summary.tables)} tables\n`);
  } finally {
    await database.stop();
  }
}

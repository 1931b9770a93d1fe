import { startPostgres } from '@orime/tooling/postgres';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { migrate, undo } from './migrate.ts';

const [command = 'migrate', count = '1'] = process.argv.slice(2);
await run();

/** `db:migrate` and `db:undo [n]`: on DATABASE_URL, else on the running site's database, else on a database started for it. */
async function run(): Promise<void> {
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data', 'postgres');
  const running = process.env['DATABASE_URL'] ?? (await readFile(join(`${dataDir}.url`), 'utf8').catch(() => undefined));
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startPostgres({ dataDir, databaseUrl: running, onProgress });
  try {
    const options = { databaseUrl: database.url, onProgress };
    const names = command === 'undo' ? await undo(options, Number(count)) : await migrate(options);
    process.stdout.write(names.length === 0 ? 'nothing to do\n' : `${names.join('\n')}\n`);
  } finally {
    await database.stop();
  }
}

import { startPostgres } from '@orime/tooling/postgres';
import { resolve } from 'node:path';
import { publishPolicies } from '../domains/site/policy/index.ts';
import { connectDatabase } from '../house/db/db.ts';
import { migrate, reset, undo, type MigrateOptions } from './migrate.ts';

const [command = 'migrate', word = '1'] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** `db:migrate`, `db:undo [n]` and `db:reset --force`: on DATABASE_URL, else on the running site's database, else on a database started for it. */
async function run(): Promise<void> {
  const work = chooseWork();
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data', 'postgres');
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startPostgres({ dataDir, onProgress, join: true });
  try {
    const names = await work({ databaseUrl: database.url, onProgress, replaceNewer: true });
    if (command !== 'undo') await publishTexts(database.url);
    process.stdout.write(names.length === 0 ? 'nothing to do\n' : `${names.join('\n')}\n`);
  } finally {
    await database.stop();
  }
}

/** Throws on an unknown command or a missing confirmation, before it connects to anything. */
function chooseWork(): (options: MigrateOptions) => Promise<readonly string[]> {
  if (command === 'reset') {
    if (word !== '--force') throw new Error('db:reset deletes everything in the database. To confirm: npm run db:reset -- --force');
    return reset;
  }
  if (/^[1-9]\d*$/.test(word)) {
    if (command === 'migrate') return migrate;
    if (command === 'undo') return (options) => undo(options, Number(word));
  }
  throw new Error('Say db:migrate, or db:undo and how many.');
}

/** A site without its legal texts may not be opened, so they come with the schema, demo marketplace or not. */
async function publishTexts(databaseUrl: string): Promise<void> {
  const connection = connectDatabase({ url: databaseUrl, max: 1 });
  try {
    await publishPolicies(connection.db);
  } finally {
    await connection.close();
  }
}

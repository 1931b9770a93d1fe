import { startPostgres } from '@orime/tooling/postgres';
import { resolve } from 'node:path';
import { publishPolicies } from '../domains/site/policy/index.ts';
import { connectDatabase } from '../house/db/db.ts';
import { migrate, undo } from './migrate.ts';

const [command = 'migrate', count = '1'] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** `db:migrate` and `db:undo [n]`: on DATABASE_URL, else on the running site's database, else on a database started for it. */
async function run(): Promise<void> {
  if ((command !== 'migrate' && command !== 'undo') || !/^[1-9]\d*$/.test(count))
    throw new Error('Say db:migrate, or db:undo and how many.');
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data', 'postgres');
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startPostgres({ dataDir, onProgress, join: true });
  try {
    const options = { databaseUrl: database.url, onProgress };
    const names = command === 'undo' ? await undo(options, Number(count)) : await migrate(options);
    if (command !== 'undo') await publishTexts(database.url);
    process.stdout.write(names.length === 0 ? 'nothing to do\n' : `${names.join('\n')}\n`);
  } finally {
    await database.stop();
  }
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

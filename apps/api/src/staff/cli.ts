import { startPostgres } from '@orime/tooling/postgres';
import { join } from 'node:path';
import { readConfig } from '../house/config/config.ts';
import { connectDatabase, type Db } from '../house/db/db.ts';
import { migrate } from '../migrations/migrate.ts';
import { grantAdmin, resetTotp } from './grant-admin.ts';

const [command, email] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** `admin:create <email>` and `admin:reset-totp <email>`: on DATABASE_URL, else on the database of DATA_DIR, which is started if need be. */
async function run(): Promise<void> {
  if ((command !== 'create' && command !== 'reset-totp') || email === undefined)
    throw new Error('Say admin:create <email> or admin:reset-totp <email>.');
  const config = await readConfig();
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    databaseUrl: config.databaseUrl,
    join: true,
    onProgress,
  });
  const connection = connectDatabase({ url: database.url, max: 2 });
  try {
    await migrate({ databaseUrl: database.url, onProgress });
    if (command === 'create') await create(connection.db, config.publicUrl, email);
    else await reset(connection.db, email);
  } finally {
    await connection.close();
    await database.stop();
  }
}

async function create(db: Db, publicUrl: string, address: string): Promise<void> {
  const grant = await grantAdmin(db, publicUrl, address);
  say(`${grant.email} is ${grant.isNew ? 'a new' : 'now an'} admin. The link sets a password, works once and for seven days:`);
  say(grant.inviteUrl);
  say('In production, the first sign-in asks for an authenticator app.');
}

async function reset(db: Db, address: string): Promise<void> {
  await resetTotp(db, address);
  say(`The authenticator of ${address} is taken away, and every session ended.`);
}

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

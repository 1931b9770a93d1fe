import { buildMarketplace, loadDemoImagery, loadDemoModels, loadDemoTiles } from '@orime/demo-data';
import { startPostgres } from '@orime/tooling/postgres';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hashPassword } from '../domains/people/users/index.ts';
import { readConfig, type Config } from '../house/config/config.ts';
import { connectDatabase, type Db } from '../house/db/db.ts';
import { openStorage } from '../house/storage/storage.ts';
import { migrate } from '../migrations/migrate.ts';
import { digestOf, readMarker, writeMarker } from './demo-marker.ts';
import { loadMarketplace } from './load-marketplace.ts';

/** Documented in the README; only of the demo accounts, which never exist in production unless forced. */
const demoPassword = 'orime-demo-2026';
const seed = 'orime';

const flags = new Set(process.argv.slice(2));
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** `db:seed [--if-needed] [--force]`: on DATABASE_URL, else on the database of DATA_DIR, which is started if need be. */
async function run(): Promise<void> {
  const config = await readConfig();
  const ifNeeded = flags.has('--if-needed');
  if (config.production && !flags.has('--force')) {
    const reason = 'The demo marketplace has accounts with a known password: it is not loaded when NODE_ENV=production.';
    if (!ifNeeded) throw new Error(`${reason} Say --force if this site is a demonstration.`);
    say(reason);
    return;
  }
  const database = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    databaseUrl: config.databaseUrl,
    join: true,
    onProgress: say,
  });
  const connection = connectDatabase({ url: database.url, max: 4 });
  try {
    await migrate({ databaseUrl: database.url, onProgress: say });
    await load(config, connection.db, ifNeeded);
  } finally {
    await connection.close();
    await database.stop();
  }
}

async function load(config: Config, db: Db, ifNeeded: boolean): Promise<void> {
  const images = loadDemoImagery();
  const models = loadDemoModels();
  const tiles = loadDemoTiles();
  const digest = digestOf(buildMarketplace({ seed, now: new Date(0) }), images, models, tiles);
  if (ifNeeded && (await readMarker(db)) === digest) {
    say('The demo marketplace is loaded');
    return;
  }
  const hashes = { demo: await hashPassword(demoPassword), nobody: await hashPassword(randomBytes(32).toString('base64url')) };
  await loadMarketplace(db, await openStorage(config), {
    market: buildMarketplace({ seed, now: new Date() }),
    images,
    models,
    tiles,
    hashes,
    publicUrl: config.publicUrl,
    say,
  });
  await writeMarker(db, digest);
  say('The demo marketplace is loaded');
}

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

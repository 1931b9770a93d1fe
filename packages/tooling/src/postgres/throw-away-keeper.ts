import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from './error-facts.ts';
import { isAlive } from './processes.ts';
import { startPostgres } from './start-postgres.ts';

const [folder = '', watched = ''] = process.argv.slice(2);
await keep();

/** Keeps a throw-away database while the watched process is alive, then removes it completely. */
async function keep(): Promise<void> {
  await chmod(folder, 0o755);
  try {
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // The folder may be in memory.
      max_wal_size: '256MB',
      max_connections: '300',
    };
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), databaseUrl: '', settings });
    await answer({ url: server.url, keeper: process.pid });
    const isOver = new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve);
      const timer = setInterval(() => {
        if (isAlive(Number(watched))) return;
        clearInterval(timer);
        resolve();
      }, 500);
    });
    await isOver;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  } catch (error) {
    await answer({ error: errorMessage(error), keeper: process.pid });
    process.exit(1);
  }
}

async function answer(value: object): Promise<void> {
  const file = join(folder, 'server.json');
  await writeFile(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

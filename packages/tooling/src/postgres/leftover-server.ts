import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import { commandLine, isAlive, waitUntilGone } from './processes.ts';

/**
 * Stops an orphaned server that still uses this folder although nobody holds the lock. A killed server leaves only its pid file,
 * which Postgres clears itself unless the pid was reused.
 */
export async function stopLeftoverServer(folder: string, say: (message: string) => void): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (!(await commandLine(pid)).includes(folder)) {
    await rm(file, { force: true });
    return;
  }
  say('Ending the database that an earlier run left behind');
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, 20_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, 10_000)) return;
  throw new PostgresUnavailableError(`A database of an earlier run (process ${pid}) does not stop: end it and start again.`);
}

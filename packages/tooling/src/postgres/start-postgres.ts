import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { createClusterIfMissing } from './cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { connectOutside } from './outside-database.ts';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import { chooseAccount, chooseDataFolder } from './server-account.ts';
import { runServer } from './server-process.ts';

export interface StartPostgresOptions {
  /** Folder of the cluster, created on first use; lock, password and log files are beside it. */
  readonly dataDir: string;
  /** An external database to check and use instead of the embedded one. Default: `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
  /** Receives short present-tense sentences for a progress display. */
  readonly onProgress?: ((message: string) => void) | undefined;
  /** Server settings that override the defaults, such as `{ fsync: 'off' }` for throw-away test servers. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** Called when the server ends unexpectedly. */
  readonly onExit?: ((message: string) => void) | undefined;
  /** Uses the server of the process that holds the folder instead of refusing: for commands beside a running site. */
  readonly join?: boolean;
}

export interface RunningPostgres {
  readonly url: string;
  /** Pid of the embedded server; undefined for an external database. */
  readonly pid: number | undefined;
  /** Shuts the server down cleanly and releases the data folder. Idempotent. */
  stop(): Promise<void>;
}

/**
 * A Postgres that accepts queries. Data survives crashes (fsync on), a folder is used by one server only, and leftovers of killed
 * runs are cleaned up. Throws `PostgresUnavailableError`.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const outside = options.databaseUrl ?? process.env['DATABASE_URL'];
  const say = options.onProgress ?? (() => {});
  if (outside !== undefined && outside !== '') return connectOutside(outside, say);

  const account = await chooseAccount();
  const folder = await chooseDataFolder(resolve(options.dataDir), account, say);
  await mkdir(dirname(folder), { recursive: true });
  const urlFile = `${folder}.url`;
  const unlock = await lockDataFolder(folder).catch(async (error: unknown) => {
    if (options.join !== true || !(error instanceof PostgresUnavailableError) || error.inUseBy === undefined) throw error;
    return undefined;
  });
  if (unlock === undefined) return connectOutside(await readFile(urlFile, 'utf8'), say);
  try {
    const binaries = await findBinaries(account, say);
    await stopLeftoverServer(folder, say);
    const password = await createClusterIfMissing({ folder, binaries, account, say });
    say('Starting the database');
    const server = await runServer({ folder, binaries, account, password, settings: options.settings ?? {}, onExit: options.onExit });
    await writeFile(urlFile, server.url, { mode: 0o600 });
    return {
      url: server.url,
      pid: server.pid,
      async stop() {
        await server.stop();
        await rm(urlFile, { force: true });
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

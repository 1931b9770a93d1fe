import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import type { PostgresBinaries } from './binaries.ts';
import { databaseUser } from './cluster.ts';
import { explainOutput } from './explain-output.ts';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import type { ServerAccount } from './server-account.ts';

export interface ServerRequest {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly onExit: ((message: string) => void) | undefined;
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Queries are short: JIT compilation costs more than it saves.
  jit: 'off',
} satisfies Record<string, string>;

/** Starts the server on a free port and waits until it accepts queries. Throws `PostgresUnavailableError`. */
export async function runServer(request: ServerRequest): Promise<ServerProcess> {
  // Another program may take the port in between: then try the next one.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(request, await findFreePort());
    } catch (error) {
      const taken = error instanceof PostgresUnavailableError && /could not (bind|create any TCP)/.test(String(error.cause));
      if (!taken || attempt === 5) throw error;
    }
  }
}

async function runOnce(request: ServerRequest, port: number): Promise<ServerProcess> {
  const { folder, binaries, account, password } = request;
  const settings = Object.entries({ ...defaults, ...request.settings, port: String(port) });
  const args = ['-D', folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const logFile = `${folder}.log`;
  const log = openSync(logFile, 'w');
  // Own process group: on Ctrl-C only this process is signalled, and it stops the database last.
  const child = spawn(binaries.postgres, args, {
    ...(account ?? {}),
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  const state = { ended: false, asked: false };
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      state.ended = true;
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  const url = `postgres://${databaseUser}:${password}@127.0.0.1:${port}/orime`;

  await answers(port, password, () => state.ended).catch(async (cause: unknown) => {
    if (!state.ended) child.kill('SIGQUIT');
    const output = await readFile(logFile, 'utf8').catch(() => '');
    throw new PostgresUnavailableError(`The database does not start: ${explainOutput(output || String(cause))}`, { cause: output });
  });
  void gone.then(() => {
    if (!state.asked) request.onExit?.(`The database ended unexpectedly; its log is ${logFile}.`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      state.asked = true;
      if (!state.ended) child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Waits until the server accepts connections, and creates the database. */
async function answers(port: number, password: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: databaseUser, password, database: 'postgres' });
    try {
      await client.connect();
      const found = await client.query("select 1 from pg_database where datname = 'orime'");
      if (found.rowCount === 0) await client.query('create database orime');
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

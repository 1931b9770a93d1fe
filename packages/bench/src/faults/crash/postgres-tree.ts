import { startPostgres } from '@orime/tooling/postgres';
import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { within } from './within.ts';

/** A database that can be killed with all its processes and restarted on the same data at the same address. */
export interface MortalPostgres {
  readonly url: string;
  /** Sends `kill -9` to the server and all its child processes. */
  kill(): Promise<void>;
  /** Restarts it and waits until it accepts queries. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** Linux only: reads the processes from /proc. */
export async function startMortalPostgres(dataDir: string): Promise<MortalPostgres> {
  const first = await startPostgres({ dataDir: `${dataDir}/postgres`, databaseUrl: '' });
  if (first.pid === undefined) throw new Error('The database is not ours to kill.');
  const command = await readCommand(first.pid);
  const state: { pid: number; revived: ChildProcess | undefined } = { pid: first.pid, revived: undefined };
  return {
    url: first.url,
    async kill() {
      // Stopped first, so that it cannot fork while its children are listed.
      signal(state.pid, 'SIGSTOP');
      const tree = [state.pid, ...(await childrenOf(state.pid))];
      for (const pid of tree) signal(pid, 'SIGKILL');
      await within(30, 'the end of the database', untilGone(tree));
    },
    async revive() {
      const { program, args, uid, gid, folder } = command;
      const revived = spawn(program, args, {
        uid,
        gid,
        cwd: folder,
        detached: true,
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      });
      state.revived = revived;
      state.pid = revived.pid ?? 0;
      for (const until = Date.now() + 120_000; !(await answers(first.url)); await sleep(30)) {
        if (revived.exitCode !== null) throw new Error(`The database does not start again: it ended with ${revived.exitCode}.`);
        if (Date.now() > until) throw new Error('The database does not answer after two minutes.');
      }
    },
    async stop() {
      const { revived } = state;
      if (revived !== undefined && revived.exitCode === null && revived.signalCode === null) {
        revived.kill('SIGINT');
        await within(30, 'the end of the database', untilGone([state.pid])).catch(() => signal(state.pid, 'SIGQUIT'));
      }
      await first.stop();
    },
  };
}

async function readCommand(pid: number) {
  const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, -1);
  const { uid, gid } = await stat(`/proc/${pid}`);
  return { program, args, uid, gid, folder: args[args.indexOf('-D') + 1] ?? '.' };
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(all.map(async (each) => (await readStat(each)).parent));
  return all.filter((_, index) => parents[index] === pid);
}

async function isThere(pid: number): Promise<boolean> {
  const { state } = await readStat(pid);
  return state !== '' && state !== 'Z';
}

async function readStat(pid: number): Promise<{ state: string; parent: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', parent = '0'] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
}

async function untilGone(pids: readonly number[]): Promise<void> {
  while ((await Promise.all(pids.map(isThere))).some(Boolean)) await sleep(10);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended with its parent.
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

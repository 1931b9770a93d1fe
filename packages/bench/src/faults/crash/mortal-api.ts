import { apiEntry } from '@orime/tooling/api-entry';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { within } from './within.ts';

/** An API process that can be killed and restarted at the same address. */
export interface MortalApi {
  readonly origin: string;
  isAlive(): boolean;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Controls an API process on this port and database. Nothing runs before it is started. */
export function mortalApi({
  dataDir,
  databaseUrl,
  port,
}: {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly port: number;
}): MortalApi {
  const origin = `http://127.0.0.1:${port}`;
  const state: { child: ChildProcess | undefined } = { child: undefined };
  const isAlive = () => state.child !== undefined && state.child.exitCode === null && state.child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { child } = state;
    if (child === undefined || !isAlive()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // Kills a process that does not shut down by itself.
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await within(30, 'the end of the api', ended).finally(() => clearTimeout(late));
  };
  return {
    origin,
    isAlive,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      if (!isAlive()) {
        state.child = spawn(process.execPath, [await apiEntry()], {
          env: {
            ...process.env,
            DATABASE_URL: databaseUrl,
            DATA_DIR: dataDir,
            API_PORT: String(port),
            DEMO_DATA: '0',
            RATE_LIMITS: '0',
            LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
            NODE_ENV: 'test',
            NODE_OPTIONS: '',
          },
          // Errors while its database is away are expected.
          stdio: ['ignore', process.env['LOG_LEVEL'] === undefined ? 'ignore' : 'inherit', 'ignore'],
        });
      }
      for (
        const until = Date.now() + 120_000;
        !(await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ ok }) => ok,
          () => false,
        ));
        await sleep(50)
      ) {
        if (!isAlive()) throw new Error('The api ended before it was ready.');
        if (Date.now() > until) throw new Error('The api is not ready after two minutes.');
      }
    },
  };
}

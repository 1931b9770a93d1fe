import { apiEntry } from '@orime/tooling/api-entry';
import { apiEnv, apiFlags, freePort, ROOT } from '@orime/tooling/site';
import { spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { GATEWAY_SECRET } from './gateway-proof.ts';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from process start to the first response. */
  readonly startedInMs: number;
  stop(): Promise<void>;
}

interface Start {
  readonly flags?: readonly string[];
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** Returns 200 once the server is ready. */
  readonly readyPath: string;
  /** File for its output; discarded by default. */
  readonly logFile?: string;
}

/** One API process as in production: logs every request, rate limits on. */
export async function startApi(
  database: { readonly url: string; readonly dataDir: string },
  { readyPath = '/readyz', env = {} }: { readyPath?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = `${database.dataDir}/api`;
  await mkdir(dataDir, { recursive: true });
  return startServer({
    flags: apiFlags,
    file: await apiEntry(),
    env: {
      ...apiEnv,
      NODE_ENV: 'production',
      PAYMENTS: 'test',
      DATABASE_URL: database.url,
      API_PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
      GATEWAY_SECRET,
      ...env,
    },
    port,
    readyPath,
    logFile: `${dataDir}/api.log`,
  });
}

/** Starts the limit server that the API is compared with. */
export async function startLimits(databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({
    file: `${ROOT}/packages/bench/src/api/limit-server.ts`,
    args: [String(port)],
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    port,
    readyPath: '/ready',
  });
}

/** Starts a file of this repository that listens on the port it is given and returns 200 for `/ready`. */
export async function startFile(file: string, argsFor: (port: number) => readonly string[]): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({ file: `${ROOT}/${file}`, args: argsFor(port), env: { NODE_ENV: 'production' }, port, readyPath: '/ready' });
}

async function startServer({ flags = [], file, args = [], env, port, readyPath, logFile }: Start): Promise<ServerProcess> {
  const log = logFile === undefined ? undefined : await open(logFile, 'w');
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log?.fd ?? 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (
    !(await fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it answered`);
    await sleep(5);
  }
  const startedInMs = performance.now() - began;
  return {
    port,
    pid: child.pid ?? 0,
    startedInMs,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      await log?.close();
    },
  };
}

/** Peak resident memory of a process while watched, in megabytes (10^6 bytes). Linux only: 0 elsewhere. */
export function watchMemory(pid: number): { stop(): number } {
  let highest = 0;
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    highest = Math.max(highest, (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6);
  };
  const timer = setInterval(() => void look(), 100);
  void look();
  return { stop: () => (clearInterval(timer), highest) };
}

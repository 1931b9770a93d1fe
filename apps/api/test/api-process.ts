import { afterAll } from '@jest/globals';
import { apiEntry } from '@orime/tooling/api-entry';
import { freePort } from '@orime/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../src/house/db/db.ts';

/** Nothing here may be waited for without an end. */
export const patienceMs = 90_000;

interface RunningApi {
  readonly pid: number;
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>;
}

/** Processes of the api over one data folder, which are ended and removed after the tests. */
export async function apiProcesses() {
  const serverFile = await apiEntry();
  const dataDir = await mkdtemp(join(tmpdir(), 'orime-crash-'));

  // The database may run as another user, who has to get to its folder.
  await chmod(dataDir, 0o755);
  const processes: ChildProcess[] = [];

  afterAll(async () => {
    for (const child of processes.filter(isRunning)) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The api as `npm start` runs it, with its own embedded database, once it answers. */
  async function startApi(): Promise<RunningApi> {
    const port = await freePort();
    const { DATABASE_URL: _, ...environment } = process.env;
    const child = spawn(process.execPath, [serverFile], {
      env: {
        ...environment,
        DATA_DIR: dataDir,
        API_PORT: String(port),
        DEMO_DATA: '0',
        RATE_LIMITS: '0',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    processes.push(child);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const origin = `http://127.0.0.1:${port}`;
    for (const until = Date.now() + patienceMs; !(await answers(`${origin}/readyz`));) {
      if (Date.now() > until) throw new Error('the api does not answer');
      if (!isRunning(child)) throw new Error(`the api ended: ${said}`);
      await sleep(100);
    }
    const send = async <Body>(path: string, init?: RequestInit): Promise<Body> => {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
      return JSON.parse(body) as Body; // the caller names what the endpoint answers
    };
    return {
      pid: child.pid ?? 0,
      get: (path) => send(path),
      post: (path, body, headers = {}) =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
          body: JSON.stringify(body),
        }),
    };
  }

  async function findDatabase(): Promise<{ url: string; postmaster: number }> {
    const url = (await readFile(join(dataDir, 'postgres.url'), 'utf8')).trim();
    const connection = connectDatabase({ url, max: 1 });
    try {
      const { rows } = await connection.pool.query<{ folder: string }>(
        "SELECT setting AS folder FROM pg_settings WHERE name = 'data_directory'",
      );
      const [pid = ''] = (await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
      return { url, postmaster: Number(pid) };
    } finally {
      await connection.close();
    }
  }

  return { startApi, findDatabase };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

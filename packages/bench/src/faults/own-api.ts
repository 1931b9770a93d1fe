import { apiEntry } from '@orime/tooling/api-entry';
import { freePort } from '@orime/tooling/site';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** An API process as in production, with its own embedded database. */
export interface OwnApi {
  readonly process: ChildProcess;
  /** Resolves with any response, also refusals; the caller names the body's type. */
  send<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Body>>;
  /** The body of a 200; throws on anything else. */
  ok<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body>;
  stop(): Promise<void>;
}

/** A folder for one run that the database's account can access, and the function that removes it. */
export async function makeDataDir(name: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `orime-bench-${name}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the API on a free port and waits until it is ready. Throws when it ends before. */
export async function startOwnApi(dataDir: string): Promise<OwnApi> {
  const port = await freePort();
  // An external database must not get test orders, let alone be killed.
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [await apiEntry()], {
    env: { ...environment, DATA_DIR: dataDir, API_PORT: String(port), DEMO_DATA: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (hasEnded(child)) throw new Error('The api ended before it was ready.');
    await sleep(50);
  }
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> => {
    const init =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, ...init });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    process: child,
    send,
    async ok(method, path, body) {
      const answer = await send(method, path, body);
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as never; // The caller names the endpoint's response type.
    },
    async stop() {
      if (hasEnded(child)) return;
      const ended = untilEnded(child);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves when the process has ended. */
export function untilEnded(child: ChildProcess): Promise<void> {
  return hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** URL of the database used by the API of this folder. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres.url'), 'utf8')).trim();
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

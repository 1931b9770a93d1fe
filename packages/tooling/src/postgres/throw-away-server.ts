import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import { makeRunFolder } from './run-folder.ts';

/** Environment variable with the folder shared by all workers of a test run; set by the jest setup. */
export const testRunVariable = 'ORIME_TEST_RUN';

export interface ThrowAwayServer {
  readonly url: string;
  /** Folder of the run, for other once-per-run work. */
  readonly folder: string;
}

/**
 * The database of a test run: started by the first caller, shared by all workers, removed when the run ends or is killed. Not
 * durable, which makes it fast.
 */
export async function findThrowAwayServer(): Promise<ThrowAwayServer> {
  const shared = process.env[testRunVariable];
  const folder = shared ?? (await makeRunFolder());
  process.env[testRunVariable] = folder;
  await oncePerRun(folder, 'server', async () => {
    const keeper = fileURLToPath(new URL('throw-away-keeper.ts', import.meta.url));
    const watched = /^.*-(\d+)$/.exec(folder)?.[1] ?? String(process.pid);
    spawn(process.execPath, [keeper, folder, watched], { detached: true, stdio: 'ignore' }).unref();
  });
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 40))) {
    const text = await readFile(join(folder, 'server.json'), 'utf8').catch(() => '');
    if (text === '') continue;
    const answer = JSON.parse(text) as { url?: string; error?: string }; // Written by the keeper in this folder.
    if (answer.url !== undefined) return { url: answer.url, folder };
    throw new PostgresUnavailableError(answer.error ?? 'The test database does not start.');
  }
  throw new PostgresUnavailableError('The test database did not start within a minute.');
}

/** Runs the work in the first caller of the run only; other callers do not wait for it. */
export async function oncePerRun(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const isFirst = await mkdir(join(folder, `${name}.taken`)).then(
    () => true,
    () => false,
  );
  if (isFirst) await work();
}

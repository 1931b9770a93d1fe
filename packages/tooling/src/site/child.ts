import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './settings.ts';

export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** The last lines of output, to explain an unexpected exit. */
  readonly tail: () => string;
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 15_000;
const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

export interface StartChildOptions {
  readonly name: string;
  /** The file Node runs: absolute, or relative to the root. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Additional Node flags, such as `--watch`. */
  readonly flags?: readonly string[];
}

/**
 * Starts one Node process of the site in its own process group, so that Ctrl-C reaches only the parent, which stops its children in
 * order. A child exits when its parent is gone, for whatever reason.
 */
export function startChild({ name, entry, args = [], env, logFile, flags = [] }: StartChildOptions): Child {
  const child = spawn(process.execPath, [...flags, '--import', EXIT_WITH_PARENT, resolve(ROOT, entry), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      lines.push(
        ...chunk
          .toString('utf8')
          .split('\n')
          .filter((line) => line.trim() !== ''),
      );
      lines.splice(0, Math.max(0, lines.length - 20));
    });
  }
  child.on('exit', () => log.end());
  return { name, process: child, tail: () => lines.join('\n'), stop: () => stopChild(child) };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(impatience);
}

/** Runs a process of the site to completion; throws with its last lines of output when it fails. */
export async function runChild(options: StartChildOptions): Promise<void> {
  const child = startChild(options);
  const [code] = (await once(child.process, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${options.name} failed:\n${child.tail()}`);
}

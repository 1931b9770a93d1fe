import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { END, type BuildMessage, type BuildOrder } from './build-messages.ts';

type ReportProgress = (fraction: number, step: string) => void;
type Built = { readonly milliseconds: number };

/** Builds apps one after another. One whose build has failed is ended and not used again. */
export interface BuildProcess {
  /** Rejects with webpack's errors, or with the last output of a process that has ended. */
  build(order: BuildOrder, onProgress: ReportProgress): Promise<Built>;
  /** Resolves when the process is gone. */
  end(): Promise<void>;
}

/** Builds one app in its own process, with the persistent cache. Rejects with webpack's errors. */
export async function runBuild(
  appFolder: string,
  mode: 'production' | 'development',
  onProgress: ReportProgress,
  signal?: AbortSignal,
): Promise<Built> {
  const process = startBuildProcess(signal);
  try {
    return await process.build({ appFolder, mode, keepsCache: true }, onProgress);
  } finally {
    await process.end();
  }
}

export function startBuildProcess(signal?: AbortSignal): BuildProcess {
  const script = fileURLToPath(new URL('./build-process.ts', import.meta.url));
  // 1.5 GB is twice what the largest app needs; it keeps parallel builds within a small machine.
  const child = fork(script, { execArgv: ['--max-old-space-size=1536'], silent: true, ...(signal ? { signal } : {}) });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`The build process ended with code ${String(code)}\n${output.slice(-4000)}`)));
  });
  // Awaited by builds; that it ends between them is its usual end.
  ended.catch(() => {});
  return {
    build: (order, onProgress) => Promise.race([ended, buildIn(child, order, onProgress)]),
    end: async () => {
      if (child.connected) child.send(END);
      await ended.catch(() => {});
    },
  };
}

function buildIn(child: ReturnType<typeof fork>, order: BuildOrder, onProgress: ReportProgress): Promise<Built> {
  return new Promise((resolve, reject) => {
    const listen = (message: BuildMessage) => {
      if (message.type === 'progress') return onProgress(message.fraction, message.step);
      child.off('message', listen);
      if (message.type === 'built') resolve({ milliseconds: message.milliseconds });
      else reject(new Error(message.message));
    };
    child.on('message', listen);
    child.send(order);
  });
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildMessage } from './build-messages.ts';

/** Builds one app in its own process. Rejects with webpack's errors. */
export function runBuild(
  appFolder: string,
  mode: 'production' | 'development',
  onProgress: (fraction: number, step: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly milliseconds: number }> {
  const script = fileURLToPath(new URL('./build-process.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    // 1.5 GB is twice what the largest app needs; it keeps seven parallel builds within a small machine.
    const child = fork(script, [appFolder, mode], { execArgv: ['--max-old-space-size=1536'], silent: true, ...(signal ? { signal } : {}) });
    let output = '';
    let outcome: BuildMessage | undefined;
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('message', (message: BuildMessage) => {
      if (message.type === 'progress') onProgress(message.fraction, message.step);
      else outcome = message;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (outcome?.type === 'built') resolve({ milliseconds: outcome.milliseconds });
      else
        reject(
          new Error(
            outcome?.type === 'failed' ? outcome.message : `The build process ended with code ${String(code)}\n${output.slice(-4000)}`,
          ),
        );
    });
  });
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../site/settings.ts';

/**
 * The file that an api process is started from, made of today's sources; made first if need be, which takes a few seconds. In a
 * process of its own, since the bundler does not work in every place where an api is started, such as tests.
 */
export async function apiEntry(root: string = ROOT): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./build-api.ts', import.meta.url)), root], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.trim();
}

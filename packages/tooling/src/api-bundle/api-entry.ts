import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../site/settings.ts';

/**
 * The file to start an API process from, bundled from the current sources; building takes a few seconds when needed. The bundler
 * runs in its own process, since it does not work in every caller, such as tests.
 */
export async function apiEntry(root: string = ROOT): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./build-api.ts', import.meta.url)), root], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.trim();
}

import { runBuild } from '@orime/federation';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds a changed copy of an app, as a team would after an edit, and answers its build folder. The checkout is not touched. */
export async function changedBuild(app: string, file: string, change: (text: string) => string): Promise<string> {
  const folder = await copyOfApp(app);
  const changed = join(folder, file);
  await writeFile(changed, change(await readFile(changed, 'utf8')));
  await runBuild(folder, 'production', () => undefined);
  return join(folder, 'dist');
}

/** The sources of an app in a folder of their own, ready to be built. */
export async function copyOfApp(app: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'orime-changed-'));
  const folder = join(copy, 'apps', app);
  const original = join(root, 'apps', app);
  await cp(original, folder, { recursive: true, filter: (source) => !/\/(node_modules|dist)$/.test(source) });
  // Libraries and shared settings are found where the original finds them.
  await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  return folder;
}

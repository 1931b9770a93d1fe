import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from '../registry/registry-error.ts';
import { releaseWorkflow, releaseWorkflowFile } from './release-workflow.ts';
import { remoteFiles, type NewRemote } from './remote-files.ts';

/** A folder, a federation name, a namespace of texts and an address at once. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Writes `apps/<name>` and the workflow that releases it, and returns the paths of its files from the root. Throws `RegistryError`: `name_invalid` for a name that no folder
 * or address can have, `name_taken` for one that an app or a package has, or whose first address an app has.
 */
export async function createRemote(root: string, remote: NewRemote): Promise<readonly string[]> {
  const { name } = remote;
  if (!NAME.test(name) || name.length > 40)
    throw new RegistryError('name_invalid', `"${name}" is no name for a remote: small letters, digits and hyphens, such as "stylists"`, {
      name,
    });
  const owned = ['apps', 'packages'].find((folder) => existsSync(join(root, folder, name)));
  if (owned !== undefined) throw new RegistryError('name_taken', `There is ${owned}/${name} already`, { name });
  const owner = await ownerOfPath(root, `/${name}`);
  if (owner !== undefined)
    throw new RegistryError('name_taken', `The address /${name}, where its first page would be, belongs to ${owner}`, { name, owner });
  const files = [...remoteFiles(remote)].map(([file, text]) => [join('apps', name, file), text] as const);
  for (const [file, text] of files) await write(join(root, file), text);
  // What starts it follows from what the remote needs, which is written by now.
  await write(join(root, releaseWorkflowFile(name)), await releaseWorkflow(root, name));
  return [...files.map(([file]) => file), releaseWorkflowFile(name)];
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function ownerOfPath(root: string, path: string): Promise<string | undefined> {
  for (const app of readdirSync(join(root, 'apps'))) {
    const routes = await readFile(join(root, 'apps', app, 'src', 'routes.ts'), 'utf8').catch(() => '');
    if (routes.includes(`path: '${path}'`)) return app;
  }
  return undefined;
}

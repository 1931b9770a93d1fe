import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

export interface StoredVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** Published versions by remote (or `shell`), newest first. Empty without a registry. */
export async function listPublished(registry: Registry): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
  const folder = join(registry.folder, 'r');
  const remotes = (await readFolders(folder)).toSorted();
  return new Map(await Promise.all(remotes.map(async (remote) => [remote, await listVersions(join(folder, remote))] as const)));
}

/** Whether this version of the remote can be promoted. */
export function isPublished(registry: Registry, remote: string, version: string): boolean {
  try {
    return existsSync(join(versionFolder(registry, remote, version), 'remote.json'));
  } catch (error) {
    if (isRegistryError(error)) return false; // Not a valid name of a remote or version.
    throw error;
  }
}

async function listVersions(folder: string): Promise<readonly StoredVersion[]> {
  const names = (await readFolders(folder)).filter((name) => !name.endsWith('.tmp'));
  const versions = await Promise.all(names.map(async (version) => ({ version, publishedAt: (await stat(join(folder, version))).mtime })));
  return versions.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.version.localeCompare(b.version));
}

async function readFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

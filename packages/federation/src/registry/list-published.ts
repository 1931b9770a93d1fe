import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredVersion } from '../store/store.ts';
import { isRegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

/** Published versions by remote (or `shell`), newest first. Empty without a registry. */
export function listPublished(registry: Registry): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
  return registry.store.versions();
}

/** Whether this version of the remote can be promoted, as far as this machine knows. */
export function isPublished(registry: Registry, remote: string, version: string): boolean {
  try {
    return existsSync(join(versionFolder(registry, remote, version), 'remote.json'));
  } catch (error) {
    if (isRegistryError(error)) return false; // Not a valid name of a remote or version.
    throw error;
  }
}

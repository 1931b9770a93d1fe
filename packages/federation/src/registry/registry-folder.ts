import { join } from 'node:path';
import { RegistryError } from './registry-error.ts';

/**
 * A registry in a folder: `r/<remote>/<version>/…` is write-once, `revisions/000001.json` append-only,
 * `channels/<channel>.json` the only mutable object. `manifests/<remote>/<version>.json` repeats each `remote.json`, so that
 * the routes of a version whose folder is lost are still known.
 */
export interface Registry {
  readonly folder: string;
  readonly channel: string;
}

/** A handle to a registry folder; creates nothing. Throws for a channel name that is unsafe as a file name. */
export function openRegistry(folder: string, channel = 'production'): Registry {
  return { folder, channel: safeName(channel) };
}

/** Folder of one version. Throws for names that are unsafe as folder names. */
export function versionFolder(registry: Registry, remote: string, version: string): string {
  return join(registry.folder, 'r', safeName(remote), safeName(version));
}

export function manifestCopyFile(registry: Registry, remote: string, version: string): string {
  return join(registry.folder, 'manifests', safeName(remote), `${safeName(version)}.json`);
}

export function revisionsFolder(registry: Registry): string {
  return join(registry.folder, 'revisions');
}

/** File of one revision, with the number padded to six digits. */
export function revisionFile(registry: Registry, revision: number): string {
  return join(revisionsFolder(registry), `${String(revision).padStart(6, '0')}.json`);
}

/** File of the registry's channel. */
export function channelFile(registry: Registry): string {
  return join(registry.folder, 'channels', `${registry.channel}.json`);
}

/** Guards against path traversal: only plain names and versions are accepted. */
function safeName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.+-]*$/i.test(name) || name.includes('..')) {
    throw new RegistryError('name_invalid', `"${name}" is not a name of a remote, version or channel`, { name });
  }
  return name;
}

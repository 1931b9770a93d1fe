import { join } from 'node:path';
import { findSigningKeys, type ReleaseKeys } from '../keys/index.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { RegistryError } from './registry-error.ts';

/**
 * A registry: `r/<remote>/<version>/…` is write-once, `revisions/000001.json` append-only, `channels/<channel>.json` the only
 * mutable object. `manifests/<remote>/<version>.json` repeats each `remote.json`, so that the routes of a version whose files are
 * lost are still known.
 */
export interface Registry {
  /** Where the store is; for a store elsewhere, where its copies are kept on this machine. */
  readonly folder: string;
  readonly channel: string;
  readonly store: Store;
  /** Undefined where revisions are neither signed nor verified. */
  readonly keys: ReleaseKeys | undefined;
}

export interface RegistryOptions {
  readonly channel?: string;
  /** Default: the keys of whoever releases, where they are found (see `findSigningKeys`). */
  readonly keys?: ReleaseKeys | undefined;
  /** Address of a bucket. Default: `RELEASES_URL`; without one, the folder itself is the store. */
  readonly url?: string | undefined;
}

/** A handle to a registry; creates nothing. Throws for a channel name that is unsafe as a file name, and for keys that are none. */
export function openRegistry(folder: string, options: RegistryOptions = {}): Registry {
  return {
    folder,
    channel: safeName(options.channel ?? 'production'),
    store: openStore(folder, 'url' in options ? options.url : process.env['RELEASES_URL']),
    keys: 'keys' in options ? options.keys : findSigningKeys(folder),
  };
}

/** Folder of one version on this machine. Throws for names that are unsafe as folder names. */
export function versionFolder(registry: Registry, remote: string, version: string): string {
  return join(registry.folder, versionKey(remote, version));
}

/** What the keys of a version's files begin with, without the last slash. */
export function versionKey(remote: string, version: string): string {
  return `r/${safeName(remote)}/${safeName(version)}`;
}

export function manifestCopyKey(remote: string, version: string): string {
  return `manifests/${safeName(remote)}/${safeName(version)}.json`;
}

export const REVISIONS = 'revisions/';

/** What is left of revisions that nobody can read any more and that somebody gave up. */
export const FORGOTTEN = `${REVISIONS}forgotten/`;

/** Key of one revision, with the number padded to six digits. */
export function revisionKey(revision: number): string {
  return `${REVISIONS}${String(revision).padStart(6, '0')}.json`;
}

export function revisionFile(registry: Registry, revision: number): string {
  return join(registry.folder, revisionKey(revision));
}

export function channelKey(registry: Registry): string {
  return `channels/${registry.channel}.json`;
}

/** File of the channel of a registry in a folder. */
export function channelFile(registry: Registry): string {
  return join(registry.folder, channelKey(registry));
}

/** Guards against path traversal: only plain names and versions are accepted. */
function safeName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.+-]*$/i.test(name) || name.includes('..')) {
    throw new RegistryError('name_invalid', `"${name}" is not a name of a remote, version or channel`, { name });
  }
  return name;
}

import type { RemoteManifest } from '@orime/contracts';
import { parseManifest } from './read-manifest.ts';
import { RegistryError } from './registry-error.ts';
import { versionKey, type Registry } from './registry-folder.ts';

/**
 * The manifest of a published version. Errors: `version_unknown` when it is not published, and those of `parseManifest`.
 */
export async function readVersion(registry: Registry, remote: string, version: string): Promise<RemoteManifest> {
  const key = `${versionKey(remote, version)}/remote.json`;
  const stored = await registry.store.read(key);
  if (stored === undefined) throw new RegistryError('version_unknown', `${remote}@${version} is not published`, { remote, version });
  return parseManifest(stored.bytes.toString(), key);
}

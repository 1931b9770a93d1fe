import type { RemoteManifest } from '@orime/contracts';
import { manifestDigest } from '../keys/index.ts';
import { isCompressible } from '../manifest/compress.ts';
import { readVersion } from './read-version.ts';
import { isRegistryError } from './registry-error.ts';
import { versionKey, type Registry } from './registry-folder.ts';

/** What is wrong with a stored version. */
export interface VersionDamage {
  readonly remote: string;
  readonly version: string;
  /**
   * `version_missing`: no folder, or no manifest in it; `manifest_invalid` and `contract_unsupported`: one that cannot be read;
   * `manifest_forged`: one that is not what the signed revision names.
   */
  readonly code: 'version_missing' | 'manifest_invalid' | 'contract_unsupported' | 'manifest_forged' | 'file_damaged';
  /** The file that is missing or not as it was published; for `file_damaged` only. */
  readonly path?: string;
}

/**
 * Compares a version's files with what its manifest promises, by their lengths; empty when it is whole. Reads no contents:
 * cheap enough for a server to do every few seconds. A flipped bit is not seen (see `verifyVersion`).
 * @param digest of the manifest as a revision names it
 */
export async function inspectVersion(
  registry: Registry,
  remote: string,
  version: string,
  digest?: string,
): Promise<readonly VersionDamage[]> {
  let manifest: RemoteManifest;
  try {
    manifest = await readVersion(registry, remote, version);
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    const isUnreadable = error.code === 'manifest_invalid' || error.code === 'contract_unsupported';
    return [{ remote, version, code: isUnreadable ? error.code : 'version_missing' }];
  }
  if (manifest.name !== remote || manifest.version !== version) return [{ remote, version, code: 'manifest_invalid' }];
  if (digest !== undefined && manifestDigest(manifest) !== digest) return [{ remote, version, code: 'manifest_forged' }];
  const prefix = `${versionKey(remote, version)}/`;
  const stored = new Map((await registry.store.list(prefix)).map(({ key, bytes }) => [key.slice(prefix.length), bytes]));
  const expected = manifest.assets.flatMap(({ path, bytes, brotliBytes }) => [
    { path, bytes },
    ...(isCompressible(path)
      ? [
          { path: `${path}.br`, bytes: brotliBytes },
          { path: `${path}.gz`, bytes: undefined },
        ]
      : []),
  ]);
  return expected
    .filter(({ path, bytes }) => !stored.has(path) || (bytes !== undefined && stored.get(path) !== bytes))
    .map(({ path }) => ({ remote, version, code: 'file_damaged', path }));
}

import type { RemoteManifest } from '@orime/contracts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '../manifest/compress.ts';
import { readManifest } from './read-manifest.ts';
import { isRegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

/** What is wrong with a stored version. */
export interface VersionDamage {
  readonly remote: string;
  readonly version: string;
  /** `version_missing`: no folder, or no manifest in it; `manifest_invalid` and `contract_unsupported`: one that cannot be read. */
  readonly code: 'version_missing' | 'manifest_invalid' | 'contract_unsupported' | 'file_damaged';
  /** The file that is missing or not as long as it was published; for `file_damaged` only. */
  readonly path?: string;
}

/**
 * Compares a version's files with what its manifest promises, by their lengths; empty when it is whole. Reads no contents:
 * cheap enough for a server to do every few seconds. A flipped bit is not seen.
 */
export async function inspectVersion(registry: Registry, remote: string, version: string): Promise<readonly VersionDamage[]> {
  const folder = versionFolder(registry, remote, version);
  let manifest: RemoteManifest;
  try {
    manifest = await readManifest(folder);
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    const isUnreadable = error.code === 'manifest_invalid' || error.code === 'contract_unsupported';
    return [{ remote, version, code: isUnreadable ? error.code : 'version_missing' }];
  }
  if (manifest.name !== remote || manifest.version !== version) return [{ remote, version, code: 'manifest_invalid' }];
  const expected = manifest.assets.flatMap(({ path, bytes, brotliBytes }) => [
    { path, bytes },
    ...(isCompressible(path)
      ? [
          { path: `${path}.br`, bytes: brotliBytes },
          { path: `${path}.gz`, bytes: undefined },
        ]
      : []),
  ]);
  const isWhole = await Promise.all(
    expected.map(async ({ path, bytes }) => {
      const info = await stat(join(folder, path)).catch(() => undefined);
      return info !== undefined && (bytes === undefined || info.size === bytes);
    }),
  );
  return expected.filter((_, index) => isWhole[index] !== true).map(({ path }) => ({ remote, version, code: 'file_damaged', path }));
}

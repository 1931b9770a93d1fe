import type { RemoteManifest } from '@orime/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from './registry-error.ts';

/** Reads `remote.json` of a build or version folder. Throws `build_missing` when there is none. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const file = join(folder, 'remote.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new RegistryError('build_missing', `${file} does not exist; build first`, { file, cause });
  }
  const manifest: Partial<RemoteManifest> = JSON.parse(text);
  if (
    manifest.schema !== 1 ||
    typeof manifest.name !== 'string' ||
    typeof manifest.version !== 'string' ||
    !Array.isArray(manifest.assets)
  ) {
    throw new RegistryError('build_missing', `${file} is not a remote.json of schema 1`, { file });
  }
  // The rest is written by our own build and covered by its digest.
  return manifest as RemoteManifest;
}

import type { RemoteManifest } from '@orime/contracts';
import { manifestDigest } from '../keys/index.ts';
import { parseManifest } from './read-manifest.ts';
import { RegistryError } from './registry-error.ts';
import { manifestCopyKey, type Registry } from './registry-folder.ts';

/**
 * Keeps the manifest of a version outside of its folder. It is written first and once: whoever comes second with other content
 * under this version is refused with `version_differs`, also while the files of the first are still on their way.
 * @param isSigned the live revision names this very manifest: a copy that says otherwise is the one that was altered
 */
export async function keepManifestCopy(registry: Registry, manifest: RemoteManifest, isSigned = false): Promise<void> {
  const key = manifestCopyKey(manifest.name, manifest.version);
  const bytes = Buffer.from(`${JSON.stringify(manifest)}\n`);
  if (await registry.store.create(key, bytes)) return;
  const kept = await readManifestCopy(registry, manifest.name, manifest.version);
  if (kept !== undefined && manifestDigest(kept) === manifestDigest(manifest)) return;
  if (kept !== undefined && !isSigned) throw differs(manifest);
  await registry.store.put(key, bytes);
}

/** What a version said about itself, also when its folder is gone. Undefined when nothing readable was kept. */
export async function readManifestCopy(registry: Registry, remote: string, version: string): Promise<RemoteManifest | undefined> {
  const key = manifestCopyKey(remote, version);
  try {
    const kept = await registry.store.read(key);
    return kept && parseManifest(kept.bytes.toString(), key);
  } catch {
    // Missing or damaged: a copy is only the second way to know, so both are the same to the caller.
    return undefined;
  }
}

/** Versions are write-once: other content under the same version is refused with `version_differs`. */
export function refuseDifference(published: RemoteManifest, manifest: RemoteManifest): void {
  if (manifestDigest(published) !== manifestDigest(manifest)) throw differs(manifest);
}

export function differs({ name: remote, version }: RemoteManifest): RegistryError {
  return new RegistryError('version_differs', `${remote}@${version} is published with other content; versions are write-once`, {
    remote,
    version,
  });
}

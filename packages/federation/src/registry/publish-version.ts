import type { RemoteManifest } from '@orime/contracts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../manifest/asset-list.ts';
import { brotli, gzipped, isCompressible } from '../manifest/compress.ts';
import type { FileToStore } from '../store/store.ts';
import { checkPublish } from './check-publish.ts';
import { inspectVersion } from './inspect-version.ts';
import { keepManifestCopy, refuseDifference } from './manifest-copies.ts';
import { readManifest } from './read-manifest.ts';
import { readVersion } from './read-version.ts';
import { RegistryError } from './registry-error.ts';
import { versionKey, type Registry } from './registry-folder.ts';

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  /** `unchanged`: this very version was there already; `repaired`: it was, but files of it were missing or cut off. */
  readonly status: 'published' | 'unchanged' | 'repaired';
  readonly files: number;
}

export interface PublishOptions {
  readonly onFile?: ((done: number, total: number) => void) | undefined;
  /** Versions that are to go live with it, in one revision: it has to fit to them, and not to those that they replace. */
  readonly together?: readonly RemoteManifest[] | undefined;
}

/**
 * Copies a build into the registry under its name and version, if it fits beside everything that is live. A version is write-once: the same content again is
 * fine, other content is refused with `version_differs`. Compressed twins are stored beside the files. What the store lost
 * of a version since it was published is written again.
 */
export async function publishVersion(
  registry: Registry,
  buildFolder: string,
  { onFile = () => undefined, together = [] }: PublishOptions = {},
): Promise<PublishedVersion> {
  const manifest = await readManifest(buildFolder);
  await verifyBuild(buildFolder, manifest);
  const { name: remote, version } = manifest;
  const { store } = registry;
  const prefix = versionKey(remote, version);
  const result = { remote, version, files: manifest.assets.length };
  const isThere = (await store.list(`${prefix}/`)).length > 0;
  const [damage] = isThere ? await inspectVersion(registry, remote, version) : [];
  if (isThere && (damage === undefined || damage.code === 'file_damaged')) {
    refuseDifference(await readVersion(registry, remote, version), manifest);
    await keepManifestCopy(registry, manifest);
    if (damage === undefined) return { ...result, status: 'unchanged' };
    for (const { path, read } of filesOf(buildFolder, manifest)) await store.put(`${prefix}/${path}`, await read());
    return { ...result, status: 'repaired' };
  }
  await checkPublish(registry, manifest, together);
  // Before the version exists: whatever is promoted has a copy of its manifest.
  await keepManifestCopy(registry, manifest);
  // Without a readable manifest the folder proves nothing: it makes room for the version.
  if (damage !== undefined) await store.makeRoom(prefix);
  const isFirst = await store.putVersion(prefix, filesOf(buildFolder, manifest), (done) => onFile(done, manifest.assets.length));
  if (isFirst) return { ...result, status: damage === undefined ? 'published' : 'repaired' };
  refuseDifference(await readVersion(registry, remote, version), manifest);
  return { ...result, status: 'unchanged' };
}

/** Verifies that the folder has exactly the files of the manifest, byte for byte. */
export async function verifyBuild(buildFolder: string, manifest: RemoteManifest): Promise<void> {
  const { name: remote, version } = manifest;
  for (const { path, integrity } of manifest.assets) {
    const bytes = await readFile(join(buildFolder, path)).catch(() => undefined);
    if (bytes !== undefined && integrityOf(bytes) === integrity) continue;
    throw new RegistryError('version_differs', `${remote}@${version}: ${path} is not the file that remote.json describes; build again`, {
      remote,
      version,
      path,
    });
  }
}

/** The files of a version with their compressed twins, and the manifest as the last. */
function filesOf(buildFolder: string, { assets }: RemoteManifest): FileToStore[] {
  const file = (path: string): FileToStore => ({ path, read: () => readFile(join(buildFolder, path)) });
  const files = assets.flatMap(({ path }) => {
    if (!isCompressible(path)) return [file(path)];
    const ready = join(buildFolder, `${path}.br`);
    const raw = () => readFile(join(buildFolder, path));
    return [
      file(path),
      { path: `${path}.br`, read: async () => (existsSync(ready) ? readFile(ready) : brotli(await raw())) },
      { path: `${path}.gz`, read: async () => gzipped(await raw()) },
    ];
  });
  return [...files, file('remote.json')];
}

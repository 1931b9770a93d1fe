import type { RemoteManifest } from '@orime/contracts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestDigest } from '../keys/index.ts';
import { integrityOf } from '../manifest/asset-list.ts';
import { brotli, gzipped, isCompressible } from '../manifest/compress.ts';
import type { FileToStore } from '../store/store.ts';
import { checkPublish } from './check-publish.ts';
import type { VersionDamage } from './inspect-version.ts';
import { differs, keepManifestCopy, refuseDifference } from './manifest-copies.ts';
import { readLive } from './read-live.ts';
import { readManifest } from './read-manifest.ts';
import { readVersion } from './read-version.ts';
import { RegistryError } from './registry-error.ts';
import { versionKey, type Registry } from './registry-folder.ts';
import { releasedVersions } from './released-versions.ts';
import { passOverDamage } from './revisions.ts';
import { verifyVersion } from './verify-version.ts';

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  /** `unchanged`: this very version was there already; `repaired`: it was, but files of it were missing, cut off or altered. */
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
 * of a version since it was published, or holds with other bytes, is written again; of a version that visitors get, the signed
 * revision says which manifest is the right one.
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
  const digest = await releasedDigest(registry, manifest);
  // What visitors get is known by its signature, whatever the store shows of it by now.
  if (digest !== undefined && manifestDigest(manifest) !== digest) throw differs(manifest);
  const isThere = (await store.list(`${prefix}/`)).length > 0;
  const damage = isThere ? await verifyVersion(registry, remote, version, digest) : [];
  if (isThere && damage.every(({ code }) => code === 'file_damaged' || code === 'manifest_forged'))
    return { ...result, status: await repairFiles(registry, buildFolder, { manifest, damage, isSigned: digest !== undefined }) };
  await checkPublish(registry, manifest, together);
  // Before the version exists: whatever is promoted has a copy of its manifest.
  await keepManifestCopy(registry, manifest, digest !== undefined);
  // Without a readable manifest the folder proves nothing: it makes room for the version.
  if (isThere) await store.makeRoom(prefix);
  const isFirst = await store.putVersion(prefix, filesOf(buildFolder, manifest), (done) => onFile(done, manifest.assets.length));
  if (isFirst) return { ...result, status: isThere ? 'repaired' : 'published' };
  refuseDifference(await readVersion(registry, remote, version), manifest);
  return { ...result, status: 'unchanged' };
}

interface Repair {
  readonly manifest: RemoteManifest;
  readonly damage: readonly VersionDamage[];
  /** The live revision names this very manifest. */
  readonly isSigned: boolean;
}

/** Writes again what is damaged of a stored version; refuses a build with other content. */
async function repairFiles(
  registry: Registry,
  buildFolder: string,
  { manifest, damage, isSigned }: Repair,
): Promise<'unchanged' | 'repaired'> {
  const { name, version } = manifest;
  const isForged = damage.some(({ code }) => code === 'manifest_forged');
  if (!isForged) refuseDifference(await readVersion(registry, name, version), manifest);
  await keepManifestCopy(registry, manifest, isSigned);
  const damaged = new Set(damage.map(({ path }) => path));
  // A forged manifest says nothing of the files beside it.
  const files = filesOf(buildFolder, manifest).filter(({ path }) => isForged || damaged.has(path));
  for (const { path, read } of files) await registry.store.put(`${versionKey(name, version)}/${path}`, await read());
  return damage.length === 0 ? 'unchanged' : 'repaired';
}

/** Digest of the manifest of this version, as the live revision names it; undefined for a version that no visitor gets. */
async function releasedDigest(registry: Registry, { name, version }: RemoteManifest): Promise<string | undefined> {
  // Publishing has to work while the channel is damaged: it mends other things.
  const live = await readLive(registry).catch(passOverDamage);
  const released = live === undefined ? [] : releasedVersions(live.channel);
  return released.find((each) => each.name === name && each.version === version)?.digest;
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

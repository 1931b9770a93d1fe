import type { RemoteAsset, RemoteManifest } from '@orime/contracts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../manifest/asset-list.ts';
import { brotli, gzipped, isCompressible } from '../manifest/compress.ts';
import { replaceFile, syncFolder, writeDurably } from './durable-files.ts';
import { inspectVersion } from './inspect-version.ts';
import { keepManifestCopy } from './manifest-copies.ts';
import { readManifest } from './read-manifest.ts';
import { RegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  /** `unchanged`: this very version was there already; `repaired`: it was, but files of it were missing or cut off. */
  readonly status: 'published' | 'unchanged' | 'repaired';
  readonly files: number;
}

/**
 * Copies a build into the registry under its name and version. A version is write-once: the same content again is
 * fine, other content is refused with `version_differs`. Compressed twins are stored beside the files. What the store lost
 * of a version since it was published is written again.
 */
export async function publishVersion(
  registry: Registry,
  buildFolder: string,
  onFile: (done: number, total: number) => void = () => undefined,
): Promise<PublishedVersion> {
  const manifest = await readManifest(buildFolder);
  await verifyBuild(buildFolder, manifest);
  const target = versionFolder(registry, manifest.name, manifest.version);
  const result = { remote: manifest.name, version: manifest.version, files: manifest.assets.length };
  const [damage] = existsSync(target) ? await inspectVersion(registry, manifest.name, manifest.version) : [];
  // Without a readable manifest the folder proves nothing: it makes room for the version.
  if (damage !== undefined && damage.code !== 'file_damaged') await setAside(target);
  if (existsSync(target)) {
    await refuseDifference(target, manifest);
    await keepManifestCopy(registry, manifest);
    if (damage === undefined) return { ...result, status: 'unchanged' };
    await copyAssets(buildFolder, target, manifest, replaceFile);
    return { ...result, status: 'repaired' };
  }
  const staging = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await copyAssets(buildFolder, staging, manifest, writeDurably, onFile);
    await writeDurably(join(staging, 'remote.json'), await readFile(join(buildFolder, 'remote.json')));
    await syncFolder(staging);
    // Before the version exists: whatever is promoted has a copy of its manifest.
    await keepManifestCopy(registry, manifest);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process published the same version concurrently.
    if (!existsSync(target)) throw error;
    await refuseDifference(target, manifest);
    return { ...result, status: 'unchanged' };
  }
  await syncFolder(dirname(target));
  return { ...result, status: damage === undefined ? 'published' : 'repaired' };
}

/** Verifies that the folder has exactly the files of the manifest, byte for byte. */
async function verifyBuild(buildFolder: string, manifest: RemoteManifest): Promise<void> {
  for (const asset of manifest.assets) {
    const bytes = await readFile(join(buildFolder, asset.path)).catch(() => undefined);
    if (bytes === undefined || integrityOf(bytes) !== asset.integrity) {
      throw new RegistryError(
        'version_differs',
        `${manifest.name}@${manifest.version}: ${asset.path} is not the file that remote.json describes; build again`,
        {
          remote: manifest.name,
          version: manifest.version,
          path: asset.path,
        },
      );
    }
  }
}

async function refuseDifference(target: string, manifest: RemoteManifest): Promise<void> {
  const published = await readManifest(target);
  if (contentOf(published) === contentOf(manifest)) return;
  throw new RegistryError(
    'version_differs',
    `${manifest.name}@${manifest.version} is published with other content; versions are write-once`,
    {
      remote: manifest.name,
      version: manifest.version,
    },
  );
}

/** The commit is informational: several commits may produce the same content. */
function contentOf(manifest: RemoteManifest): string {
  return JSON.stringify({ ...manifest, commit: '' });
}

function setAside(folder: string): Promise<void> {
  return rename(folder, `${folder}.${randomBytes(6).toString('hex')}.tmp`);
}

type Write = (file: string, content: Uint8Array) => Promise<void>;

/** All at once: most of the time of a durable write is waiting for the disk, which takes many files in one go. */
async function copyAssets(
  from: string,
  to: string,
  { assets }: RemoteManifest,
  write: Write,
  onFile: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const folders = new Set(assets.map(({ path }) => dirname(join(to, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  let done = 0;
  // Settled, not raced: after a failure the folder is removed, and nothing may still be writing into it then.
  const copies = await Promise.allSettled(
    assets.map(async (asset) => {
      await copyAsset(from, to, asset, write);
      onFile(++done, assets.length);
    }),
  );
  const failed = copies.find((copy) => copy.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  for (const folder of folders) await syncFolder(folder);
}

async function copyAsset(from: string, to: string, { path }: RemoteAsset, write: Write): Promise<void> {
  const target = join(to, path);
  const bytes = await readFile(join(from, path));
  await write(target, bytes);
  if (!isCompressible(path)) return;
  const ready = join(from, `${path}.br`);
  await write(`${target}.br`, existsSync(ready) ? await readFile(ready) : await brotli(bytes));
  await write(`${target}.gz`, await gzipped(bytes));
}

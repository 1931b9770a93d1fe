import type { RemoteAsset, RemoteManifest } from '@orime/contracts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../manifest/asset-list.ts';
import { brotli, gzipped, isCompressible } from '../manifest/compress.ts';
import { syncFolder } from './durable-files.ts';
import { readManifest } from './read-manifest.ts';
import { RegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  /** `unchanged`: this version had been published before. */
  readonly status: 'published' | 'unchanged';
  readonly files: number;
}

/**
 * Copies a build into the registry. A version is write-once: publishing the same content again succeeds, other content is refused
 * with `version_differs`. Compressed variants are stored beside the files.
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
  if (existsSync(target)) {
    await refuseDifference(target, manifest);
    return { ...result, status: 'unchanged' };
  }
  const staging = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    let done = 0;
    for (const asset of manifest.assets) {
      await copyAsset(buildFolder, staging, asset);
      onFile(++done, manifest.assets.length);
    }
    await copyFile(join(buildFolder, 'remote.json'), join(staging, 'remote.json'));
    await syncFolder(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process published the same version concurrently.
    if (!existsSync(target)) throw error;
    await refuseDifference(target, manifest);
    return { ...result, status: 'unchanged' };
  }
  await syncFolder(dirname(target));
  return { ...result, status: 'published' };
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

async function copyAsset(from: string, to: string, { path }: RemoteAsset): Promise<void> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(from, path), target);
  if (!isCompressible(path)) return;
  const bytes = await readFile(target);
  const ready = join(from, `${path}.br`);
  await writeFile(`${target}.br`, existsSync(ready) ? await readFile(ready) : await brotli(bytes));
  await writeFile(`${target}.gz`, await gzipped(bytes));
}

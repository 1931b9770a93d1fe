import type { RemoteManifest } from '@orime/contracts';
import { publishVersion, readManifest, versionFolder, type Registry } from '@orime/federation/registry';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Publishes a version once more under another number, with other words in its scripts, and answers the number. It spares the build
 * that `changedBuild` makes, for journeys that are about releasing alone.
 */
export async function publishEdited(registry: Registry, app: string, version: string, change: (script: string) => string): Promise<string> {
  const source = versionFolder(registry, app, version);
  const manifest = await readManifest(source);
  const folder = await mkdtemp(join(tmpdir(), 'orime-edited-'));
  const assets = await Promise.all(
    manifest.assets.map(async (asset) => {
      const before = await readFile(join(source, asset.path));
      const after = asset.kind === 'script' ? Buffer.from(change(before.toString('utf8'))) : before;
      await writeFile(join(folder, asset.path), after);
      return after.equals(before) ? asset : { ...asset, ...factsOf(after) };
    }),
  );
  const edited: RemoteManifest = { ...manifest, version: `${version}.edited`, assets };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(edited));
  return (await publishVersion(registry, folder)).version;
}

function factsOf(bytes: Buffer): Pick<RemoteManifest['assets'][number], 'bytes' | 'brotliBytes' | 'integrity'> {
  const compressed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
  return {
    bytes: bytes.byteLength,
    brotliBytes: compressed.byteLength,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
}

import type { RemoteAsset } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotli, isCompressible } from './compress.ts';

/** Files that describe the build or duplicate its content. */
const NOT_ASSETS = /(^remote\.json|\.br|\.gz)$/;

/**
 * Lists the files of a build folder with size, brotli size and integrity, sorted by path. Also writes `<file>.br` for compressible
 * files, since computing the size needs it; publishing reuses it.
 */
export async function listAssets(folder: string): Promise<RemoteAsset[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_ASSETS.test(path))
    .sort();
  return Promise.all(paths.map((path) => describe(folder, path)));
}

async function describe(folder: string, path: string): Promise<RemoteAsset> {
  const bytes = await readFile(join(folder, path));
  let brotliBytes = bytes.byteLength;
  if (isCompressible(path)) {
    const compressed = await brotli(bytes);
    await writeFile(join(folder, `${path}.br`), compressed);
    brotliBytes = compressed.byteLength;
  }
  return { path, bytes: bytes.byteLength, brotliBytes, integrity: integrityOf(bytes), kind: kindOf(path) };
}

/** `sha384-…`, in the format of the `integrity` attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function kindOf(path: string): RemoteAsset['kind'] {
  if (/\.m?js$/.test(path)) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (/\.(woff2?|ttf|otf)$/.test(path)) return 'font';
  if (/\.(png|jpe?g|webp|avif|svg|gif|ico)$/.test(path)) return 'image';
  if (/\.(json|bin|geojson|topojson)$/.test(path)) return 'data';
  return 'other';
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|json|svg|txt|html|xml|webmanifest|map)$/;

/** Whether compression pays off. Fonts and photographs are compressed already. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

/** Files above this take most of a minute at the highest quality, for a tenth fewer bytes. */
const LARGE_BYTES = 2_000_000;

/** Brotli at the highest quality, except for very large files; slow, for build time only. */
export function brotli(bytes: Uint8Array): Promise<Buffer> {
  const quality = bytes.byteLength > LARGE_BYTES ? 9 : 11;
  return brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
}

/** Gzip at the highest level; for build time only. */
export function gzipped(bytes: Uint8Array): Promise<Buffer> {
  return gzipOf(bytes, { level: 9 });
}

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

/** Ways to code distances, as postfix bits and direct codes: brotli's own first, the one that helps most large scripts next. */
const DISTANCE_CODES = [
  [0, 0],
  [1, 30],
  [1, 16],
  [1, 0],
  [2, 8],
  [3, 32],
] as const;
/** Larger files take long enough with two of them. */
const SMALL_BYTES = 100_000;

/** The smallest that brotli gives at the highest quality, except for very large files; slow, for build time only. */
export async function brotli(bytes: Uint8Array): Promise<Buffer> {
  const size = bytes.byteLength;
  const count = size > LARGE_BYTES ? 1 : size > SMALL_BYTES ? 2 : DISTANCE_CODES.length;
  const tries = DISTANCE_CODES.slice(0, count).map(([postfix, direct]) =>
    brotliOf(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: size > LARGE_BYTES ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((best, other) => (other.length < best.length ? other : best));
}

/** Gzip at the highest level; for build time only. */
export function gzipped(bytes: Uint8Array): Promise<Buffer> {
  return gzipOf(bytes, { level: 9 });
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../manifest/asset-list.ts';
import { inspectVersion, type VersionDamage } from './inspect-version.ts';
import { mapAtOnce } from './map-at-once.ts';
import { readVersion } from './read-version.ts';
import { versionKey, type Registry } from './registry-folder.ts';

/** Most of the time of a bucket is waiting for an answer. */
const READ_AT_ONCE = 8;

const DECODERS = { '': (bytes: Buffer) => bytes, '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/**
 * Reads every file of a version, also the compressed twins, and compares its digest with the manifest's; empty when all of it is what
 * was published. Unlike `inspectVersion` it sees a flipped bit.
 * @param digest of the manifest as a revision names it
 */
export async function verifyVersion(
  registry: Registry,
  remote: string,
  version: string,
  digest?: string,
): Promise<readonly VersionDamage[]> {
  const damage = await inspectVersion(registry, remote, version, digest);
  if (damage.some(({ code }) => code !== 'file_damaged')) return damage;
  const { assets } = await readVersion(registry, remote, version);
  const lost = new Set(damage.map(({ path }) => path));
  const prefix = versionKey(remote, version);
  const stored = new Set((await registry.store.list(`${prefix}/`)).map(({ key }) => key.slice(prefix.length + 1)));
  const files = assets
    .flatMap(({ path, integrity }) => Object.entries(DECODERS).map(([suffix, decode]) => ({ path: `${path}${suffix}`, integrity, decode })))
    .filter(({ path }) => stored.has(path) && !lost.has(path));
  const altered = await mapAtOnce(files, READ_AT_ONCE, async ({ path, integrity, decode }): Promise<VersionDamage[]> => {
    const bytes = (await registry.store.read(`${prefix}/${path}`))?.bytes ?? Buffer.alloc(0);
    return digestOf(bytes, decode) === integrity ? [] : [{ remote, version, code: 'file_damaged', path }];
  });
  return [...damage, ...altered.flat()];
}

function digestOf(bytes: Buffer, decode: (bytes: Buffer) => Uint8Array): string | undefined {
  try {
    return integrityOf(decode(bytes));
  } catch {
    return undefined;
  }
}

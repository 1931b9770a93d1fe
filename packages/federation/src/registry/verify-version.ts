import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../manifest/asset-list.ts';
import { inspectVersion, type VersionDamage } from './inspect-version.ts';
import { readVersion } from './read-version.ts';
import { versionKey, type Registry } from './registry-folder.ts';

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
  const altered: VersionDamage[] = [];
  for (const { path, integrity } of assets) {
    for (const [suffix, decode] of Object.entries(DECODERS)) {
      const file = `${path}${suffix}`;
      if (lost.has(file) || !stored.has(file)) continue;
      const bytes = (await registry.store.read(`${prefix}/${file}`))?.bytes ?? Buffer.alloc(0);
      if (digestOf(bytes, decode) !== integrity) altered.push({ remote, version, code: 'file_damaged', path: file });
    }
  }
  return [...damage, ...altered];
}

function digestOf(bytes: Buffer, decode: (bytes: Buffer) => Uint8Array): string | undefined {
  try {
    return integrityOf(decode(bytes));
  } catch {
    return undefined;
  }
}

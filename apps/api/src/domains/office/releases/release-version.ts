import type { RemoteAsset, RemoteManifest } from '@orime/contracts';
import type { ReleaseVersion } from '@orime/contracts/api/office/releases';
import { inspectVersion, isRegistryError, readManifestCopy, readVersion, type Registry } from '@orime/federation/registry';
import type { Db } from '../../../house/db/db.ts';
import { readHealth } from '../telemetry/index.ts';
import { listSchemas } from './event-fields.ts';
import { readTypeContract } from './type-contract.ts';

/** The contract of a published version; undefined when it is not known, or its manifest cannot be read any more. */
export async function readReleaseVersion(
  db: Db,
  registry: Registry,
  { name, version, isLive }: { readonly name: string; readonly version: string; readonly isLive: boolean },
): Promise<ReleaseVersion | undefined> {
  const manifest = await findManifest(registry, name, version);
  if (manifest === undefined) return undefined;
  const [damage, health, types] = await Promise.all([
    inspectVersion(registry, name, version),
    readHealth(db, name, version),
    readTypeContract(registry, name, version),
  ]);
  const { team, commit, requires, routes, fragments, events, permissions, i18n, assets } = manifest;
  return {
    name,
    version,
    team,
    commit,
    isLive,
    shellApi: requires.shellApi,
    mfRuntime: requires.mfRuntime,
    shared: { ...requires.shared },
    routes: routes.map(({ path, screen, access, criticality }) => ({ path, screen, access, criticality, ...costOf(manifest, screen) })),
    fragments: fragments.map(({ slot, key }) => `${slot}/${key}`),
    publishes: [...events.publishes],
    consumes: [...events.consumes],
    commands: [...events.commands],
    schemas: listSchemas(events),
    types,
    origins: [...permissions.origins],
    storage: [...permissions.storage],
    localeKeys: { en: i18n.en.keys, jp: i18n.jp.keys },
    bytes: bytesByKind(assets),
    damage: damage.map(({ code, path = '' }) => ({ code, path })),
    health,
  };
}

/** The manifest of a published version; its copy where the folder is lost. Undefined for what was never published. */
export async function findManifest(registry: Registry, name: string, version: string): Promise<RemoteManifest | undefined> {
  try {
    return await readVersion(registry, name, version).catch(() => readManifestCopy(registry, name, version));
  } catch (error) {
    if (isRegistryError(error)) return undefined; // Not a valid name of a remote or version.
    throw error;
  }
}

type Language = 'en' | 'jp';
type RouteCost = Pick<ReleaseVersion['routes'][number], 'scriptBytes' | 'styleBytes' | 'files' | 'language'>;

/**
 * What a first visit of a screen loads: the entry, the exposed module, one language, and the screen itself, each file once. Of the
 * language with more script, as the gate of publishing takes it.
 */
function costOf(manifest: RemoteManifest, screen: string): RouteCost {
  const [english, japanese] = [costIn(manifest, screen, 'en'), costIn(manifest, screen, 'jp')];
  return japanese.scriptBytes > english.scriptBytes ? japanese : english;
}

function costIn({ assets, chunks, entry }: RemoteManifest, screen: string, language: Language): RouteCost {
  const parts = [chunks['entry'], chunks['boot'], chunks[`locale:${language}`], chunks[screen]];
  const paths = new Set([entry, ...parts.flatMap((part) => part ?? [])]);
  const files = assets.filter(({ path }) => paths.has(path));
  const sum = (kind: RemoteAsset['kind']): number =>
    files.reduce((bytes, file) => (file.kind === kind ? bytes + file.brotliBytes : bytes), 0);
  return { scriptBytes: sum('script'), styleBytes: sum('style'), files: files.length, language };
}

function bytesByKind(assets: readonly RemoteAsset[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const asset of assets) bytes[asset.kind] = (bytes[asset.kind] ?? 0) + asset.brotliBytes;
  return bytes;
}

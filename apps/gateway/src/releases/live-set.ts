import type { ChannelFile, ManifestEvents, ReleaseRemote, ReleaseSet, RemoteManifest } from '@orime/contracts';
import { versionKey, type Registry } from '@orime/federation/registry';
import { openWhole } from '../plugins/open-whole.ts';
import { composeRouteTable, type TableRow } from './route-table.ts';

/** Everything that documents of one revision are made from. */
export interface LiveSet {
  /** The revision that it was made from. */
  readonly channel: ChannelFile;
  /** Remotes whose files are gone: their routes are known, there is nothing to preload. */
  readonly missing: ReadonlySet<string>;
  readonly release: ReleaseSet;
  readonly shell: RemoteManifest;
  readonly manifests: ReadonlyMap<string, RemoteManifest>;
  readonly table: readonly TableRow[];
  /** Theme variables, type and reset of the shell's design system: the first paint has its colours before any script. */
  readonly baseCss: string;
  /** Origins that the live remotes may talk to, beside our own. */
  readonly origins: readonly string[];
}

export async function composeLiveSet(
  channel: ChannelFile,
  manifests: readonly RemoteManifest[],
  missing: ReadonlySet<string>,
  registry: Registry,
  id = channel.sets[0]?.id ?? '',
): Promise<LiveSet> {
  const shell = manifests.find(({ name }) => name === 'shell');
  if (shell === undefined) throw new Error('The live set has no shell');
  const remotes = manifests.filter(({ name }) => name !== 'shell');
  return {
    channel,
    missing,
    release: {
      id,
      revision: channel.revision,
      shell: shell.version,
      remotes: Object.fromEntries(remotes.map((manifest) => [manifest.name, forShell(manifest)])),
    },
    shell,
    manifests: new Map(manifests.map((manifest) => [manifest.name, manifest])),
    table: composeRouteTable(manifests),
    baseCss: await readBaseCss(shell, registry),
    origins: [...new Set(manifests.flatMap(({ permissions }) => permissions.origins))],
  };
}

/** Address of a version's folder. */
export function baseOf(manifest: Pick<RemoteManifest, 'name' | 'version'>): string {
  return `/r/${manifest.name}/${manifest.version}/`;
}

/** What the shell needs of a remote, and no more: it is in every document. */
function forShell({
  name,
  version,
  entry,
  container,
  routes,
  fragments,
  assets,
  events,
  permissions: { storage },
}: RemoteManifest): ReleaseRemote {
  return {
    version,
    base: baseOf({ name, version }),
    entry,
    // A manifest lists its entry: one that does not was refused when it was read.
    sha384: assets.find(({ path }) => path === entry)?.integrity.replace('sha384-', ''),
    container,
    routes: routes.map(({ document: _, ...route }) => route),
    ...rightsOf(events, storage),
    ...(fragments.length > 0 && { fragments }),
  };
}

function rightsOf(
  { publishes, consumes, commands, isComplete }: ManifestEvents,
  storage: readonly string[],
): Pick<ReleaseRemote, 'rights'> {
  const events = [...publishes, ...commands];
  const rights = {
    ...(events.length > 0 && { events }),
    ...(consumes.length > 0 && { consumes }),
    ...(storage.length > 0 && { storage }),
    ...(isComplete && { isComplete }),
  };
  return Object.keys(rights).length > 0 ? { rights } : {};
}

async function readBaseCss(shell: RemoteManifest, registry: Registry): Promise<string> {
  const asset = shell.assets.find(({ path }) => /^base\.[0-9a-f]+\.css$/.test(path));
  if (asset === undefined) return '';
  try {
    const file = await openWhole(registry.store, `${versionKey(shell.name, shell.version)}/${asset.path}`, asset, undefined);
    if (file === undefined) return '';
    try {
      return await file.handle.readFile('utf8');
    } finally {
      await file.handle.close();
    }
  } catch {
    // The page has its colours when its scripts have run; that the file is gone is told by the inspection of the set.
    return '';
  }
}

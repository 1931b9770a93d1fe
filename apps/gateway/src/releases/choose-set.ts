import type { ChannelFile, RemoteManifest } from '@orime/contracts';
import { isRegistryError, liveVersions, readLive, readRevision, type Registry, type VersionDamage } from '@orime/federation/registry';
import type { InspectedVersions } from './inspected-versions.ts';
import { composeLiveSet, type LiveSet } from './live-set.ts';
import type { StoredManifests } from './stored-manifests.ts';
import { composeTrials, type TrialSet } from './trial-sets.ts';

/** One thing that is wrong in the store, for logs and readiness. */
export type Damage = VersionDamage | { readonly code: string };

/** The store with what a gateway remembers of it. */
export interface ReleaseStore {
  readonly registry: Registry;
  readonly manifests: StoredManifests;
  readonly versions: InspectedVersions;
}

export interface ChosenSet {
  readonly set: LiveSet | undefined;
  /** What a part of the visitors gets instead; none beside an earlier revision. */
  readonly trials: readonly TrialSet[];
  readonly damage: readonly Damage[];
}

/** How far back a whole shell is looked for. */
const REVISIONS_BACK = 50;

/**
 * The set that documents are made from. A remote that is damaged stays in it, so that its routes show their panel and all
 * other pages are untouched. Without a whole shell there is no page at all: then the newest earlier revision that has one
 * is taken, complete, because its remotes were released for that shell.
 */
export async function chooseSet(store: ReleaseStore, former: LiveSet | undefined): Promise<ChosenSet> {
  try {
    return await chooseWhole(store, former);
  } catch (error) {
    // A store that does not answer is no reason to answer nobody.
    return { set: former, trials: [], damage: [{ code: isRegistryError(error) ? error.code : 'registry_unreadable' }] };
  }
}

async function chooseWhole(store: ReleaseStore, former: LiveSet | undefined): Promise<ChosenSet> {
  const { channel, damage } = await liveChannel(store.registry, former?.channel);
  if (channel === undefined) return { set: former, trials: [], damage };
  const versions = await inspect(store, channel);
  const found = [...damage, ...versions];
  if (!isShellDamaged(versions)) {
    const set = await compose(store, channel, versions);
    const tried = set === undefined ? { trials: [], damage: [] } : await composeTrials(store, set);
    return { set, trials: tried.trials, damage: [...found, ...tried.damage] };
  }
  const whole = await revisionWithWholeShell(store, channel);
  if (whole !== undefined) return { set: await compose(store, whole.channel, whole.damage), trials: [], damage: found };
  // Better a page that misses files than none: what tabs and caches hold of the shell still works.
  return { set: (await compose(store, channel, versions)) ?? former, trials: [], damage: found };
}

/** A gateway that served a good channel goes on with it while the file is unreadable; a new one takes the newest revision. */
async function liveChannel(
  registry: Registry,
  former: ChannelFile | undefined,
): Promise<{ readonly channel: ChannelFile | undefined; readonly damage: readonly Damage[] }> {
  try {
    const live = await readLive(registry);
    if (live === undefined) return { channel: former, damage: former === undefined ? [] : [{ code: 'channel_damaged' }] };
    return live.damage === undefined
      ? { channel: live.channel, damage: live.revisionDamage === undefined ? [] : [{ code: live.revisionDamage.code }] }
      : { channel: former ?? live.channel, damage: [{ code: live.damage.code }] };
  } catch (error) {
    return { channel: former, damage: [{ code: isRegistryError(error) ? error.code : 'registry_unreadable' }] };
  }
}

async function inspect({ versions: inspected }: ReleaseStore, channel: ChannelFile): Promise<VersionDamage[]> {
  const versions = Object.entries(liveVersions(channel));
  const damage = versions.map(([name, version]) => inspected.inspect(name, version, channel.digests?.[name]));
  return (await Promise.all(damage)).flat();
}

function isShellDamaged(damage: readonly VersionDamage[]): boolean {
  // A compressed twin that is cut off costs nothing but bytes: the file itself is sent instead. Without its server file browsers draw the page.
  return damage.some(({ remote, path }) => remote === 'shell' && !/\.(br|gz|cjs)$/.test(path ?? ''));
}

async function revisionWithWholeShell(store: ReleaseStore, { previous }: ChannelFile) {
  for (let revision = previous, steps = 0; revision !== null && steps < REVISIONS_BACK; steps += 1) {
    const channel = await readRevision(store.registry, revision).catch(() => undefined);
    if (channel === undefined) return undefined;
    const damage = await inspect(store, channel);
    if (!isShellDamaged(damage)) return { channel, damage };
    revision = channel.previous;
  }
  return undefined;
}

/** Undefined when not even the shell's manifest is known. */
async function compose(
  { registry, manifests }: ReleaseStore,
  channel: ChannelFile,
  damage: readonly VersionDamage[],
): Promise<LiveSet | undefined> {
  const known = await Promise.all(
    Object.entries(liveVersions(channel)).map(([name, version]) => manifests.find(name, version, channel.digests?.[name])),
  );
  const readable = known.filter((manifest): manifest is RemoteManifest => manifest !== undefined);
  if (!readable.some(({ name }) => name === 'shell')) return undefined;
  const missing = new Set(damage.filter(({ code }) => code === 'version_missing').map(({ remote }) => remote));
  return composeLiveSet(channel, readable, missing, registry);
}

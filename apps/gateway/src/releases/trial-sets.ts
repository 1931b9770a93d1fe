import type { ChannelSet } from '@orime/contracts';
import { trialDigestKey, type VersionDamage } from '@orime/federation/registry';
import type { ReleaseStore } from './choose-set.ts';
import { composeLiveSet, type LiveSet } from './live-set.ts';

/** What a share of the visitors gets instead of the live set. */
export interface TrialSet {
  readonly set: LiveSet;
  /** Per cent of the visitors. */
  readonly weight: number;
}

export interface ComposedTrials {
  readonly trials: readonly TrialSet[];
  readonly damage: readonly VersionDamage[];
}

/** The sets on trial of the live revision. One that is damaged is left out: there is a whole set that its visitors can have. */
export async function composeTrials(store: ReleaseStore, live: LiveSet): Promise<ComposedTrials> {
  const composed = await Promise.all(live.channel.sets.slice(1).map((tried) => composeTrial(store, live, tried)));
  return { trials: composed.flatMap(({ trials }) => trials), damage: composed.flatMap(({ damage }) => damage) };
}

async function composeTrial({ registry, manifests, versions }: ReleaseStore, live: LiveSet, tried: ChannelSet): Promise<ComposedTrials> {
  const named = Object.entries(tried.remotes).map(([name, version]) => ({
    name,
    version,
    digest: live.channel.digests?.[trialDigestKey({ name, version })],
  }));
  const damage = (await Promise.all(named.map(({ name, version, digest }) => versions.inspect(name, version, digest)))).flat();
  const own = await Promise.all(named.map(({ name, version, digest }) => manifests.find(name, version, digest)));
  const known = own.filter((manifest) => manifest !== undefined);
  if (damage.length > 0 || known.length < named.length) return { trials: [], damage };
  const together = [...[...live.manifests.values()].filter(({ name }) => tried.remotes[name] === undefined), ...known];
  const missing = new Set([...live.missing].filter((name) => tried.remotes[name] === undefined));
  const set = await composeLiveSet(live.channel, together, missing, registry, tried.id);
  return { trials: [{ set: { ...set, release: { ...set.release, isTrial: true } }, weight: tried.weight }], damage: [] };
}

import type { RemoteManifest } from '@orime/contracts';
import { channelKey, type Registry } from '@orime/federation/registry';
import { chooseSet, type Damage, type ReleaseStore } from './choose-set.ts';
import { InspectedVersions } from './inspected-versions.ts';
import type { LiveSet } from './live-set.ts';
import { StoredManifests } from './stored-manifests.ts';
import type { TrialSet } from './trial-sets.ts';

export interface LiveState {
  /** Undefined while nothing was ever promoted, or nothing readable is left of it. */
  readonly set: LiveSet | undefined;
  readonly trials: readonly TrialSet[];
  /** What is missing or cut off in the store; the set goes without it. */
  readonly damage: readonly Damage[];
}

/** The store is looked at this often though nobody promoted anything: files may be lost under a running gateway. */
const INSPECT_EVERY_MS = 10_000;
/** While something is damaged, its repair should be seen soon. */
const INSPECT_DAMAGED_EVERY_MS = 1000;

/**
 * What visitors get now. The channel file is looked at for every document (one `stat`), so a promotion is in the very
 * next one without a restart; a store that cannot be read leaves the last good set in place.
 */
export class LiveReleases implements ReleaseStore {
  readonly registry: Registry;
  private readonly onDamage: (damage: readonly Damage[]) => void;
  readonly manifests: StoredManifests;
  readonly versions: InspectedVersions;
  private state: LiveState = { set: undefined, trials: [], damage: [] };
  /** Files that have the right length and the wrong content. */
  private readonly altered = new Map<string, Damage>();
  private stamp = '';
  private inspectedAt = -Infinity;
  private reading: Promise<void> | undefined;

  /** @param onDamage told once for every change of what is damaged */
  constructor(registry: Registry, onDamage: (damage: readonly Damage[]) => void) {
    this.registry = registry;
    this.onDamage = onDamage;
    this.manifests = new StoredManifests(registry);
    this.versions = new InspectedVersions(registry);
  }

  /** The live set, or undefined while nothing was ever promoted. */
  async current(): Promise<LiveSet | undefined> {
    const stamp = await this.channelStamp();
    const age = performance.now() - this.inspectedAt;
    // Where there is nothing to show, a document waits for a look into the store, and not for one after the other.
    const isMissing = this.state.set === undefined && age > INSPECT_DAMAGED_EVERY_MS;
    if (stamp !== this.stamp || isMissing) await this.refresh(stamp);
    // Beside the document, not before it: looking at every file of the set takes longer than a document may.
    else if (age > (this.state.damage.length > 0 ? INSPECT_DAMAGED_EVERY_MS : INSPECT_EVERY_MS)) void this.refresh(stamp);
    return this.state.set;
  }

  /** What is on trial beside the set that was answered last. */
  get trials(): readonly TrialSet[] {
    return this.state.trials;
  }

  /** The live set and what is damaged of it, as of this second. */
  async inspect(): Promise<LiveState> {
    const stamp = await this.channelStamp();
    const isOld = performance.now() - this.inspectedAt > INSPECT_DAMAGED_EVERY_MS;
    if (isOld) this.versions.forget();
    if (isOld || stamp !== this.stamp) await this.refresh(stamp);
    return this.state;
  }

  /** To be called when a file of this version is not what was published: if visitors get the version, the set is inspected again. */
  async suspect(remote: string, version: string, path: string): Promise<void> {
    const sets = [this.state.set, ...this.state.trials.map(({ set }) => set)];
    const isLive = sets.some((set) => set?.manifests.get(remote)?.version === version);
    const isKnown = this.state.damage.some((damage) => 'remote' in damage && damage.remote === remote && damage.version === version);
    if (!isLive || isKnown) return;
    // An inspection compares lengths: only who read the file knows that it was altered.
    this.altered.set(`${remote}@${version}/${path}`, { remote, version, code: 'file_damaged', path });
    this.versions.forget();
    await this.refresh(this.stamp);
  }

  /** To be called when a file was found to be what was published. */
  trust(remote: string, version: string, path: string): void {
    this.altered.delete(`${remote}@${version}/${path}`);
  }

  /** The manifest of any published version: old ones stay served for tabs that are on them. */
  manifest(remote: string, version: string): Promise<RemoteManifest | undefined> {
    return this.manifests.findAsked(remote, version);
  }

  private refresh(stamp: string): Promise<void> {
    this.reading ??= this.read(stamp).finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(stamp: string): Promise<void> {
    const { set, trials, damage: found } = await chooseSet(this, this.state.set);
    const damage = [...found, ...[...this.altered.values()].filter((altered) => !found.some((each) => isSameVersion(each, altered)))];
    if (JSON.stringify(damage) !== JSON.stringify(this.state.damage)) this.onDamage(damage);
    this.state = { set, trials, damage };
    this.stamp = stamp;
    this.inspectedAt = performance.now();
  }

  /** A store that cannot be asked has changed as little as anybody knows. */
  private async channelStamp(): Promise<string> {
    try {
      return (await this.registry.store.tag(channelKey(this.registry))) ?? 'none';
    } catch {
      return this.stamp === '' ? 'unreachable' : this.stamp;
    }
  }
}

function isSameVersion(a: Damage, b: Damage): boolean {
  return 'remote' in a && 'remote' in b && a.remote === b.remote && a.version === b.version;
}

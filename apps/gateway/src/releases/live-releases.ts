import type { RemoteManifest } from '@orime/contracts';
import { channelFile, type Registry } from '@orime/federation/registry';
import { stat } from 'node:fs/promises';
import { chooseSet, type Damage } from './choose-set.ts';
import type { LiveSet } from './live-set.ts';
import { StoredManifests } from './stored-manifests.ts';

export interface LiveState {
  /** Undefined while nothing was ever promoted, or nothing readable is left of it. */
  readonly set: LiveSet | undefined;
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
export class LiveReleases {
  private readonly registry: Registry;
  private readonly onDamage: (damage: readonly Damage[]) => void;
  private readonly manifests: StoredManifests;
  private state: LiveState = { set: undefined, damage: [] };
  private stamp = '';
  private inspectedAt = -Infinity;
  private reading: Promise<void> | undefined;

  /** @param onDamage told once for every change of what is damaged */
  constructor(registry: Registry, onDamage: (damage: readonly Damage[]) => void) {
    this.registry = registry;
    this.onDamage = onDamage;
    this.manifests = new StoredManifests(registry);
  }

  /** The live set, or undefined while nothing was ever promoted. */
  async current(): Promise<LiveSet | undefined> {
    const stamp = await this.channelStamp();
    const age = performance.now() - this.inspectedAt;
    if (stamp !== this.stamp || this.state.set === undefined) await this.refresh(stamp);
    // Beside the document, not before it: looking at every file of the set takes longer than a document may.
    else if (age > (this.state.damage.length > 0 ? INSPECT_DAMAGED_EVERY_MS : INSPECT_EVERY_MS)) void this.refresh(stamp);
    return this.state.set;
  }

  /** The live set and what is damaged of it, as of this second. */
  async inspect(): Promise<LiveState> {
    const stamp = await this.channelStamp();
    if (stamp !== this.stamp || performance.now() - this.inspectedAt > INSPECT_DAMAGED_EVERY_MS) await this.refresh(stamp);
    return this.state;
  }

  /** To be called when a file of this version is not there whole: if visitors get the version, the set is inspected again. */
  async suspect(remote: string, version: string): Promise<void> {
    const isLive = this.state.set?.manifests.get(remote)?.version === version;
    const isKnown = this.state.damage.some((damage) => 'remote' in damage && damage.remote === remote && damage.version === version);
    if (isLive && !isKnown) await this.refresh(this.stamp);
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
    const { set, damage } = await chooseSet(this.registry, this.manifests, this.state.set);
    if (JSON.stringify(damage) !== JSON.stringify(this.state.damage)) this.onDamage(damage);
    this.state = { set, damage };
    this.stamp = stamp;
    this.inspectedAt = performance.now();
  }

  private async channelStamp(): Promise<string> {
    const info = await stat(channelFile(this.registry)).catch(() => undefined);
    return info === undefined ? 'none' : `${String(info.ino)}:${String(info.mtimeMs)}:${String(info.size)}`;
  }
}

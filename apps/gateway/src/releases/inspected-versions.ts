import { inspectVersion, versionKey, type Registry, type VersionDamage } from '@orime/federation/registry';
import { renewCopy } from './renew-copy.ts';

/** Shorter than the time between two regular inspections, so that each of those looks at everything. */
const KEPT_MS = 9000;
const MAX_KEPT = 200;

/**
 * What is damaged of versions. One that was whole a moment ago is not looked at again: a promotion costs the inspection of what it
 * changed and not of thousands of files.
 */
export class InspectedVersions {
  private readonly registry: Registry;
  /** When each was found whole, the oldest first. */
  private readonly whole = new Map<string, number>();

  constructor(registry: Registry) {
    this.registry = registry;
  }

  async inspect(remote: string, version: string, digest: string | undefined): Promise<readonly VersionDamage[]> {
    const key = `${remote}@${version} ${digest ?? ''}`;
    const now = performance.now();
    if (now - (this.whole.get(key) ?? -Infinity) < KEPT_MS) return [];
    this.whole.delete(key);
    const damage = await this.look(remote, version, digest);
    if (damage.length === 0) this.whole.set(key, now);
    const [oldest] = this.whole.keys();
    if (this.whole.size > MAX_KEPT && oldest !== undefined) this.whole.delete(oldest);
    return damage;
  }

  /** What a version lacks depends on its manifest, of which this machine may have a bad copy, or one of a version that is gone. */
  private async look(remote: string, version: string, digest: string | undefined): Promise<readonly VersionDamage[]> {
    const damage = await inspectVersion(this.registry, remote, version, digest);
    const isOld = damage.length > 0 && (await renewCopy(this.registry, () => `${versionKey(remote, version)}/remote.json`));
    return isOld ? inspectVersion(this.registry, remote, version, digest) : damage;
  }

  /** The next inspection looks at everything. */
  forget(): void {
    this.whole.clear();
  }
}

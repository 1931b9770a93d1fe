import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredVersion } from '../store/store.ts';
import { isRegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';

/** Published versions by remote (or `shell`), newest first. Empty without a registry. */
export function listPublished(registry: Registry): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
  return registry.store.versions();
}

/** Of a bucket; what this machine has published, or fetched once, is known at once. */
const LIST_EVERY_MS = 5000;

/**
 * Which versions are published, for names that come from outside: whatever is asked for, a store is asked for its list once in five
 * seconds at most. While it does not answer, what was known of it counts.
 */
export class PublishedVersions {
  private readonly registry: Registry;
  private known: ReadonlySet<string> = new Set();
  private listing: Promise<void> | undefined;
  private listedAt = -Infinity;

  constructor(registry: Registry) {
    this.registry = registry;
  }

  async has(remote: string, version: string): Promise<boolean> {
    const name = `${remote}@${version}`;
    if (this.known.has(name) || this.isHere(remote, version)) return true;
    if (performance.now() - this.listedAt > LIST_EVERY_MS) {
      this.listedAt = performance.now();
      this.listing = this.list().catch(() => undefined);
    }
    await this.listing;
    return this.known.has(name);
  }

  private isHere(remote: string, version: string): boolean {
    try {
      return existsSync(join(versionFolder(this.registry, remote, version), 'remote.json'));
    } catch (error) {
      if (isRegistryError(error)) return false; // Not a valid name of a remote or version.
      throw error;
    }
  }

  private async list(): Promise<void> {
    const remotes = await listPublished(this.registry);
    this.known = new Set([...remotes].flatMap(([remote, versions]) => versions.map(({ version }) => `${remote}@${version}`)));
  }
}

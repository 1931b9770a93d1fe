import type { ChannelFile } from '@orime/contracts';
import { readLive } from './read-live.ts';
import { RegistryError } from './registry-error.ts';
import { versionKey, type Registry } from './registry-folder.ts';
import { isForged, latestRevision, listRevisions, readRevision } from './revisions.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface GarbageOptions {
  /** Tells what would be removed, and removes nothing. */
  readonly isDryRun?: boolean;
  readonly now?: Date;
  readonly onVersion?: (done: number, total: number) => void;
}

export interface Garbage {
  readonly removed: readonly { readonly remote: string; readonly version: string; readonly bytes: number }[];
  readonly kept: number;
  /** Publications that broke off more than a day ago. */
  readonly leftovers: number;
}

/**
 * Removes the versions that nobody can get back to: no revision names them of those within the retention (the newest `minSets`, and
 * all of the last `minDays`), and they were published before that. Revisions and copies of manifests stay: they are small, and a
 * version stays write-once.
 */
export async function collectGarbage(
  registry: Registry,
  { isDryRun = false, now = new Date(), onVersion }: GarbageOptions = {},
): Promise<Garbage> {
  const live = await readLive(registry);
  if (live === undefined) return { removed: [], kept: 0, leftovers: 0 };
  const { minDays, minSets } = live.channel.retention;
  const since = new Date(now.getTime() - minDays * DAY_MS);
  // Listed before the revisions are read: what is published and promoted meanwhile is not in the list.
  const published = await registry.store.versions();
  const needed = await neededVersions(registry, live.channel, since, minSets);
  const all = [...published].flatMap(([remote, versions]) => versions.map((stored) => ({ remote, ...stored })));
  const garbage = all.filter(({ remote, version, publishedAt }) => publishedAt < since && !needed.has(`${remote}@${version}`));
  const removed = [];
  for (const { remote, version } of garbage) {
    const prefix = versionKey(remote, version);
    const bytes = (await registry.store.list(`${prefix}/`)).reduce((sum, object) => sum + object.bytes, 0);
    if (!isDryRun) {
      // Somebody may have promoted it, or put it on trial, in this very minute.
      const current = await latestRevision(registry);
      if (current !== undefined && versionsOf(current).includes(`${remote}@${version}`)) continue;
      await registry.store.removeVersion(prefix);
    }
    removed.push({ remote, version, bytes });
    onVersion?.(removed.length, garbage.length);
  }
  const leftovers = isDryRun ? 0 : await registry.store.removeLeftovers(new Date(now.getTime() - DAY_MS));
  return { removed, kept: all.length - removed.length, leftovers };
}

/** `remote@version` of everything that a kept revision names, in any of its sets. */
async function neededVersions(registry: Registry, live: ChannelFile, since: Date, minSets: number): Promise<ReadonlySet<string>> {
  const needed = new Set(versionsOf(live));
  const numbers = (await listRevisions(registry)).toReversed();
  let next = live.previous;
  for (const [index, number] of numbers.entries()) {
    const revision = await readRevision(registry, number).catch((error: unknown) => {
      // What was never live needs nothing; what cannot be read may need anything, unless a later revision passed over it.
      const isPassedOver = number < live.revision && (next === null || number > next);
      if (isForged(error) || isPassedOver) return undefined;
      throw new RegistryError(
        'revision_damaged',
        `Revision ${String(number)} cannot be read, so nobody knows which versions it needs; nothing was removed. orime status names what mends it`,
        { revision: number, cause: error },
      );
    });
    if (revision === undefined) continue;
    if (number === next) next = revision.previous;
    if (index >= minSets && new Date(revision.createdAt) < since) break;
    for (const name of versionsOf(revision)) needed.add(name);
  }
  return needed;
}

function versionsOf({ shell, sets }: ChannelFile): string[] {
  return [
    `shell@${shell.version}`,
    ...sets.flatMap(({ remotes }) => Object.entries(remotes).map(([remote, version]) => `${remote}@${version}`)),
  ];
}

import type { ChannelFile } from '@orime/contracts';
import type { Releases, Revision } from '@orime/contracts/api/office/releases';
import { latestRevision, listPublished, listRevisions, liveVersions, readRevision, type Registry } from '@orime/federation/registry';
import type { Db } from '../../../house/db/db.ts';
import { readHealth } from '../telemetry/index.ts';

const longestList = 50;

export async function readReleases(db: Db, registry: Registry): Promise<Releases> {
  const [current, published] = await Promise.all([latestRevision(registry), listPublished(registry)]);
  const live = current === undefined ? {} : liveVersions(current);
  const apps: Releases['apps'] = [];
  for (const [name, versions] of published) {
    const version = live[name] ?? null;
    apps.push({
      name,
      version,
      health: await readHealth(db, name, version ?? ''),
      published: versions
        .slice(0, longestList)
        .map((stored) => ({ version: stored.version, publishedAt: stored.publishedAt.toISOString() })),
    });
  }
  return {
    revision: current?.revision ?? 0,
    set: current?.sets[0]?.id ?? null,
    createdAt: current?.createdAt ?? null,
    createdBy: current?.createdBy ?? null,
    apps,
  };
}

export async function readHistory(
  registry: Registry,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: Revision[]; total: number }> {
  const numbers = (await listRevisions(registry)).toReversed();
  const items = await Promise.all(
    numbers.slice(offset, offset + limit).map(async (number) => describeRevision(registry, await readRevision(registry, number))),
  );
  return { items, total: numbers.length };
}

/** A revision with what it changed. */
export async function describeRevision(registry: Registry, channel: ChannelFile): Promise<Revision> {
  const { revision, previous, createdAt, createdBy, reason } = channel;
  const before = previous === null ? {} : liveVersions(await readRevision(registry, previous));
  const changed = Object.fromEntries(Object.entries(liveVersions(channel)).filter(([name, version]) => before[name] !== version));
  return { revision, previous, createdAt, createdBy, reason, changed };
}

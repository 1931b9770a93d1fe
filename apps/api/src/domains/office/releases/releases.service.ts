import type { ChannelFile } from '@orime/contracts';
import type { ReleasedApp, Releases, Revision } from '@orime/contracts/api/office/releases';
import {
  inspectVersion,
  latestRevision,
  listPublished,
  listRevisions,
  liveVersions,
  passOverDamage,
  readRevision,
  rollbackTargets,
  trialsOf,
  type Registry,
} from '@orime/federation/registry';
import type { Db } from '../../../house/db/db.ts';
import { countOpenErrors } from '../errors/index.ts';
import { readHealth, readTrialFigures } from '../telemetry/index.ts';
import { readNotes } from './release-notes.queries.ts';
import { findManifest } from './release-version.ts';

const longestList = 50;

export async function readReleases(db: Db, registry: Registry): Promise<Releases> {
  const [current, published] = await Promise.all([latestRevision(registry), listPublished(registry)]);
  const live = current === undefined ? {} : liveVersions(current);
  const [before, errors] = await Promise.all([
    current === undefined ? new Map<string, string>() : rollbackTargets(registry, current),
    countOpenErrors(
      db,
      Object.entries(live).map(([name, version]) => `${name}@${version}`),
    ),
  ]);
  // A version whose folder was lost is live all the same.
  const names = [...new Set([...published.keys(), ...Object.keys(live)])].toSorted();
  const apps = await Promise.all(
    names.map(async (name): Promise<ReleasedApp> => {
      const versions = published.get(name) ?? [];
      const version = live[name] ?? null;
      const known = version ?? versions[0]?.version;
      const manifest = known === undefined ? undefined : await findManifest(registry, name, known);
      return {
        name,
        team: manifest?.team ?? null,
        version,
        canaries: await readCanaries(db, current, name),
        previous: before.get(name) ?? null,
        health: await readHealth(db, name, version ?? ''),
        openErrors: errors.get(`${name}@${version ?? ''}`) ?? 0,
        damagedFiles: version === null ? 0 : (await inspectVersion(registry, name, version)).length,
        published: versions
          .slice(0, longestList)
          .map((stored) => ({ version: stored.version, publishedAt: stored.publishedAt.toISOString() })),
      };
    }),
  );
  return {
    revision: current?.revision ?? 0,
    set: current?.sets[0]?.id ?? null,
    createdAt: current?.createdAt ?? null,
    createdBy: current?.createdBy ?? null,
    apps,
  };
}

/** What of an app is on trial, with the figures that it is judged by. */
async function readCanaries(db: Db, current: ChannelFile | undefined, name: string): Promise<ReleasedApp['canaries']> {
  const live = current?.sets[0]?.remotes[name] ?? '';
  const found = trialsOf(current).flatMap(({ remotes, ...trial }) => {
    const version = remotes[name];
    return version === undefined ? [] : [{ ...trial, version }];
  });
  return Promise.all(
    found.map(async ({ version, weight, startedAt, judge }) => {
      const since = new Date(startedAt);
      const [trial, before] = await Promise.all([readTrialFigures(db, name, version, since), readTrialFigures(db, name, live, since)]);
      return { version, weight, startedAt, rules: judge, trial, live: before };
    }),
  );
}

/** Without revisions that cannot be read: `orime status` names them. */
export async function readHistory(
  db: Db,
  registry: Registry,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: Revision[]; total: number }> {
  const numbers = (await listRevisions(registry)).toReversed();
  const shown = numbers.slice(offset, offset + limit);
  const notes = await readNotes(db, shown);
  const items = await Promise.all(
    shown.map(async (number) => {
      const channel = await readRevision(registry, number).catch(passOverDamage);
      return channel && describeRevision(registry, channel, notes.get(number));
    }),
  );
  return { items: items.filter((item) => item !== undefined), total: numbers.length };
}

/** A revision with what it changed. */
export async function describeRevision(registry: Registry, channel: ChannelFile, note = ''): Promise<Revision> {
  const { revision, previous, createdAt, createdBy, reason, cause = null } = channel;
  const former = previous === null ? undefined : await readRevision(registry, previous).catch(passOverDamage);
  const before = former === undefined ? {} : liveVersions(former);
  const changed = Object.fromEntries(Object.entries(liveVersions(channel)).filter(([name, version]) => before[name] !== version));
  const known = new Set(triedIn(former).map(({ name, version }) => `${name}@${version}`));
  const tried = triedIn(channel).filter(({ name, version }) => !known.has(`${name}@${version}`));
  return { revision, previous, createdAt, createdBy, reason, changed, tried, cause, note };
}

function triedIn(channel: ChannelFile | undefined): Revision['tried'] {
  return trialsOf(channel).flatMap(({ remotes, weight }) => Object.entries(remotes).map(([name, version]) => ({ name, version, weight })));
}

import type { SupportBundle } from '@orime/contracts/api/office/releases';
import type { Registry } from '@orime/federation/registry';
import type { Db } from '../../../house/db/db.ts';
import { listErrorRows } from '../errors/index.ts';
import { readReleaseVersion } from './release-version.ts';
import { readHistory, readReleases } from './releases.service.ts';

const NEWEST = { limit: 50, offset: 0 };

/** What is live, since when, by which contracts, and what goes wrong in it. Reports of errors are scrubbed before they are stored. */
export async function composeSupportBundle(db: Db, registry: Registry): Promise<SupportBundle> {
  const releases = await readReleases(db, registry);
  const [history, errors, versions] = await Promise.all([
    readHistory(db, registry, NEWEST),
    listErrorRows(db, { status: 'open' }, NEWEST),
    Promise.all(
      releases.apps.flatMap(({ name, version }) =>
        version === null ? [] : [readReleaseVersion(db, registry, { name, version, isLive: true })],
      ),
    ),
  ]);
  return {
    createdAt: new Date().toISOString(),
    node: process.version,
    releases,
    history: history.items,
    versions: versions.filter((version) => version !== undefined),
    errors: errors.map(({ fingerprint, name, message, release, route, info, count, firstSeenAt, lastSeenAt }) => ({
      fingerprint,
      name,
      message,
      release,
      route,
      info,
      count,
      firstSeenAt,
      lastSeenAt,
    })),
  };
}

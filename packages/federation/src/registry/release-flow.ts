import type { ChannelFile } from '@orime/contracts';
import { composeRevision, liveVersions, sameVersions, type VersionMap } from './compose-revision.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import { appendRevision, latestRevision, listRevisions, pointChannel, revisionConflict } from './revisions.ts';
import { versionsBefore } from './versions-before.ts';

export interface ReleaseAuthor {
  readonly createdBy: string;
  /** The revision that the decision was based on. Default: the newest. */
  readonly onRevision?: number;
}

/** Makes published versions live. All changes form one revision, so that no visitor gets a mixed set. */
export async function promote(registry: Registry, changes: VersionMap, author: ReleaseAuthor): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  const live = base.current === undefined ? {} : liveVersions(base.current);
  const wanted = { ...live, ...changes };
  if (base.current !== undefined && sameVersions(live, wanted) && base.newest === base.current.revision) {
    // The promotion that wrote this revision may have been killed before the channel followed, or the channel file is lost.
    await pointChannel(registry);
    return base.current;
  }
  return write(registry, base, wanted, base.current === undefined ? 'first' : 'deploy', author);
}

/** Restores what was live before of one remote, or of everything that the newest revision changed (see `versionsBefore`). */
export async function rollback(registry: Registry, remote: string | undefined, author: ReleaseAuthor): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  if (base.current === undefined) throw new RegistryError('nothing_to_roll_back', 'Nothing was ever promoted');
  const live = liveVersions(base.current);
  if (remote !== undefined && live[remote] === undefined) throw new RegistryError('remote_unknown', `${remote} is not live`, { remote });
  const before = await versionsBefore(registry, base.current, remote);
  const wanted = remote === undefined ? before : { ...live, [remote]: before[remote] ?? '' };
  return write(registry, base, wanted, 'rollback', author);
}

interface Base {
  readonly current: ChannelFile | undefined;
  /** Number of the newest revision, also of one that is not signed and so never was live. */
  readonly newest: number;
}

/** What a decision is based on; refuses one that was based on another revision, also when that made the same versions live. */
async function readBase(registry: Registry, { onRevision }: ReleaseAuthor): Promise<Base> {
  // Listed once: of two decisions at once, the second would see a newest revision that its base is not.
  const numbers = await listRevisions(registry);
  const current = await latestRevision(registry, numbers);
  const newest = numbers.at(-1) ?? 0;
  if (onRevision !== undefined && onRevision !== (current?.revision ?? 0)) {
    if (current !== undefined) throw revisionConflict(current);
    throw new RegistryError('revision_conflict', 'Nothing was ever promoted', { revision: 0 });
  }
  return { current, newest };
}

async function write(
  registry: Registry,
  { current, newest }: Base,
  versions: VersionMap,
  reason: ChannelFile['reason'],
  { createdBy }: ReleaseAuthor,
): Promise<ChannelFile> {
  const next = await composeRevision(registry, { revision: newest + 1, current, versions, reason, createdBy });
  await appendRevision(registry, next);
  return next;
}

import type { ChannelFile } from '@orime/contracts';
import { liveVersions, type VersionMap } from './compose-revision.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import { revisionChain } from './revision-chain.ts';
import { trialsOf } from './trials.ts';

/** What was rolled back when visitors last had it, as `remote@version`, of a chain of revisions, newest first. */
export function rolledBackIn(chain: readonly ChannelFile[]): ReadonlySet<string> {
  const takenBy = new Map<string, ChannelFile | undefined>();
  for (const [index, revision] of chain.entries())
    for (const version of versionsIn(revision)) if (!takenBy.has(version)) takenBy.set(version, chain[index - 1]);
  return new Set([...takenBy].filter(([, by]) => by?.reason === 'rollback').map(([version]) => version));
}

/**
 * Refuses versions that were rolled back when visitors last had them, live or on trial. A build of the same content is the same
 * version: a push that changes nothing of it would bring back what somebody took away. Error: `rolled_back`, with the command that
 * does it on purpose.
 */
export async function refuseRolledBack(registry: Registry, current: ChannelFile, changes: VersionMap): Promise<void> {
  const found = await findRolledBack(registry, current, changes);
  if (found === undefined) return;
  const { remote, version } = found;
  const { revision, createdBy, createdAt } = found.by;
  const targets = Object.entries(changes).map((target) => target.join('@'));
  const command = `orime promote ${targets.join(' ')} --again`;
  throw new RegistryError(
    'rolled_back',
    `${remote}@${version} was rolled back in revision ${String(revision)} by ${createdBy} at ${createdAt}; to release it all the same: ${command}`,
    { remote, version, revision, createdBy, createdAt, command },
  );
}

export interface RolledBack {
  readonly remote: string;
  readonly version: string;
  /** The revision that took it from its visitors. */
  readonly by: ChannelFile;
}

/** One of these versions that was rolled back when visitors last had it; undefined when none was. */
export async function findRolledBack(registry: Registry, current: ChannelFile, versions: VersionMap): Promise<RolledBack | undefined> {
  const left = new Map(Object.entries(versions));
  let newer: ChannelFile | undefined;
  for await (const revision of revisionChain(registry, current)) {
    const shown = new Set(versionsIn(revision));
    for (const [remote, version] of left) {
      if (!shown.has(`${remote}@${version}`)) continue;
      if (newer?.reason === 'rollback') return { remote, version, by: newer };
      left.delete(remote);
    }
    if (left.size === 0) return undefined;
    newer = revision;
  }
  return undefined;
}

function versionsIn(revision: ChannelFile): readonly string[] {
  const sets = [liveVersions(revision), ...trialsOf(revision).map(({ remotes }) => remotes)];
  return sets.flatMap((set) => Object.entries(set).map(([name, version]) => `${name}@${version}`));
}

import type { ChannelFile } from '@orime/contracts';
import { liveVersions, sameVersions, type VersionMap } from './compose-revision.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import { readRevision } from './revisions.ts';

/** The versions of the newest earlier revision that had others, of one remote or at all. Error: `nothing_to_roll_back`. */
export async function versionsBefore(registry: Registry, current: ChannelFile, remote: string | undefined): Promise<VersionMap> {
  const live = liveVersions(current);
  for (let revision = current.previous; revision !== null;) {
    const candidate = await readRevision(registry, revision);
    const versions = liveVersions(candidate);
    const differs =
      remote === undefined ? !sameVersions(versions, live) : versions[remote] !== undefined && versions[remote] !== live[remote];
    if (differs) return versions;
    revision = candidate.previous;
  }
  throw new RegistryError('nothing_to_roll_back', `No earlier revision has another version${remote === undefined ? '' : ` of ${remote}`}`, {
    remote,
  });
}

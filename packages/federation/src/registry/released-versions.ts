import type { ChannelFile } from '@orime/contracts';
import { liveVersions } from './compose-revision.ts';
import { trialDigestKey, trialsOf } from './trials.ts';

export interface ReleasedVersion {
  readonly name: string;
  readonly version: string;
  /** Of its manifest, as the revision signs it; undefined in revisions from before there were digests. */
  readonly digest: string | undefined;
}

/** Every version that visitors get: what is live, and what is on trial. */
export function releasedVersions(channel: ChannelFile): readonly ReleasedVersion[] {
  const live = Object.entries(liveVersions(channel)).map(([name, version]) => ({ name, version, digest: channel.digests?.[name] }));
  const tried = trialsOf(channel).flatMap(({ remotes }) =>
    Object.entries(remotes).map(([name, version]) => ({ name, version, digest: channel.digests?.[trialDigestKey({ name, version })] })),
  );
  return [...live, ...tried];
}

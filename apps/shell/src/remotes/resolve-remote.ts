import type { ReleaseRemote, ReleaseSet } from '@orime/contracts';
import { RemoteError } from './remote-error.ts';

/** The released version of a remote that this document was written for. A tab stays on it for its whole life. */
export function resolveRemote(release: ReleaseSet, remote: string): ReleaseRemote {
  const found = release.remotes[remote];
  if (found === undefined) throw new RemoteError('remote_not_released', remote, `release ${release.id} has no such remote`);
  return found;
}

/** `remote@version`, as reports and facts name their source. */
export function sourceOf(release: ReleaseSet, remote: string): string {
  return `${remote}@${release.remotes[remote]?.version ?? 'none'}`;
}

/**
 * Address of the entry script. From the second attempt on it lies in a folder of its own, `~2/`, which the gateway maps
 * to the same files: chunks are found relative to the entry, so nothing that failed is asked for again under an
 * address that something on the way may have remembered.
 */
export function entryAddress({ base, entry }: ReleaseRemote, attempt: number): string {
  return attempt === 1 ? base + entry : `${base}~${String(attempt)}/${entry}`;
}

import type { ReleaseSet } from '@orime/contracts';

/**
 * What of the bus a participant may use: a remote of the release set what its manifest declares, everybody else (the shell, the
 * platform, a remote that runs alone) everything.
 */
export function mayUse({ remotes }: ReleaseSet): (source: string, type: string) => boolean {
  return (source, type) => {
    const remote = remotes[source.slice(0, source.indexOf('@'))];
    return remote === undefined || remote.rights?.events?.includes(type) === true;
  };
}

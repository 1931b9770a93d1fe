import type { ReleaseSet } from '@orime/contracts';
import type { BusUse } from '@orime/event-bus';

/**
 * What of the bus a participant may use: a remote of the release set what its manifest declares, and no remote answers commands;
 * everybody else (the shell, the platform, a remote that runs alone) may do everything.
 */
export function mayUse({ remotes }: ReleaseSet): (source: string, type: string, use: BusUse) => boolean {
  return (source, type, use) => {
    const remote = remotes[source.slice(0, source.indexOf('@'))];
    if (remote === undefined) return true;
    const { events = [], consumes = [], isComplete = false } = remote.rights ?? {};
    if (use === 'answer') return false;
    if (use === 'subscribe') return consumes.includes(type);
    return events.includes(type) || (use === 'command' && !isComplete);
  };
}

import { RegistryError } from '../registry/registry-error.ts';
import type { ChaosTarget } from './chaos-site.ts';
import { FAULTS, type Fault } from './faults.ts';
import type { ChaosCase } from './visit-broken.ts';

/** Pages of so many other remotes are visited under each fault. */
const OTHERS_AT_LEAST = 2;

/**
 * Each fault in both languages over the remotes. Beside each broken remote the home page is visited, and pages of two others at least:
 * spread so that every other remote is seen under each kind of fault. All of them under every fault would take twice as long.
 * Errors: `remote_unknown` and `fault_unknown`.
 * @param remotes that are broken; empty: all
 * @param faults names; empty: all
 */
export function chaosCases(targets: readonly ChaosTarget[], remotes: readonly string[], faults: readonly string[]): readonly ChaosCase[] {
  refuseUnknown(targets, remotes, faults);
  const chosen = FAULTS.filter(({ name }) => faults.length === 0 || faults.includes(name));
  return targets.flatMap((target, row) =>
    remotes.length > 0 && !remotes.includes(target.remote)
      ? []
      : chosen.map((fault) => {
          const others = targets.filter(({ remote }) => remote !== target.remote);
          const language = (row + FAULTS.indexOf(fault)) % 2 === 0 ? 'en' : 'jp';
          return { target, fault, language, foreign: ['/', ...visited(others, fault, chosen).map(({ path }) => path)] };
        }),
  );
}

/** The others take turns under the faults of one kind. */
function visited(others: readonly ChaosTarget[], fault: Fault, chosen: readonly Fault[]): readonly ChaosTarget[] {
  const alike = chosen.filter(({ kind }) => kind === fault.kind);
  const count = Math.min(others.length, Math.max(OTHERS_AT_LEAST, Math.ceil(others.length / alike.length)));
  const first = alike.indexOf(fault) * count;
  return Array.from({ length: count }, (_, turn) => others[(first + turn) % others.length]).filter((other) => other !== undefined);
}

function refuseUnknown(targets: readonly ChaosTarget[], remotes: readonly string[], faults: readonly string[]): void {
  const known = targets.map(({ remote }) => remote);
  const unknown = remotes.find((remote) => !known.includes(remote));
  if (unknown !== undefined)
    throw new RegistryError('remote_unknown', `No remote "${unknown}" is live there; there are ${known.join(', ')}`, { known });
  const names = FAULTS.map(({ name }) => name);
  const odd = faults.find((fault) => !names.includes(fault));
  if (odd !== undefined) throw new RegistryError('fault_unknown', `No fault is named "${odd}"; there are ${names.join(', ')}`, { names });
}

import type { RemoteManifest } from '@orime/contracts';
import { RegistryError } from '../registry/registry-error.ts';
import { checkBudget } from './check-budget.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkEvents } from './check-events.ts';
import { checkLocales } from './check-locales.ts';
import { checkRoutes } from './check-routes.ts';
import { checkShell } from './check-shell.ts';
import type { GateCheck, GateProblem } from './gate-problem.ts';

/** What would break a page. */
const NEEDED: readonly GateCheck[] = [checkRoutes, checkShell, checkDuplicates, checkEvents];
/** What would only be worse than it may be: no reason against going back to it. */
const WANTED: readonly GateCheck[] = [checkLocales, checkBudget];

/** Everything that does not fit between versions that would be live together. */
export function findGateProblems(manifests: readonly RemoteManifest[], isRollback = false): readonly GateProblem[] {
  return [...NEEDED, ...(isRollback ? [] : WANTED)].flatMap((check) => check(manifests));
}

/**
 * Throws the first thing that does not fit and that one of the changed versions has a part in, with all of them in its details: what
 * was live before stays releasable beside it.
 * @param changed names of remotes
 */
export function refuseProblems(manifests: readonly RemoteManifest[], changed: ReadonlySet<string>, isRollback = false): void {
  refuseAny(findGateProblems(manifests, isRollback), changed);
}

/** The same for problems that were found already. */
export function refuseAny(found: readonly GateProblem[], changed: ReadonlySet<string>): void {
  const problems = found.filter(({ between }) => between.some((name) => changed.has(name)));
  const [first] = problems;
  if (first === undefined) return;
  throw new RegistryError(first.code, problems.map(({ message }) => message).join('\n'), {
    ...first.details,
    problems: problems.map(({ code, message }) => ({ code, message })),
  });
}

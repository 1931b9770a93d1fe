import type { GateProblem } from '../gate/gate-problem.ts';
import type { Registry } from '../registry/registry-folder.ts';
import type { TypeProblem } from './compare-contracts.ts';
import { fitTypes } from './fit-types.ts';
import { readComparison } from './kept-comparisons.ts';
import { readTypes } from './kept-contracts.ts';

interface Version {
  readonly name: string;
  readonly version: string;
}

/**
 * Types that do not fit between versions that would be live together, as they were compared before: whoever releases may have no
 * compiler. A pair that was never compared is a problem, too, but none against going back.
 */
export async function checkKeptTypes(registry: Registry, versions: readonly Version[], isRollback: boolean): Promise<GateProblem[]> {
  const shell = versions.find(({ name }) => name === 'shell');
  if (shell === undefined) return [];
  const offered = await readTypes(registry, shell.name, shell.version);
  const remotes = versions.filter((version) => version !== shell);
  const found = await Promise.all(
    remotes.map(async (remote): Promise<GateProblem[]> => {
      const compiled = await readTypes(registry, remote.name, remote.version);
      const fit = await fitTypes((was, is) => readComparison(registry, was, is), compiled, offered);
      if (fit.kind === 'differs') return otherTypes(remote, shell, fit.problems);
      return fit.kind === 'unknown' && !isRollback ? [notCompared(remote, shell)] : [];
    }),
  );
  return found.flat();
}

/** One problem for each use. */
export function otherTypes(remote: Version, shell: Version, problems: readonly TypeProblem[]): GateProblem[] {
  const [consumer, provider] = [idOf(remote), idOf(shell)];
  return problems.map(({ use, why }) => ({
    code: 'types_mismatch',
    message: `${use} of ${provider} is not what ${consumer} was compiled against: ${why}`,
    details: { use, why, usedBy: consumer, providedBy: provider },
    between: [remote.name, shell.name],
  }));
}

function notCompared(remote: Version, shell: Version): GateProblem {
  const [consumer, provider] = [idOf(remote), idOf(shell)];
  const command = `orime compare ${consumer} ${provider}`;
  return {
    code: 'types_not_compared',
    message: `Nobody compared the types of ${consumer} with those that ${provider} lends: ${command}`,
    details: { usedBy: consumer, providedBy: provider, command },
    between: [remote.name, shell.name],
  };
}

function idOf({ name, version }: Version): string {
  return `${name}@${version}`;
}

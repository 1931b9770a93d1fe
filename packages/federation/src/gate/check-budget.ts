import type { GateCheck } from './gate-problem.ts';
import { routeCosts } from './route-cost.ts';

/** No route costs more than routes of its kind may. */
export const checkBudget: GateCheck = (manifests) =>
  manifests.flatMap((manifest) => {
    const { name, version } = manifest;
    return routeCosts(manifest)
      .filter(({ scriptBytes, budgetBytes }) => scriptBytes > budgetBytes)
      .map(({ path, scriptBytes, budgetBytes }) => ({
        code: 'budget_exceeded' as const,
        message: `${name}@${version} loads ${kilobytes(scriptBytes)} kB of script for ${path}, and ${kilobytes(budgetBytes)} are the most`,
        details: { remote: name, version, path, scriptBytes, budgetBytes },
        between: [name],
      }));
  });

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

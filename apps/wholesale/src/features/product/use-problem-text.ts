import type { MatrixProblem } from '@orime/commerce';
import { useT } from '@orime/platform';

/** What is wrong with a colour's quantities, and what would be right. */
export function useProblemText(): (problem: MatrixProblem) => string {
  const t = useT('wholesale');
  return (problem) => {
    switch (problem.code) {
      case 'below_moq':
        return t('problem.below-moq', { moq: problem.moqUnits, missing: problem.missingUnits });
      case 'not_a_multiple':
        return problem.lowerUnits === 0
          ? t('problem.multiple-first', { multiple: problem.orderMultiple, upper: problem.upperUnits })
          : t('problem.multiple', { multiple: problem.orderMultiple, lower: problem.lowerUnits, upper: problem.upperUnits });
      case 'size_unknown':
      case 'quantity_invalid':
        return t('problem.size', { size: problem.size });
    }
  };
}

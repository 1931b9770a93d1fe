import { toInches } from '@orime/contracts';
import type { SayProblem } from '@orime/forms';
import { useFormat } from '@orime/platform';
import { LENGTHS } from './intake-draft.ts';
import { useIntakeT } from './intake-texts.ts';

/** Words for what is wrong with an answer, where the general ones do not help; undefined where they do. */
export function useIntakeWords(): SayProblem {
  const t = useIntakeT();
  const format = useFormat();
  return (field, problem) => {
    switch (field) {
      case 'birthDate':
        return problem.kind === 'refused' ? t('intake.wrong.age') : undefined;
      case 'guardian.consent':
        return t('intake.wrong.consent');
      case 'imageRights':
        return t('intake.wrong.image-rights');
      case 'photos':
        return t('intake.wrong.photos');
      default:
        break;
    }
    // A bound is said in both units: the contract knows centimetres only.
    if (!LENGTHS.some((name) => field === `measurements.${name}`) || !('limit' in problem)) return undefined;
    const bound = { cm: format.number(problem.limit), inches: format.number(toInches(problem.limit)) };
    return t(problem.kind === 'too_small' ? 'intake.wrong.too-small' : 'intake.wrong.too-large', bound);
  };
}

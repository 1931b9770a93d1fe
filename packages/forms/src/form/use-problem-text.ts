import { useFormat } from '@orime/platform';
import { useFormsText } from '../forms-texts.ts';
import type { Problem } from './problem.ts';

/** What a person reads about a problem, in the page's language. */
export function useProblemText(): (problem: Problem) => string {
  const t = useFormsText();
  const format = useFormat();
  return (problem) => t(`problem.${problem.kind}`, 'limit' in problem ? { limit: format.number(problem.limit) } : {});
}

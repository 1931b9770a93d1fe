import type { Problem } from '../../form/problem.ts';
import { useFieldText } from '../field-texts.ts';

/** Said of a part that is missing. */
const MISSING = {
  name: 'address.missing.name',
  country: 'address.missing.country',
  postal: 'address.missing.postal',
  region: 'address.missing.region',
  city: 'address.missing.city',
  line1: 'address.missing.line1',
} as const;

/**
 * What a person reads about a part of an address, in the page's language: more to the point than what is said of fields in general, for
 * the `say` of a form. Nothing about parts and problems that are not those of `checkAddress`.
 */
export function useAddressProblemText(): (part: string, problem: Problem) => string | undefined {
  const t = useFieldText();
  return (part, { kind }) => {
    if (part === 'postal' && kind === 'malformed') return t('address.postal.malformed');
    const known = Object.entries(MISSING).find(([name]) => name === part)?.[1];
    return kind === 'required' && known !== undefined ? t(known) : undefined;
  };
}

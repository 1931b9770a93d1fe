import { useAddressProblemText, type Problem } from '@orime/forms';
import { useCheckoutT } from './checkout-texts.ts';

/** What the visitor reads about a field of the checkout. */
export function useDraftWords(): (field: string, problem: Problem | undefined) => string | undefined {
  const t = useCheckoutT();
  const addressText = useAddressProblemText();
  return (field, problem) => {
    if (problem === undefined) return undefined;
    if (field === 'email') return t(problem.kind === 'required' ? 'checkout.error.email' : 'checkout.error.email-form');
    return field === 'terms' ? t('checkout.error.terms') : addressText(field, problem);
  };
}

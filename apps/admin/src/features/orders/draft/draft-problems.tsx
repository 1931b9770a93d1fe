import type { CheckoutProblem } from '@orime/contracts/api/selling/checkout';
import { isApiError, useText } from '@orime/platform';
import { Notice } from '@orime/ui';
import { useOrdersT } from '../orders-texts.ts';

/** What prevents the order, as the API answered; empty for other failures. */
export function problemsIn(error: unknown): readonly CheckoutProblem[] {
  if (!isApiError(error) || error.code !== 'business_rule') return [];
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('problems' in details) || !Array.isArray(details.problems)) return [];
  return details.problems as readonly CheckoutProblem[]; // the contract of the endpoint
}

export function DraftProblems({ problems }: { readonly problems: readonly CheckoutProblem[] }) {
  const t = useOrdersT();
  const text = useText();
  return (
    <Notice tone="danger" role="alert" title={t('orders.draft.problems')}>
      <ul>
        {problems.map(({ code, line, promoCode, message }) => (
          <li key={`${code} ${line ?? ''} ${promoCode ?? ''}`}>{text(message)}</li>
        ))}
      </ul>
    </Notice>
  );
}

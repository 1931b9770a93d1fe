import type { WholesaleProblem } from '@orime/contracts/api/trade/wholesale-quote';
import { FormFailure } from '@orime/forms';
import { isApiError, useFormat, useT, useText } from '@orime/platform';
import { Notice } from '@orime/ui';

interface RefusalDetails {
  readonly reason?: string;
  readonly problems?: readonly WholesaleProblem[];
  readonly advanceMinor?: number;
  readonly paidMinor?: number;
}

/** Why a step was not taken, with the figures the server gives; nothing while all is well. */
export function OrderRefusal({ error, currency }: { readonly error: unknown; readonly currency?: string }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  if (error === null || error === undefined) return null;
  // Details of a refusal are facts of its endpoint; unknown ones are left alone.
  const details = (isApiError(error) ? (error.details as RefusalDetails | undefined) : undefined) ?? {};
  if (details.problems !== undefined && details.problems.length > 0) {
    return (
      <Notice tone="danger" role="alert" title={t('refusal.problems')}>
        {details.problems.map((problem) => (
          <p key={`${problem.code} ${problem.designId ?? ''} ${problem.size ?? ''}`}>{text(problem.text)}</p>
        ))}
      </Notice>
    );
  }
  if (details.reason === 'advance_unpaid' && currency !== undefined) {
    const openMinor = (details.advanceMinor ?? 0) - (details.paidMinor ?? 0);
    return (
      <Notice tone="danger" role="alert">
        {t('refusal.advance', { amount: format.money(openMinor, currency) })}
      </Notice>
    );
  }
  if (details.reason === 'needs_acceptance') {
    return (
      <Notice tone="danger" role="alert">
        {t('refusal.acceptance')}
      </Notice>
    );
  }
  return <FormFailure failure={error} />;
}

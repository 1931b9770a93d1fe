import { isApiError, useText } from '@orime/platform';
import { useFormsText } from '../forms-texts.ts';

const WAITING: ReadonlySet<string> = new Set(['locked', 'rate_limited']);

/** What a person may be told about a failed call: the API's own sentence first. */
export function useFailureText(): (failure: unknown) => string {
  const t = useFormsText();
  const text = useText();
  return (failure) => {
    if (!isApiError(failure)) return t('failure.any');
    // The API says "in a few minutes"; where the time is known, it is counted down beside this.
    if (failure.retryAfterSeconds !== undefined && WAITING.has(failure.code)) return t('failure.many');
    if (failure.status === 0) return t('failure.lost');
    return failure.text === undefined ? t('failure.any') : text(failure.text);
  };
}

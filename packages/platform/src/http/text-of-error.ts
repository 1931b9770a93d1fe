import { unansweredText } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import { isApiError } from './api-error.ts';

/** What a person may be told about a failed call: the server's own words, which every error body of ours brings, else those of its code. */
export function textOfError(error: unknown): LocalText {
  return isApiError(error) ? (error.text ?? unansweredText(error.code)) : unansweredText('internal');
}

import type { LocalText } from '../schemas/local-text.ts';
import { UNANSWERED_ERRORS } from './texts/unanswered.ts';

/**
 * Message of a failure without an error body of ours; any other code uses the text of `internal`. For the browser, which would
 * otherwise carry the messages of every code: those come with the response.
 */
export function unansweredText(code: string): LocalText {
  const texts: Readonly<Record<string, LocalText | undefined>> = UNANSWERED_ERRORS;
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? UNANSWERED_ERRORS.internal;
}

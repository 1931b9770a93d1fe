import type { LocalText } from '../schemas/local-text.ts';
import { EDITORIAL_ERRORS } from './texts/editorial.ts';
import { GENERAL_ERRORS } from './texts/general.ts';
import { MONEY_ERRORS } from './texts/money.ts';
import { OFFICE_ERRORS } from './texts/office.ts';
import { PEOPLE_ERRORS } from './texts/people.ts';
import { SELLING_ERRORS } from './texts/selling.ts';
import { TRADE_ERRORS } from './texts/trade.ts';
import { UNANSWERED_ERRORS } from './texts/unanswered.ts';

/** Stable error codes with their messages, a file for each domain that has codes of its own. */
export const ERROR_TEXTS = {
  ...UNANSWERED_ERRORS,
  ...GENERAL_ERRORS,
  ...PEOPLE_ERRORS,
  ...SELLING_ERRORS,
  ...TRADE_ERRORS,
  ...EDITORIAL_ERRORS,
  ...MONEY_ERRORS,
  ...OFFICE_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Whether the value is a code of this release. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_TEXTS, value);
}

/** Message of a code; unknown codes, as of a newer server, use the text of `internal`. */
export function errorText(code: string): LocalText {
  return ERROR_TEXTS[isErrorCode(code) ? code : 'internal'];
}

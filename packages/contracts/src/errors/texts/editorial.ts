import type { ErrorTexts } from './error-texts-type.ts';

export const EDITORIAL_ERRORS = {
  already_invited: {
    en: 'You are already on the list. We have sent you the mail with your code again.',
    jp: 'すでにご出席を承っております。受付コードのメールを再度お送りしました。',
  },
} as const satisfies ErrorTexts;

import type { ErrorTexts } from './error-texts-type.ts';

export const EDITORIAL_ERRORS = {
  already_invited: {
    en: 'You are already on the list. We have sent you the mail with your code again.',
    jp: 'すでにご出席を承っております。受付コードのメールを再度お送りしました。',
  },
  article_locked: {
    en: 'Somebody else is writing this story at the moment. Your words are kept in this browser.',
    jp: 'ほかの方がこの記事を執筆中です。入力した内容はこのブラウザーに保存されています。',
  },
} as const satisfies ErrorTexts;

import type { ErrorTexts } from './error-texts-type.ts';

export const TRADE_ERRORS = {
  buyer_unverified: { en: 'Wholesale opens once your company has been verified.', jp: '卸売のご利用には、企業情報の確認完了が必要です。' },
  account_in_use: {
    en: 'This account already belongs to a company, or runs pages of its own. Please use another account.',
    jp: 'このアカウントはすでに企業に所属しているか、別の用途でご利用中です。別のアカウントをお使いください。',
  },
  wrong_account: {
    en: 'This invitation is for another e-mail address. Please sign in with that one.',
    jp: 'このご招待は別のメールアドレス宛てです。そのメールアドレスでログインしてください。',
  },
  last_owner: {
    en: 'A company needs an owner. Please make somebody else an owner first.',
    jp: '企業には管理者が1名以上必要です。先に別の方を管理者にしてください。',
  },
} as const satisfies ErrorTexts;

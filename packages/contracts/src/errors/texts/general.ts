import type { ErrorTexts } from './error-texts-type.ts';

/** What any endpoint may answer. */
export const GENERAL_ERRORS = {
  validation: { en: 'Please check the highlighted fields.', jp: '入力内容をご確認ください。' },
  conflict: {
    en: 'This has changed since you opened it. Load it again to continue.',
    jp: '内容が更新されています。再読み込みしてください。',
  },
  invalid_transition: { en: 'This step is not possible in the current state.', jp: '現在の状態ではこの操作を行えません。' },
  key_reused: { en: 'This request was sent before with other content.', jp: '同じリクエストが異なる内容で送信されています。' },
  in_progress: { en: 'This is being processed. Please wait a moment.', jp: '処理中です。しばらくお待ちください。' },
  too_large: { en: 'This is larger than we can take.', jp: 'サイズが上限を超えています。' },
  unsupported_type: { en: 'This type of file or content is not supported.', jp: 'この形式には対応していません。' },
  business_rule: {
    en: 'This is not allowed by the rules of the marketplace.',
    jp: 'マーケットプレイスの規定により、この操作は行えません。',
  },
  locked: {
    en: 'Too many attempts. Please try again in a few minutes.',
    jp: '試行回数が上限に達しました。数分後にもう一度お試しください。',
  },
  not_configured: { en: 'This service is not configured here.', jp: 'このサービスは設定されていません。' },
} as const satisfies ErrorTexts;

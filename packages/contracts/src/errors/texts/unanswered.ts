import type { ErrorTexts } from './error-texts-type.ts';

/** Codes that a browser gives to a failure by itself: there was no response, or the response had no error body of ours. */
export const UNANSWERED_ERRORS = {
  unauthenticated: { en: 'Please sign in.', jp: 'ログインしてください。' },
  forbidden: { en: 'You do not have access to this.', jp: 'この操作を行う権限がありません。' },
  not_found: { en: 'This does not exist or is no longer available.', jp: 'お探しのものは存在しないか、現在ご覧いただけません。' },
  rate_limited: { en: 'Too many requests. Please wait a moment.', jp: 'リクエストが多すぎます。しばらくお待ちください。' },
  network: {
    en: 'We could not reach the server. Please check your connection.',
    jp: 'サーバーに接続できません。通信環境をご確認ください。',
  },
  unavailable: { en: 'This service is not available at the moment.', jp: 'ただいまサービスをご利用いただけません。' },
  internal: { en: 'Something went wrong on our side.', jp: 'サーバーで問題が発生しました。' },
} as const satisfies ErrorTexts;

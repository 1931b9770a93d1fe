import type { ErrorTexts } from './error-texts-type.ts';

export const PEOPLE_ERRORS = {
  invalid_credentials: { en: 'The e-mail address or password is not right.', jp: 'メールアドレスまたはパスワードが正しくありません。' },
  token_expired: {
    en: 'Your session has ended. Please sign in again.',
    jp: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  },
  totp_required: { en: 'Enter the code from your authenticator app.', jp: '認証アプリのコードを入力してください。' },
  reauth_required: { en: 'Please confirm your password to continue.', jp: '続けるにはパスワードを再入力してください。' },
  email_in_use: {
    en: 'An account with this e-mail address exists. Sign in instead?',
    jp: 'このメールアドレスはすでに登録されています。ログインしますか？',
  },
  handle_taken: { en: 'This handle is taken.', jp: 'このハンドルはすでに使われています。' },
  application_open: {
    en: 'An application of this kind is already open for this e-mail address. Please use the link in our confirmation e-mail.',
    jp: 'このメールアドレスからの同じ種類のお申し込みを、すでに受け付けております。確認メールのリンクをご利用ください。',
  },
  token_used: { en: 'This link has been used or has expired.', jp: 'このリンクは使用済みか、有効期限が切れています。' },
} as const satisfies ErrorTexts;

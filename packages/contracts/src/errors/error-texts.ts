import type { LocalText } from '../schemas/local-text.ts';

/** Stable error codes with their messages. A code without both languages does not compile. */
export const ERROR_TEXTS = {
  validation: { en: 'Please check the highlighted fields.', jp: '入力内容をご確認ください。' },
  unauthenticated: { en: 'Please sign in.', jp: 'ログインしてください。' },
  invalid_credentials: { en: 'The e-mail address or password is not right.', jp: 'メールアドレスまたはパスワードが正しくありません。' },
  token_expired: {
    en: 'Your session has ended. Please sign in again.',
    jp: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  },
  totp_required: { en: 'Enter the code from your authenticator app.', jp: '認証アプリのコードを入力してください。' },
  forbidden: { en: 'You do not have access to this.', jp: 'この操作を行う権限がありません。' },
  buyer_unverified: { en: 'Wholesale opens once your company has been verified.', jp: '卸売のご利用には、企業情報の確認完了が必要です。' },
  reauth_required: { en: 'Please confirm your password to continue.', jp: '続けるにはパスワードを再入力してください。' },
  not_found: { en: 'This does not exist or is no longer available.', jp: 'お探しのものは存在しないか、現在ご覧いただけません。' },
  email_in_use: {
    en: 'An account with this e-mail address exists. Sign in instead?',
    jp: 'このメールアドレスはすでに登録されています。ログインしますか？',
  },
  handle_taken: { en: 'This handle is taken.', jp: 'このハンドルはすでに使われています。' },
  application_open: {
    en: 'An application of this kind is already open for this e-mail address. Please use the link in our confirmation e-mail.',
    jp: 'このメールアドレスからの同じ種類のお申し込みを、すでに受け付けております。確認メールのリンクをご利用ください。',
  },
  report_repeated: {
    en: 'You reported this within the last day. We are looking into it.',
    jp: 'この内容は24時間以内にご報告いただいております。現在確認を進めております。',
  },
  conflict: {
    en: 'This has changed since you opened it. Load it again to continue.',
    jp: '内容が更新されています。再読み込みしてください。',
  },
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
  invalid_transition: { en: 'This step is not possible in the current state.', jp: '現在の状態ではこの操作を行えません。' },
  insufficient_stock: { en: 'Not enough is left of one of your items.', jp: '在庫が不足している商品があります。' },
  guest_limit: {
    en: 'Without an account, an order can have at most 10 items and 3 of one size. Please sign in to order more.',
    jp: 'ログインせずにご注文いただけるのは10点まで、同じサイズは3着までです。それ以上のご注文はログインしてください。',
  },
  quote_changed: {
    en: 'A price or the availability has changed. Please look at the new total.',
    jp: '価格または在庫に変更がありました。新しい合計をご確認ください。',
  },
  quote_expired: {
    en: 'Your checkout has expired. Please review it once more.',
    jp: 'お手続きの有効期限が切れました。もう一度ご確認ください。',
  },
  key_reused: { en: 'This request was sent before with other content.', jp: '同じリクエストが異なる内容で送信されています。' },
  in_progress: { en: 'This is being processed. Please wait a moment.', jp: '処理中です。しばらくお待ちください。' },
  payment_declined: {
    en: 'The payment was declined. Please try another card.',
    jp: 'お支払いが承認されませんでした。別のカードをお試しください。',
  },
  payment_action_required: { en: 'Your bank asks you to confirm this payment.', jp: 'カード会社による本人認証が必要です。' },
  payment_timeout: {
    en: 'The payment provider did not answer. You have not been charged.',
    jp: '決済サービスから応答がありませんでした。請求は発生していません。',
  },
  promo_invalid: { en: 'This promo code is not valid.', jp: 'このプロモーションコードはご利用いただけません。' },
  promo_exhausted: { en: 'This promo code has been used up.', jp: 'このプロモーションコードは利用上限に達しました。' },
  token_used: { en: 'This link has been used or has expired.', jp: 'このリンクは使用済みか、有効期限が切れています。' },
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
  rate_limited: { en: 'Too many requests. Please wait a moment.', jp: 'リクエストが多すぎます。しばらくお待ちください。' },
  not_configured: { en: 'This service is not configured here.', jp: 'このサービスは設定されていません。' },
  network: {
    en: 'We could not reach the server. Please check your connection.',
    jp: 'サーバーに接続できません。通信環境をご確認ください。',
  },
  unavailable: { en: 'This service is not available at the moment.', jp: 'ただいまサービスをご利用いただけません。' },
  internal: { en: 'Something went wrong on our side.', jp: 'サーバーで問題が発生しました。' },
} as const satisfies Record<string, LocalText>;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Whether the value is a code of this release. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_TEXTS, value);
}

/** Message of a code; unknown codes, as of a newer server, use the text of `internal`. */
export function errorText(code: string): LocalText {
  return ERROR_TEXTS[isErrorCode(code) ? code : 'internal'];
}

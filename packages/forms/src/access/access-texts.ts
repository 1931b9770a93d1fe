import { defineLocales } from '@orime/platform';

const en = {
  'sign-in.title': 'Please sign in',
  'sign-in.text': 'This page belongs to an account. You come back here afterwards.',
  'sign-in.action': 'Sign In',
  'sign-in.register': 'Create an account',
  'forbidden.title': 'You do not have access to this page',
  'forbidden.text': 'It belongs to somebody else, or to another kind of account.',
  'forbidden.action': 'Sign in with another account',
  'buyer_unverified.title': 'Your company is being verified',
  'buyer_unverified.text': 'Wholesale prices and orders open once that is done. You see in your dashboard whether something is missing.',
  'buyer_unverified.action': 'Go to the dashboard',
  'not_found.title': 'This page is not here',
  'not_found.text': 'It does not exist, or is no longer available.',
  'not_found.action': 'Browse the catalog',
  home: 'To the front page',
  'reauth.title': 'Confirm it is you',
  'reauth.text': 'Please give your password once more. It is asked for before changes of this weight.',
  'reauth.password': 'Password',
  'reauth.missing': 'Please give your password.',
  'reauth.wrong': 'This is not your current password.',
  'reauth.confirm': 'Confirm',
  'reauth.cancel': 'Cancel',
};

const jp: typeof en = {
  'sign-in.title': 'ログインしてください',
  'sign-in.text': 'このページをご覧いただくにはログインが必要です。ログイン後、このページに戻ります。',
  'sign-in.action': 'ログイン',
  'sign-in.register': '新規登録',
  'forbidden.title': 'このページを表示する権限がありません',
  'forbidden.text': 'ほかの方のページ、または別の種類のアカウント用のページです。',
  'forbidden.action': '別のアカウントでログイン',
  'buyer_unverified.title': '企業情報を確認しています',
  'buyer_unverified.text':
    '確認が完了すると、卸売価格の表示とご注文が可能になります。不足している書類はダッシュボードでご確認いただけます。',
  'buyer_unverified.action': 'ダッシュボードへ',
  'not_found.title': 'ページが見つかりません',
  'not_found.text': 'お探しのページは存在しないか、現在ご覧いただけません。',
  'not_found.action': 'カタログを見る',
  home: 'トップページへ',
  'reauth.title': 'ご本人の確認',
  'reauth.text': 'この変更を行うには、パスワードをもう一度入力してください。',
  'reauth.password': 'パスワード',
  'reauth.missing': 'パスワードを入力してください。',
  'reauth.wrong': '現在のパスワードと一致しません。',
  'reauth.confirm': '確認する',
  'reauth.cancel': 'キャンセル',
};

/** Words about who may do what. */
export const useAccessText = defineLocales('forms-access', { en, jp });

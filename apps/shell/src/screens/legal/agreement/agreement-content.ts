import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

export const AGREEMENT = {
  title: say('Accept the agreement', '契約への同意'),
  text: (version: string) =>
    say(
      `By accepting version ${version} you confirm that you may sign for the studio. Version, time and your network address are recorded.`,
      `第${version}版に同意することで、工房を代表する権限があることを確認したものとします。版・日時・接続元を記録します。`,
    ),
  accept: say('Accept', '同意する'),
  accepted: (version: string, date: string) =>
    say(`You accepted version ${version} on ${date}.`, `${date}に第${version}版へ同意いただきました。`),
  onward: say('To your dashboard', 'ダッシュボードへ'),
  failed: say('It could not be recorded. Please try again.', '記録できませんでした。もう一度お試しください。'),
  changed: say(
    'A newer version is in force. Please load the page again and read it first.',
    '新しい版が発効しています。ページを再読み込みし、内容をご確認ください。',
  ),
  visitor: say(
    'Designers and producers accept this agreement once, before their first sale.',
    'デザイナーと生産者の皆様には、最初の販売の前に一度、同意をお願いしています。',
  ),
  signIn: say('Sign in to accept', 'ログインして同意する'),
  others: say(
    'This agreement is for designers and producers. Your account needs to accept nothing here.',
    'この契約はデザイナーと生産者のためのものです。お客様のアカウントでの同意は必要ありません。',
  ),
} as const;

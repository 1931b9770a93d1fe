import { defineLocales } from '@orime/platform';

const en = {
  'like.count_one': '{{count}} like',
  'like.count_other': '{{count}} likes',
  'like.failed': 'Your like could not be saved.',
  'like.name': 'Like',
  'like.sign-in': 'Sign in to keep what you like.',
  'like.sign-in.action': 'Sign In',
};

const jp: Record<Exclude<keyof typeof en, 'like.count_one'>, string> = {
  'like.count_other': 'いいね{{count}}件',
  'like.failed': '「いいね」を保存できませんでした。',
  'like.name': 'いいね',
  'like.sign-in': 'お気に入りを保存するにはログインしてください。',
  'like.sign-in.action': 'ログイン',
};

/** Texts of the heart. Apart from those of the cards, which every first page loads. */
export const useLikeText = defineLocales('like', { en, jp });

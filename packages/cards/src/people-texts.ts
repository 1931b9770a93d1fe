import { defineLocales } from '@orime/platform';

const en = {
  'designer.place': '{{city}}, {{country}}',
  'designer.designs_one': '{{count}} design',
  'designer.designs_other': '{{count}} designs',
  'follow.start': 'Follow',
  'follow.on': 'Following',
  'follow.start-name': 'Follow {{name}}',
  'follow.on-name': 'Following {{name}}',
  'follow.failed': 'Your choice about {{name}} could not be saved. Please try again.',
  'follow.followers_one': '{{count}} follower',
  'follow.followers_other': '{{count}} followers',
  'discipline.accessories': 'Accessories',
  'discipline.denim': 'Denim',
  'discipline.dresses': 'Dresses',
  'discipline.dyeing': 'Dyeing',
  'discipline.embroidery': 'Embroidery',
  'discipline.knitwear': 'Knitwear',
  'discipline.outerwear': 'Outerwear',
  'discipline.print': 'Print',
  'discipline.shirting': 'Shirting',
  'discipline.tailoring': 'Tailoring',
  'discipline.technical': 'Technical wear',
  'discipline.textiles': 'Textiles',
};

// Japanese has one plural form, so it needs no `_one` keys.
type JapaneseKey = Exclude<keyof typeof en, `${string}_one`>;

const jp: Record<JapaneseKey, string> = {
  'designer.place': '{{country}}・{{city}}',
  'designer.designs_other': '{{count}}点の作品',
  'follow.start': 'フォローする',
  'follow.on': 'フォロー中',
  'follow.start-name': '{{name}}をフォローする',
  'follow.on-name': '{{name}}をフォロー中',
  'follow.failed': '{{name}}のフォローを更新できませんでした。もう一度お試しください。',
  'follow.followers_other': 'フォロワー{{count}}人',
  'discipline.accessories': 'アクセサリー',
  'discipline.denim': 'デニム',
  'discipline.dresses': 'ドレス',
  'discipline.dyeing': '染色',
  'discipline.embroidery': '刺繍',
  'discipline.knitwear': 'ニット',
  'discipline.outerwear': 'アウター',
  'discipline.print': 'プリント',
  'discipline.shirting': 'シャツ',
  'discipline.tailoring': 'テーラリング',
  'discipline.technical': 'テクニカルウェア',
  'discipline.textiles': 'テキスタイル',
};

/** Texts of designers and of following them. */
export const usePeopleText = defineLocales('cards', { en, jp });

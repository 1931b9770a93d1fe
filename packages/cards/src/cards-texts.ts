import { defineLocales } from '@orime/platform';

const en = {
  'badge.archive': 'Archive',
  'badge.few-left': 'Few left',
  'badge.made-to-order': 'Made to order',
  'badge.one-of-one': 'One of one',
  'badge.sale': '−{{percent}}',
  'badge.sold-out': 'Sold out',
  'price.none': 'Not sold in this market',
  'price.regular': 'Regular price',
  'price.sale': 'Sale price',
  colours_one: '{{count}} colour',
  colours_other: '{{count}} colours',
  'designer.place': '{{city}}, {{country}}',
  'designer.designs_one': '{{count}} design',
  'designer.designs_other': '{{count}} designs',
  'article.by': 'By {{name}}',
  'article.minutes_one': '{{count}} min read',
  'article.minutes_other': '{{count}} min read',
  'lookbook.looks_one': '{{count}} look',
  'lookbook.looks_other': '{{count}} looks',
};

// Japanese has one plural form, so it needs no `_one` keys.
type JapaneseKey = Exclude<keyof typeof en, `${string}_one`>;

const jp: Record<JapaneseKey, string> = {
  'badge.archive': 'アーカイブ',
  'badge.few-left': '残りわずか',
  'badge.made-to-order': '受注生産',
  'badge.one-of-one': '一点もの',
  'badge.sale': '{{percent}}オフ',
  'badge.sold-out': '完売',
  'price.none': 'この地域では販売していません',
  'price.regular': '通常価格',
  'price.sale': 'セール価格',
  colours_other: '全{{count}}色',
  'designer.place': '{{country}}・{{city}}',
  'designer.designs_other': '{{count}}点の作品',
  'article.by': '文・{{name}}',
  'article.minutes_other': '{{count}}分で読めます',
  'lookbook.looks_other': '{{count}}ルック',
};

/** Hook for the texts of the cards. */
export const useCardsText = defineLocales('cards', { en, jp });

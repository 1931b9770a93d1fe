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
  colours_one: '{{count}} color',
  colours_other: '{{count}} colors',
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
};

/** Texts of a design in short. Cards of each kind bring their own, so that a page of garments loads no words about people and articles. */
export const useDesignText = defineLocales('cards', { en, jp });

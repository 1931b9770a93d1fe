import type { CodeProblemCode, LineProblemCode } from '@orime/commerce';
import type { LocalText } from '@orime/contracts';

/** What a buyer is told about each problem of a quote. */
export const problemTexts = {
  not_found: { en: 'This item no longer exists.', jp: 'この商品は存在しません。' },
  not_sellable: { en: 'This item is not on sale at the moment.', jp: 'この商品は現在販売しておりません。' },
  not_in_market: { en: 'This item is not sold in your market.', jp: 'この商品はご利用の地域では販売しておりません。' },
  size_unknown: { en: 'This size is not available.', jp: 'このサイズはお取り扱いがありません。' },
  insufficient_stock: { en: 'Not enough of this item is left.', jp: 'この商品の在庫が不足しています。' },
  promo_unknown: { en: 'This promo code is not valid.', jp: 'このプロモーションコードはご利用いただけません。' },
  promo_expired: { en: 'This promo code has expired.', jp: 'このプロモーションコードは有効期限が切れています。' },
  promo_exhausted: { en: 'This promo code has been used up.', jp: 'このプロモーションコードは利用上限に達しました。' },
  promo_already_used: { en: 'You have used this promo code before.', jp: 'このプロモーションコードはすでにご利用済みです。' },
  promo_currency: { en: 'This promo code is for another currency.', jp: 'このプロモーションコードは別の通貨でのみご利用いただけます。' },
  promo_not_applicable: { en: 'This promo code does not apply to your items.', jp: 'このプロモーションコードの対象商品がありません。' },
  promo_not_combined: {
    en: 'Only one percentage code applies to an item; another one is in use.',
    jp: '割引率のコードは1商品につき1つまでです。すでに別のコードが適用されています。',
  },
  promo_min_spend: {
    en: 'Your order is below the minimum for this promo code.',
    jp: 'このプロモーションコードのご利用条件となる金額に達していません。',
  },
} as const satisfies Record<LineProblemCode | CodeProblemCode, LocalText>;

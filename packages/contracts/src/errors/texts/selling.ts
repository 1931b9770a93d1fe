import type { ErrorTexts } from './error-texts-type.ts';

export const SELLING_ERRORS = {
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
  return_address_missing: {
    en: 'Add the address where returns go first. The customer sees it once you approve.',
    jp: '先に返品先の住所を登録してください。承認後、お客様に表示されます。',
  },
} as const satisfies ErrorTexts;

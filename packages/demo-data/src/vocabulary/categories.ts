import type { LocalText } from './local-text.ts';

/** Every silhouette the renderer can cut, by the name the catalogue uses. */
export const categories = {
  tee: { en: 'T-shirt', jp: 'Tシャツ' },
  shirt: { en: 'shirt', jp: 'シャツ' },
  blouse: { en: 'blouse', jp: 'ブラウス' },
  knit: { en: 'knit pullover', jp: 'ニット' },
  cardigan: { en: 'cardigan', jp: 'カーディガン' },
  hoodie: { en: 'hoodie', jp: 'パーカー' },
  vest: { en: 'vest', jp: 'ベスト' },
  blazer: { en: 'blazer', jp: 'ジャケット' },
  coat: { en: 'coat', jp: 'コート' },
  trench: { en: 'trench coat', jp: 'トレンチコート' },
  haori: { en: 'haori', jp: '羽織' },
  dress: { en: 'dress', jp: 'ワンピース' },
  'slip-dress': { en: 'slip dress', jp: 'スリップドレス' },
  jumpsuit: { en: 'jumpsuit', jp: 'ジャンプスーツ' },
  skirt: { en: 'skirt', jp: 'スカート' },
  'pleated-skirt': { en: 'pleated skirt', jp: 'プリーツスカート' },
  trousers: { en: 'trousers', jp: 'トラウザーズ' },
  'wide-denim': { en: 'wide jeans', jp: 'ワイドデニム' },
  shorts: { en: 'shorts', jp: 'ショートパンツ' },
  bag: { en: 'bag', jp: 'バッグ' },
  scarf: { en: 'scarf', jp: 'スカーフ' },
} as const satisfies Record<string, LocalText>;

export type CategoryKey = keyof typeof categories;

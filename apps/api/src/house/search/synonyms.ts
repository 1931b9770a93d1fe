import { foldKana, normaliseText, stem } from './text-tokens.ts';

/** Words that mean the same garment, cloth or colour to somebody who searches, across both languages. */
const groups: readonly (readonly string[])[] = [
  ['silk', '絹', 'シルク'],
  ['wool', '羊毛', 'ウール'],
  ['cotton', '綿', '木綿', 'コットン'],
  ['linen', '麻', 'リネン'],
  ['denim', 'jeans', 'デニム', 'ジーンズ'],
  ['leather', '革', '皮', 'レザー'],
  ['cashmere', 'カシミヤ', 'カシミア'],
  ['alpaca', 'アルパカ'],
  ['mohair', 'モヘヤ', 'モヘア'],
  ['knit', 'sweater', 'jumper', 'pullover', 'ニット', 'セーター'],
  ['cardigan', 'カーディガン'],
  ['coat', 'overcoat', 'コート', '外套'],
  ['trench', 'トレンチ'],
  ['jacket', 'blazer', 'ジャケット', 'ブレザー'],
  ['dress', 'ワンピース', 'ドレス'],
  ['skirt', 'スカート'],
  ['trouser', 'pant', 'slack', 'トラウザーズ', 'パンツ', 'ズボン'],
  ['short', 'ショートパンツ', 'ショーツ'],
  ['shirt', 'シャツ'],
  ['blouse', 'ブラウス'],
  ['hoodie', 'hoody', 'パーカー', 'フーディー'],
  ['jumpsuit', 'ジャンプスーツ', 'つなぎ'],
  ['vest', 'waistcoat', 'gilet', 'ベスト', 'ジレ'],
  ['haori', '羽織'],
  ['kimono', '着物'],
  ['bag', 'tote', 'バッグ', '鞄', 'かばん'],
  ['scarf', 'stole', 'スカーフ', 'ストール', 'マフラー'],
  ['pleat', 'pleated', 'プリーツ'],
  ['stripe', 'ストライプ', '縞'],
  ['check', 'plaid', 'チェック'],
  ['floral', 'flower', '花柄'],
  ['embroidery', 'embroidered', '刺繍'],
  ['indigo', '藍', 'インディゴ'],
  ['black', '黒', 'ブラック', 'ink', '墨'],
  ['white', '白', 'ホワイト', 'chalk'],
  ['red', '赤', 'レッド', 'vermilion', 'madder'],
  ['blue', '青', 'ブルー', 'navy', '紺'],
  ['green', '緑', 'グリーン'],
  ['yellow', '黄色', 'イエロー', 'mustard', '芥子'],
  ['grey', 'gray', '灰', 'グレー'],
  ['brown', '茶', 'ブラウン'],
  ['pink', 'ピンク', 'blush'],
  ['japan', 'japanese', '日本'],
];

const index = new Map<string, readonly string[]>();
for (const group of groups) {
  const folded = group.map((word) => stem(foldKana(normaliseText(word))));
  for (const word of folded) index.set(word, [...new Set([...(index.get(word) ?? []), ...folded])]);
}

/** The word itself and everything that means the same, all folded as tokens are. */
export function withSynonyms(word: string): readonly string[] {
  return index.get(word) ?? [word];
}

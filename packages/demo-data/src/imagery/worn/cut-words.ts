import type { CompleteRecipe } from '@orime/cloth';
import type { LocalText } from '../../vocabulary/index.ts';

/** Words for how a garment is cut; nothing where the cut needs no word. */
type Words<Key extends string> = Readonly<Partial<Record<Key, LocalText>>>;

export const collarWords: Words<CompleteRecipe['collar']> = {
  crew: { en: 'crew neck', jp: 'クルーネック' },
  'v-neck': { en: 'V-neck', jp: 'Vネック' },
  scoop: { en: 'scoop neck', jp: 'スクープネック' },
  boat: { en: 'boat neck', jp: 'ボートネック' },
  mock: { en: 'mock neck', jp: 'モックネック' },
  turtle: { en: 'turtleneck', jp: 'タートルネック' },
  point: { en: 'point collar', jp: 'レギュラーカラー' },
  band: { en: 'band collar', jp: 'バンドカラー' },
  camp: { en: 'camp collar', jp: 'オープンカラー' },
  notch: { en: 'notch lapels', jp: 'ノッチドラペル' },
  shawl: { en: 'shawl collar', jp: 'ショールカラー' },
  hood: { en: 'hood', jp: 'フード' },
};

export const sleeveWords: Words<CompleteRecipe['sleeve']> = {
  cap: { en: 'cap sleeves', jp: 'フレンチスリーブ' },
  short: { en: 'short sleeves', jp: '半袖' },
  half: { en: 'elbow-length sleeves', jp: '五分袖' },
  long: { en: 'long sleeves', jp: '長袖' },
  balloon: { en: 'full sleeves', jp: 'バルーンスリーブ' },
  wide: { en: 'wide sleeves', jp: '広袖' },
};

/** Closures as seen from the front. */
export const closureWords: Words<CompleteRecipe['closure']> = {
  open: { en: 'open front', jp: '前開き' },
  'hidden-buttons': { en: 'concealed buttons', jp: '比翼仕立て' },
  snaps: { en: 'snap front', jp: 'スナップ留め' },
  zip: { en: 'zip front', jp: '前ファスナー' },
};

export const waistWords: Words<CompleteRecipe['waist']> = {
  elastic: { en: 'elastic waist', jp: 'ゴムウエスト' },
  drawstring: { en: 'drawstring waist', jp: '紐で絞るウエスト' },
  belted: { en: 'belted', jp: 'ベルト付き' },
};

export const pleatWords: Words<CompleteRecipe['pleats']> = {
  box: { en: 'box pleats', jp: '箱ひだ' },
  knife: { en: 'knife pleats', jp: '車ひだ' },
  front: { en: 'front pleats', jp: '前タック' },
};

export const pocketWords: Words<CompleteRecipe['pockets'][number]> = {
  'chest-patch': { en: 'chest pocket', jp: '胸ポケット' },
  patch: { en: 'patch pockets', jp: '貼りポケット' },
  flap: { en: 'flap pockets', jp: '雨蓋ポケット' },
  welt: { en: 'welt pockets', jp: '箱ポケット' },
  kangaroo: { en: 'kangaroo pocket', jp: 'カンガルーポケット' },
  cargo: { en: 'cargo pockets', jp: 'カーゴポケット' },
};

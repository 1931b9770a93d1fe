import type { ClosureKind, CollarKind, CuffKind, HemKind, PleatKind, PocketKind, SleeveKind, WaistKind } from '../recipe/garment-recipe.ts';

export type Words = { readonly en: string; readonly jp: string };

export const breastWords: Record<'single' | 'double', Words> = {
  single: { en: 'single-breasted', jp: 'シングル' },
  double: { en: 'double-breasted', jp: 'ダブル' },
};

export const closureWords: Record<ClosureKind, Words> = {
  'pull-on': { en: 'pulled on', jp: 'プルオーバー' },
  open: { en: 'worn open', jp: '前開き、留め具なし' },
  buttons: { en: 'buttoned', jp: 'ボタン留め' },
  'hidden-buttons': { en: 'hidden buttons', jp: '比翼仕立て' },
  snaps: { en: 'snaps', jp: 'スナップボタン' },
  zip: { en: 'zip at the front', jp: '前ファスナー' },
  'back-zip': { en: 'zip at the back', jp: '後ろファスナー' },
  'side-zip': { en: 'zip at the side', jp: '脇ファスナー' },
  fly: { en: 'fly front', jp: '前開き（フライフロント）' },
};

export const collarWords: Record<CollarKind, Words> = {
  none: { en: 'no collar', jp: 'ノーカラー' },
  crew: { en: 'crew neck', jp: 'クルーネック' },
  'v-neck': { en: 'V-neck', jp: 'Vネック' },
  scoop: { en: 'scoop neck', jp: 'Uネック' },
  boat: { en: 'boat neck', jp: 'ボートネック' },
  mock: { en: 'mock neck', jp: 'モックネック' },
  turtle: { en: 'roll neck', jp: 'タートルネック' },
  point: { en: 'point collar', jp: 'レギュラーカラー' },
  band: { en: 'band collar', jp: 'バンドカラー' },
  camp: { en: 'camp collar', jp: '開襟' },
  notch: { en: 'notched lapels', jp: 'ノッチドラペル' },
  shawl: { en: 'shawl collar', jp: 'ショールカラー' },
  haori: { en: 'haori band', jp: '羽織襟' },
  hood: { en: 'hood', jp: 'フード' },
};

export const sleeveWords: Record<SleeveKind, Words> = {
  none: { en: 'sleeveless', jp: 'ノースリーブ' },
  cap: { en: 'cap sleeves', jp: 'フレンチスリーブ' },
  short: { en: 'short sleeves', jp: '半袖' },
  half: { en: 'elbow-length sleeves', jp: '五分袖' },
  long: { en: 'long sleeves', jp: '長袖' },
  balloon: { en: 'balloon sleeves', jp: 'バルーンスリーブ' },
  wide: { en: 'wide sleeves', jp: 'ワイドスリーブ' },
};

export const cuffWords: Record<CuffKind, Words> = {
  none: { en: 'no cuffs', jp: 'カフスなし' },
  hemmed: { en: 'hemmed sleeves', jp: '三つ折りの袖口' },
  buttoned: { en: 'buttoned cuffs', jp: 'ボタンカフス' },
  rib: { en: 'rib cuffs', jp: 'リブの袖口' },
  elastic: { en: 'elastic cuffs', jp: 'ゴムの袖口' },
  'turned-back': { en: 'turned-back cuffs', jp: '折り返しの袖口' },
};

export const pocketWords: Record<PocketKind, Words> = {
  'chest-patch': { en: 'chest pocket', jp: '胸ポケット' },
  patch: { en: 'patch pockets', jp: 'パッチポケット' },
  flap: { en: 'flap pockets', jp: 'フラップポケット' },
  welt: { en: 'welt pockets', jp: '箱ポケット' },
  kangaroo: { en: 'kangaroo pocket', jp: 'カンガルーポケット' },
  'side-seam': { en: 'side-seam pockets', jp: 'シームポケット' },
  slant: { en: 'slant pockets', jp: '斜めポケット' },
  'back-patch': { en: 'patch pockets at the back', jp: '後ろパッチポケット' },
  cargo: { en: 'cargo pockets', jp: 'カーゴポケット' },
};

export const waistWords: Record<WaistKind, Words> = {
  none: { en: 'no waist seam', jp: 'ウエスト切り替えなし' },
  seam: { en: 'waist seam', jp: 'ウエスト切り替え' },
  elastic: { en: 'elastic waist', jp: 'ゴムウエスト' },
  drawstring: { en: 'drawstring waist', jp: '紐ウエスト' },
  waistband: { en: 'waistband', jp: '帯付きウエスト' },
  belted: { en: 'belted waist', jp: '共布ベルト' },
};

export const pleatWords: Record<PleatKind, Words> = {
  none: { en: 'no pleats', jp: 'プリーツなし' },
  knife: { en: 'knife pleats', jp: '車ひだ' },
  box: { en: 'box pleats', jp: '箱ひだ' },
  front: { en: 'pleats at the front', jp: '前タック' },
  back: { en: 'pleat at the back', jp: '後ろ中央のタック' },
};

export const hemWords: Record<HemKind, Words> = {
  tucked: { en: 'tucked in', jp: '裾をタックイン' },
  straight: { en: 'straight hem', jp: '水平な裾' },
  'shirt-tail': { en: 'curved hem', jp: 'シャツテール' },
  rib: { en: 'rib hem', jp: 'リブの裾' },
  'turn-up': { en: 'turn-ups', jp: '裾の折り返し' },
  'side-slits': { en: 'slits at the sides', jp: '両脇スリット' },
};

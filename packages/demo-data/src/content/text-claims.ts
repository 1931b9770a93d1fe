import type { CompleteRecipe } from '@orime/cloth';
import type { DesignRecipe } from '../vocabulary/design-recipe.ts';

/** What is known of a garment when its text is read. */
export type ClaimedGarment = { readonly cut: CompleteRecipe; readonly design: DesignRecipe; readonly lined: boolean };

/** Words of a description that say how a garment is made, in both languages, and what must then be true of its recipe. */
export type TextClaim = {
  readonly name: string;
  readonly en: RegExp;
  readonly jp: RegExp;
  readonly holds: (garment: ClaimedGarment, found: RegExpExecArray) => boolean;
};

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'];
const countKanji = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

/** The number that the group of a claim names, in either language. */
function counted([, ...groups]: readonly (string | undefined)[]): number {
  const word = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
  if (word === '左右') return 2;
  return Math.max(countWords.indexOf(word), countKanji.indexOf(word));
}

const buttoned = new Set<CompleteRecipe['closure']>(['buttons', 'hidden-buttons', 'snaps']);
const zipped = new Set<CompleteRecipe['closure']>(['zip', 'back-zip', 'side-zip']);
const concealed = new Set<CompleteRecipe['closure']>(['hidden-buttons', 'zip']);
const trousers = new Set<CompleteRecipe['category']>(['trousers', 'wide-denim', 'shorts']);

/** How many pockets are seen from outside: one on the chest, all other kinds in pairs. */
export function pocketCount({ pockets }: CompleteRecipe): number {
  return pockets.reduce((sum, pocket) => sum + (pocket === 'chest-patch' || pocket === 'kangaroo' ? 1 : 2), 0);
}

const closureClaims: readonly TextClaim[] = [
  { name: 'double-breasted', en: /double-breasted/i, jp: /ダブルの/, holds: ({ cut }) => cut.breast === 'double' },
  {
    name: 'number of buttons',
    en: /(?<!close with )\b(one|two|three|four|twelve)[- ](?:flat )?buttons?\b/i,
    jp: /(一|二|三|四)つボタン|(?<=ボタンは)(一)つ|ボタン(?:はタグアの実を)?(十二|三)(?:つ|個)|四つボタン/,
    holds: ({ cut }, found) => buttoned.has(cut.closure) && cut.buttons === counted(found),
  },
  { name: 'no buttons', en: /no buttons/i, jp: /ボタンもなく/, holds: ({ cut }) => cut.closure === 'open' && cut.buttons === 0 },
  {
    name: 'zip',
    en: /(?:side|two-way|concealed) zip/i,
    jp: /脇ファスナー|両開きのファスナー|隠しファスナー/,
    holds: ({ cut }) => zipped.has(cut.closure),
  },
  { name: 'no zip', en: /has no zip/i, jp: /ファスナーはない/, holds: ({ cut }) => !zipped.has(cut.closure) },
  { name: 'snaps', en: /snap placket/i, jp: /スナップの前立て/, holds: ({ cut }) => cut.closure === 'snaps' },
  {
    name: 'hidden closure',
    en: /hidden hooks|hook closure|one magnet|concealed zip|appear only when you go looking/i,
    jp: /隠し鉤|鉤留め|マグネット一つ|隠しファスナー|探したときにだけ見えます/,
    holds: ({ cut }) => concealed.has(cut.closure),
  },
  { name: 'fly', en: /fly front|button fly/i, jp: /前開きも|漁師式のボタン/, holds: ({ cut }) => cut.closure === 'fly' },
  {
    name: 'slips over the head',
    en: /slip it over|back to front|three rectangles|closes at the nape/i,
    jp: /水着の上に一枚で|前後を入れ替えて|三枚の長方形だけ|うなじの/,
    holds: ({ cut }) => cut.closure === 'pull-on',
  },
  { name: 'pinned', en: /horn pin|tupu pin/i, jp: /角のピン|古銀のピン/, holds: ({ cut }) => cut.closure === 'open' && cut.buttons === 0 },
];

const pocketClaims: readonly TextClaim[] = [
  {
    name: 'pockets',
    en: /pockets (?:set|big|that hold)|proper pockets|(?:two|three|patch|pass-through|mesh) (?:deep |patch )?pockets|one pocket|pocket only/i,
    jp: /ポケット(?:は|もあり|が二つ|が付いて|のように)|貼りポケット|大きなポケット|低めのポケット|深いポケット|貫通ポケット|左右のポケット|メッシュのポケット|ポケットだけ/,
    holds: ({ cut }) => cut.pockets.length > 0,
  },
  { name: 'patch pockets', en: /patch pockets/i, jp: /貼りポケット/, holds: ({ cut }) => cut.pockets.includes('patch') },
  {
    name: 'number of pockets',
    en: /(one|two|three) (?:deep |patch )?pockets?\b(?! in)/i,
    jp: /ポケットは(一|三)つ|ポケットが(二)つ|(左右)のポケット/,
    holds: ({ cut }, found) => pocketCount(cut) === counted(found),
  },
  { name: 'no pockets outside', en: /only clean fronts/i, jp: /表には何も見せません/, holds: ({ cut }) => cut.pockets.length === 0 },
  { name: 'kangaroo pocket', en: /kangaroo pocket/i, jp: /前ポケット/, holds: ({ cut }) => cut.pockets.includes('kangaroo') },
  {
    name: 'stripe turned on the pocket',
    en: /stripe turned sideways on the pocket/i,
    jp: /ポケットだけ縞が横を向いた/,
    holds: ({ cut, design }) => cut.pocketGrain === 'across' && cut.pockets.includes('chest-patch') && design.print === 'stripe',
  },
];

const waistClaims: readonly TextClaim[] = [
  {
    name: 'elastic waist',
    en: /elastic (?:waist|back)/i,
    jp: /ゴムのウエスト|ゴムを入れた/,
    holds: ({ cut }) => cut.waist === 'elastic' || cut.waist === 'drawstring',
  },
  {
    name: 'drawstring',
    en: /drawstring trouser|draws in on a cord|the drawcord is bright/i,
    jp: /紐パンツ|紐で絞るウエスト|紐は鞄の中でも/,
    holds: ({ cut }) => cut.waist === 'drawstring',
  },
  {
    name: 'belted',
    en: /\bbelted\b|\ba belt\b|, belt,|ties in front|ties twice/i,
    jp: /帯付き|ベルト(?:を備え|、|を失く)|前で結ばれ|二度結び/,
    holds: ({ cut }) => cut.waist === 'belted',
  },
  {
    name: 'waistband',
    en: /flat waistband|the waistband (?:is|ties)/i,
    jp: /平らなウエスト|ウエストには|内側で結ぶウエスト/,
    holds: ({ cut }) => cut.waist === 'waistband',
  },
  { name: 'flat front', en: /flat front/i, jp: /前の平らな/, holds: ({ cut }) => cut.pleats === 'none' },
];

const pleatClaims: readonly TextClaim[] = [
  { name: 'knife pleats', en: /knife pleats/i, jp: /一斉に放つ.*プリーツ/, holds: ({ cut }) => cut.pleats === 'knife' },
  { name: 'box pleats', en: /box pleats/i, jp: /に箱ひだを取り/, holds: ({ cut }) => cut.pleats === 'box' },
  {
    name: 'pleat at the back',
    en: /inverted pleat|back pleat|kick pleat|the back has a proper pleat/i,
    jp: /背には深い箱ひだ|背の深いプリーツ|裾のひだが開き|背にはきちんとしたひだ/,
    holds: ({ cut }) => cut.pleats === 'back',
  },
  {
    name: 'pleats at the front',
    en: /(?:two|five) (?:forward )?pleats|pleated linen shorts/i,
    jp: /タックを二本|前に五本|タックのリネンショーツ/,
    holds: ({ cut }) => cut.pleats === 'front',
  },
];

const edgeClaims: readonly TextClaim[] = [
  { name: 'straight hem', en: /straight hem/i, jp: /裾はまっすぐ/, holds: ({ cut }) => cut.hem === 'straight' },
  { name: 'shirt tail', en: /a tail long enough/i, jp: /裾は入れても出しても/, holds: ({ cut }) => cut.hem === 'shirt-tail' },
  {
    name: 'slits',
    en: /side vents|side slits|slit to the knee|split to the waist/i,
    jp: /脇の切れ込み|ポケットまで割れ|膝まで切り込み|腰まで割れ/,
    holds: ({ cut }) => cut.hem === 'side-slits',
  },
  { name: 'turn-ups', en: /wide, cuffed/i, jp: /裾は折り返し/, holds: ({ cut }) => trousers.has(cut.category) && cut.hem === 'turn-up' },
  { name: 'turned cuffs', en: /turned cuffs/i, jp: /折り返した袖口/, holds: ({ cut }) => cut.cuffs === 'turned-back' },
  {
    name: 'buttoned cuffs',
    en: /cuffs take a button|sleeves that roll and button|sleeves that close with/i,
    jp: /袖口はボタンでも|袖は巻いてボタン|袖口は十一個/,
    holds: ({ cut }) => cut.cuffs === 'buttoned',
  },
  {
    name: 'gathered cuffs',
    en: /smocked wrist|gathered to a cuff/i,
    jp: /手首はスモッキング|裾口で絞り/,
    holds: ({ cut }) => cut.cuffs === 'elastic',
  },
  { name: 'no ribs', en: /no ribs/i, jp: /リブはなく/, holds: ({ cut }) => cut.hem !== 'rib' && cut.cuffs !== 'rib' },
  {
    name: 'ribs',
    en: /vanish into the rib|tight cuffs/i,
    jp: /裾のリブに|締まった袖口/,
    holds: ({ cut }) => cut.cuffs === 'rib' && cut.hem === 'rib',
  },
];

const neckClaims: readonly TextClaim[] = [
  { name: 'shawl collar', en: /shawl[- ]collar|shawl collar/i, jp: /ショールカラー/, holds: ({ cut }) => cut.collar === 'shawl' },
  { name: 'camp collar', en: /camp-collar|bowling shirt/i, jp: /開襟/, holds: ({ cut }) => cut.collar === 'camp' },
  { name: 'band collar', en: /band[- ]collar/i, jp: /バンドカラー/, holds: ({ cut }) => cut.collar === 'band' },
  // A shirt with a mere band is called collarless too.
  { name: 'no collar', en: /collarless/i, jp: /衿なし/, holds: ({ cut }) => cut.collar === 'none' || cut.collar === 'band' },
  { name: 'lapels', en: /lapels/i, jp: /ラペル/, holds: ({ cut }) => cut.collar === 'notch' },
  { name: 'boat neck', en: /boat neck/i, jp: /ボートネック/, holds: ({ cut }) => cut.collar === 'boat' },
  { name: 'V-neck', en: /V-neck|the V is cut/, jp: /Vネック/, holds: ({ cut }) => cut.collar === 'v-neck' },
  { name: 'crew neck', en: /crew[- ]neck/i, jp: /クルーネック/, holds: ({ cut }) => cut.collar === 'crew' },
  { name: 'scoop', en: /wide scoop/i, jp: /広く抉れた衿/, holds: ({ cut }) => cut.collar === 'scoop' },
  {
    name: 'high neck',
    en: /funnel neck|high neck|closed to the throat/i,
    jp: /筒衿|高い衿|喉元まで閉じ/,
    holds: ({ cut }) => cut.collar === 'turtle' || cut.collar === 'mock',
  },
  { name: 'hood', en: /double hood/i, jp: /二重のフード/, holds: ({ cut }) => cut.collar === 'hood' },
];

const shapeClaims: readonly TextClaim[] = [
  {
    name: 'full sleeves',
    en: /full sleeves|round in the sleeve|lantern sleeves/i,
    jp: /袖をふくらませた|袖はまるく|灯籠のような袖|ふくらんだ袖/,
    holds: ({ cut }) => cut.sleeve === 'balloon',
  },
  { name: 'kimono sleeves', en: /kimono sleeves/i, jp: /着物のような広い袖/, holds: ({ cut }) => cut.sleeve === 'wide' },
  {
    name: 'long sleeves',
    en: /narrow sleeves|long sleeve\b|long in the sleeve/i,
    jp: /細い袖、|長い袖|袖は長く/,
    holds: ({ cut }) => cut.sleeve === 'long',
  },
  {
    name: 'cropped',
    en: /cropped|short in the body|a short, (?:square jacket|rounded coat)/i,
    jp: /丈は腰で切れる|丈は短く|短く(?:四角|丸)い/,
    holds: ({ cut }) => cut.length <= 0.95,
  },
  {
    name: 'long',
    en: /floor-grazing|ankle length|calf length|long body|cut long|^long, belted|a long bias dress/i,
    jp: /床にかすかに触れる丈|くるぶし丈|ふくらはぎ丈|長い身頃|丈は長く、|長く、帯付き|着られる長いドレス/,
    holds: ({ cut }) => cut.length >= 1.05,
  },
  { name: 'slim', en: /^slim without/i, jp: /使わず細く/, holds: ({ cut }) => cut.width < 0.95 },
  { name: 'no lining', en: /no lining|^no padding/i, jp: /裏地もボタンもなく|裏地はなく|裏返しても見られる/, holds: ({ lined }) => !lined },
  {
    name: 'lining',
    en: /with a lining in|the lining|lined in cotton/i,
    jp: /の裏地です|裏地に(?:は|は、)|綿の裏地|裏地のシルク/,
    holds: ({ lined }) => lined,
  },
];

const printClaims: readonly TextClaim[] = [
  { name: 'check', en: /\bcheck(?:ed)?\b|blackwatch/i, jp: /格子|ブラックウォッチ/, holds: ({ design }) => design.print === 'check' },
  { name: 'ikat', en: /\bikat\b/i, jp: /絣/, holds: ({ design }) => design.print === 'ikat' },
  { name: 'batik', en: /\bbatik\b|adire/i, jp: /バティック|アディレ/, holds: ({ design }) => design.print === 'batik' },
  { name: 'kente', en: /\bkente\b/i, jp: /ケンテ/, holds: ({ design }) => design.print === 'kente' },
  { name: 'wave pattern', en: /wave pattern/i, jp: /青海波/, holds: ({ design }) => design.print === 'seigaiha' },
  { name: 'hemp leaf', en: /hemp leaves/i, jp: /麻の葉/, holds: ({ design }) => design.print === 'asanoha' },
  {
    name: 'stripe',
    // Stripes inside, as of a lining, are not seen.
    en: /(?:mattress|ledger|hairline) stripe|the stripe turned|dedication stripe|striped T-shirt/i,
    jp: /細い縞|罫線のような.*縞|縞が横|献上縞|縞Tシャツ/,
    holds: ({ design }) => design.print === 'stripe',
  },
];

/** Every claim that is looked for. */
export const textClaims: readonly TextClaim[] = [
  ...closureClaims,
  ...pocketClaims,
  ...waistClaims,
  ...pleatClaims,
  ...edgeClaims,
  ...neckClaims,
  ...shapeClaims,
  ...printClaims,
];

import type { GarmentFacts } from '@orime/cloth';
import type { TextClaim } from './text-claim.ts';

const trousers = new Set<GarmentFacts['category']>(['trousers', 'wide-denim', 'shorts']);

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
    en: /side vents|side slits/i,
    jp: /脇の切れ込み|ポケットまで割れ/,
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
    en: /smocked wrist/i,
    jp: /手首はスモッキング/,
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

const cutClaims: readonly TextClaim[] = [
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
    name: 'to the ankle',
    en: /floor-grazing|ankle length|at the ankle bone/i,
    jp: /床にかすかに触れる丈|くるぶし丈|裾はくるぶし/,
    holds: ({ cut }) => cut.reaches === 'ankle',
  },
  { name: 'to the calf', en: /calf length/i, jp: /ふくらはぎ丈/, holds: ({ cut }) => cut.reaches === 'calf' },
  { name: 'above the knee', en: /just above the knee/i, jp: /膝のすぐ上/, holds: ({ cut }) => cut.reaches === 'thigh' },
  { name: 'cropped', en: /cropped|short in the body/i, jp: /丈は腰で切れる|丈は短く。/, holds: ({ cut }) => cut.reaches === 'cropped' },
  { name: 'short jacket', en: /a short, (?:square jacket|rounded coat)/i, jp: /短く(?:四角|丸)い/, holds: ({ cut }) => cut.lengthCm < 76 },
  {
    name: 'long',
    en: /long body|cut long|^long, open|a long bias dress/i,
    jp: /長い身頃|丈は長く、|長く、前を開いた|着られる長いドレス/,
    holds: ({ garment }) => (garment.length ?? 1) >= 1.05,
  },
  { name: 'slim', en: /^slim without/i, jp: /使わず細く/, holds: ({ garment }) => (garment.width ?? 1) < 0.95 },
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

/** Pleats, edges, necks, sleeves, lengths, linings and prints. */
export const shapeClaims: readonly TextClaim[] = [...pleatClaims, ...edgeClaims, ...neckClaims, ...cutClaims, ...printClaims];

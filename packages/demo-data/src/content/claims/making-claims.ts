import type { GarmentFacts } from '@orime/cloth';
import { counted, type TextClaim } from './text-claim.ts';

const buttoned = new Set<GarmentFacts['closure']>(['buttons', 'hidden-buttons', 'snaps']);
const zipped = new Set<GarmentFacts['closure']>(['zip', 'back-zip', 'side-zip']);
const concealed = new Set<GarmentFacts['closure']>(['hidden-buttons', 'zip']);

/** How many pockets are seen from outside: one on the chest, all other kinds in pairs. */
function pocketCount({ pockets }: GarmentFacts): number {
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
    holds: ({ cut, design }) => cut.stripes.pockets === 'across' && cut.pockets.includes('chest-patch') && design.print === 'stripe',
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
    en: /\bbelted\b|\ba belt\b|, belt,|ties in front/i,
    jp: /ベルト(?:を備え|、|を失く)|前で結ばれ/,
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

/** Closures, pockets and waists. */
export const makingClaims: readonly TextClaim[] = [...closureClaims, ...pocketClaims, ...waistClaims];

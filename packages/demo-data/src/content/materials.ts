import type { FabricKey } from '../vocabulary/fabrics.ts';
import type { LocalText } from '../vocabulary/local-text.ts';

/** Fibres as a care label names them. */
export const materials = {
  cotton: { en: 'Cotton', jp: '綿' },
  'organic-cotton': { en: 'Organic cotton', jp: 'オーガニックコットン' },
  linen: { en: 'Linen', jp: '麻（リネン）' },
  ramie: { en: 'Ramie', jp: '苧麻（ラミー）' },
  wool: { en: 'Wool', jp: '毛（ウール）' },
  cashmere: { en: 'Cashmere', jp: 'カシミヤ' },
  alpaca: { en: 'Alpaca', jp: 'アルパカ' },
  mohair: { en: 'Mohair', jp: 'モヘヤ' },
  silk: { en: 'Silk', jp: '絹（シルク）' },
  leather: { en: 'Cow leather', jp: '牛革' },
  'goat-leather': { en: 'Goat leather', jp: '山羊革' },
  nylon: { en: 'Nylon', jp: 'ナイロン' },
  'recycled-nylon': { en: 'Recycled nylon', jp: '再生ナイロン' },
  elastane: { en: 'Elastane', jp: 'ポリウレタン' },
  paper: { en: 'Washi paper', jp: '和紙' },
} as const satisfies Record<string, LocalText>;

export type MaterialKey = keyof typeof materials;

/** What a cloth is made of unless its design says otherwise. */
export const usualMaterials: Record<FabricKey, readonly (readonly [MaterialKey, number])[]> = {
  'cotton-jersey': [['organic-cotton', 100]],
  poplin: [['cotton', 100]],
  linen: [['linen', 100]],
  denim: [['cotton', 100]],
  twill: [['cotton', 100]],
  corduroy: [['cotton', 100]],
  'wool-knit': [['wool', 100]],
  'cable-knit': [
    ['wool', 90],
    ['cashmere', 10],
  ],
  'alpaca-knit': [
    ['alpaca', 70],
    ['wool', 30],
  ],
  'wool-flannel': [['wool', 100]],
  'wool-melton': [
    ['wool', 80],
    ['nylon', 20],
  ],
  'silk-satin': [['silk', 100]],
  'silk-crepe': [['silk', 100]],
  leather: [['leather', 100]],
  nylon: [['recycled-nylon', 100]],
};

import type { LocalText } from './local-text.ts';

/** Cloths, named as on a care label. */
export const fabrics = {
  'cotton-jersey': { en: 'cotton jersey', jp: 'コットンジャージー' },
  poplin: { en: 'cotton poplin', jp: 'コットンポプリン' },
  linen: { en: 'linen', jp: 'リネン' },
  denim: { en: 'denim', jp: 'デニム' },
  twill: { en: 'cotton twill', jp: 'コットンツイル' },
  corduroy: { en: 'corduroy', jp: 'コーデュロイ' },
  'wool-knit': { en: 'wool knit', jp: 'ウールニット' },
  'cable-knit': { en: 'cable knit', jp: 'ケーブルニット' },
  'alpaca-knit': { en: 'alpaca knit', jp: 'アルパカニット' },
  'wool-flannel': { en: 'wool flannel', jp: 'ウールフランネル' },
  'wool-melton': { en: 'wool melton', jp: 'ウールメルトン' },
  'silk-satin': { en: 'silk satin', jp: 'シルクサテン' },
  'silk-crepe': { en: 'silk crêpe', jp: 'シルククレープ' },
  leather: { en: 'leather', jp: 'レザー' },
  nylon: { en: 'nylon', jp: 'ナイロン' },
} as const satisfies Record<string, LocalText>;

export type FabricKey = keyof typeof fabrics;

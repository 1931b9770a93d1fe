import type { LocalText } from './local-text.ts';

/** Patterns on the cloth: printed, dyed or woven. */
export const prints = {
  solid: { en: 'solid', jp: '無地' },
  stripe: { en: 'stripe', jp: 'ストライプ' },
  check: { en: 'check', jp: 'チェック' },
  seigaiha: { en: 'seigaiha wave', jp: '青海波' },
  asanoha: { en: 'asanoha hemp-leaf', jp: '麻の葉' },
  ikat: { en: 'ikat', jp: '絣' },
  floral: { en: 'floral', jp: '花柄' },
  gradient: { en: 'gradient-dyed', jp: 'ぼかし染め' },
  shibori: { en: 'shibori', jp: '絞り染め' },
  kente: { en: 'kente', jp: 'ケンテ' },
  'block-print': { en: 'block-print', jp: '木版プリント' },
  batik: { en: 'batik', jp: 'バティック' },
  'colour-block': { en: 'colour-block', jp: '切り替え配色' },
} as const satisfies Record<string, LocalText>;

export type PrintKey = keyof typeof prints;

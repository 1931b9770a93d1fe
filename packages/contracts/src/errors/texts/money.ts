import type { ErrorTexts } from './error-texts-type.ts';

export const MONEY_ERRORS = {
  rate_overlap: {
    en: 'Another rate for the same holds in this time. End that one first, or give this one another order.',
    jp: '同じ対象の料率がこの期間にすでに設定されています。先にその料率を終了するか、順序を変更してください。',
  },
} as const satisfies ErrorTexts;

import type { LocalText } from '@orime/contracts';
import type { Return } from '@orime/contracts/api/selling/return';

/** Why something comes back, in mails and on slips. */
export const returnReasonWords: Readonly<Record<Return['lines'][number]['reason'], LocalText>> = {
  too_small: { en: 'too small', jp: 'サイズが小さい' },
  too_large: { en: 'too large', jp: 'サイズが大きい' },
  not_as_described: { en: 'not as described', jp: '説明と異なる' },
  damaged: { en: 'damaged', jp: '破損・不良' },
  changed_mind: { en: 'changed their mind', jp: 'お客様のご都合' },
  other: { en: 'other', jp: 'その他' },
};

import type { ErrorTexts } from './error-texts-type.ts';

export const OFFICE_ERRORS = {
  report_repeated: {
    en: 'You reported this within the last day. We are looking into it.',
    jp: 'この内容は24時間以内にご報告いただいております。現在確認を進めております。',
  },
} as const satisfies ErrorTexts;

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of reports, which come with their code. */
export const useReportT = extendLocales('shell', { en, jp });

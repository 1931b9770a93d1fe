import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of the parts further down the page, which come with their code. */
export const useHomeT = extendLocales('shell', { en, jp });

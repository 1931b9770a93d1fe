import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of the application form, which come with its code. */
export const useApplyT = extendLocales('shell', { en, jp });

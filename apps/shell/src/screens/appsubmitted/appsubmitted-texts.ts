import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of a sent application, which come with its code. */
export const useSubmittedT = extendLocales('shell', { en, jp });

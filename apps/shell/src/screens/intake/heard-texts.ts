import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with the answers to "how did you hear about us?". */
export const useHeardT = extendLocales('shell', { en, jp });

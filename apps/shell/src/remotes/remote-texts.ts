import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of a screen that did not arrive, which come with the loader. */
export const useRemoteT = extendLocales('shell', { en, jp });

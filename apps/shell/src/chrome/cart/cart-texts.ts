import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of the drawers, which come with its code. */
export const useCartT = extendLocales('shell', { en, jp });

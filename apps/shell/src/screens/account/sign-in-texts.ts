import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of signing in and registering, which come with the screens. */
export const useSignInT = extendLocales('shell', { en, jp });

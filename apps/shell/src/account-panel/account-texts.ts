import { extendLocales } from '@orime/platform';
import signInEn from '../screens/account/locales/en.json' with { type: 'json' };
import signInJp from '../screens/account/locales/jp.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of this folder and of signing in, whose forms and kinds of account the panel shows too. */
export const useAccountT = extendLocales('shell', { en: { ...signInEn, ...en }, jp: { ...signInJp, ...jp } });

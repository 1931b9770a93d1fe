import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of lists of what the account has saved. */
export const useSavedT = extendLocales('designer-studio', { en, jp });

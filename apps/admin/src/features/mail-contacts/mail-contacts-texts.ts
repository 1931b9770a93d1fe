import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the lists of receivers and of the app. */
export const useMailContactsT = extendLocales('admin', { en, jp });

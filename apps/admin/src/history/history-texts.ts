import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of what staff did with a record, and of the app. */
export const useHistoryT = extendLocales('admin', { en, jp });

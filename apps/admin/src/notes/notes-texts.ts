import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of what staff note about somebody, and of the app. */
export const useNotesT = extendLocales('admin', { en, jp });

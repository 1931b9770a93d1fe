import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of designers' profiles and producers' pages, and of the app. */
export const useShopsT = extendLocales('admin', { en, jp });

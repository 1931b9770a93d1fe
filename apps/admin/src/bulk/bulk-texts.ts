import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of editing many rows, and of the app. */
export const useBulkT = extendLocales('admin', { en, jp });

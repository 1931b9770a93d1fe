import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of line sheets and of the app. */
export const useSheetsT = extendLocales('designer-studio', { en, jp });

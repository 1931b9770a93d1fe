import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of pictures that are looked at closely, and of the app. */
export const usePicturesT = extendLocales('admin', { en, jp });

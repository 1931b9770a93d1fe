import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of a producer's home and of the app. */
export const useManufacturersT = extendLocales('designer-studio', { en, jp });

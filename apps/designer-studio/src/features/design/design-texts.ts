import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the form of a design and of the app. */
export const useDesignT = extendLocales('designer-studio', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of one's own drawings and of the app. */
export const useGarmentT = extendLocales('designer-studio', { en, jp });

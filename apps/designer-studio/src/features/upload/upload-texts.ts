import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of adding many designs and of the app. */
export const useUploadT = extendLocales('designer-studio', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the terms of wholesale and of the app. */
export const useTermsT = extendLocales('designer-studio', { en, jp });

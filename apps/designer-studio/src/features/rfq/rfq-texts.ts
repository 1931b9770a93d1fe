import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of requests for quotation and of the app. */
export const useRfqT = extendLocales('designer-studio', { en, jp });

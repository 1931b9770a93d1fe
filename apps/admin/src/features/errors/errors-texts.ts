import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the errors' screen, and of the app. */
export const useErrorsT = extendLocales('admin', { en, jp });

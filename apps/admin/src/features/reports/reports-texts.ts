import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the reports and of the app. */
export const useReportsT = extendLocales('admin', { en, jp });

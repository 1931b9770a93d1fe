import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the stockists and of the app. */
export const useStockistsT = extendLocales('admin', { en, jp });

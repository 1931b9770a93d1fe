import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the designs' desk, and of the app. */
export const useDesignsT = extendLocales('admin', { en, jp });

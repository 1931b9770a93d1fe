import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of a designer's overview and of the app. */
export const useOverviewT = extendLocales('designer-studio', { en, jp });

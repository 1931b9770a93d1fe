import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of editing a workshop's page and of the app. */
export const useWorkshopT = extendLocales('designer-studio', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of editing one's profile and of the app. */
export const useProfileT = extendLocales('designer-studio', { en, jp });

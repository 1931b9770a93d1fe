import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of applications and castings, and of the app. */
export const useApplicationsT = extendLocales('admin', { en, jp });

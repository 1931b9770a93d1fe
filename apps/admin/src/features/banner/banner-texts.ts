import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the banner's desk and of the app. */
export const useBannerT = extendLocales('admin', { en, jp });

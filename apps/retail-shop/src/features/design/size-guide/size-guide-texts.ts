import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shop's texts with those of the size guide, which come with its code. */
export const useSizeGuideT = extendLocales('retail-shop', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The remote's texts with those of orders that are sent together. */
export const useBatchT = extendLocales('designer-studio', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shop's texts with those of the model, which come with its code. */
export const useTurnT = extendLocales('retail-shop', { en, jp });

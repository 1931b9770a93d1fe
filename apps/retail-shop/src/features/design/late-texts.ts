import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shop's texts with those of a garment's lower parts, which come with their code. */
export const useLateT = extendLocales('retail-shop', { en, jp });

import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shop's texts with those of the checkout, which come with their code: the first view of the catalogue shows none of them. */
export const useCheckoutT = extendLocales('retail-shop', { en, jp });

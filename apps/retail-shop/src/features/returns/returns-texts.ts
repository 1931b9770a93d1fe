import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shop's texts with those of returns, which come with their code: who looks at the catalogue sends nothing back. */
export const useReturnsT = extendLocales('retail-shop', { en, jp });

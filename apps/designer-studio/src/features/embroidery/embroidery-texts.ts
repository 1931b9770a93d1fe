import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The remote's texts with those of embroidery, which come with its code. */
export const useEmbroideryT = extendLocales('designer-studio', { en, jp });

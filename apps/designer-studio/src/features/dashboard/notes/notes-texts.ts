import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The remote's texts with those of the notes on orders. */
export const useNotesT = extendLocales('designer-studio', { en, jp });

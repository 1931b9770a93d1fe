import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** Texts of the board, and of the app, which has those of members' own reports. */
export const useBoardT = extendLocales('admin', { en, jp });

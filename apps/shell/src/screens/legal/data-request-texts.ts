import { extendLocales } from '@orime/platform';
import en from './locales/en.json' with { type: 'json' };
import jp from './locales/jp.json' with { type: 'json' };

/** The shell's texts with those of requests for personal data, which come with their code. */
export const useDataRequestT = extendLocales('shell', { en, jp });

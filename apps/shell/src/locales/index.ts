import type { LocaleLoaders } from '@orime/platform/host';

/** Only the current language is loaded. */
export const locales: LocaleLoaders = { en: () => import('./en.json'), jp: () => import('./jp.json') };

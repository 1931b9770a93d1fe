import type { LocaleLoaders } from '@orime/platform/host';

/** Only the current language is loaded. */
export const locales: LocaleLoaders = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  jp: () => import('./jp.json', { with: { type: 'json' } }),
};

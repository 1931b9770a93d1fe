import { usePlatform } from '../platform-context.tsx';
import type { Translate } from './create-translations.ts';
import { useLanguage } from './language.ts';

/**
 * The texts of one namespace (a remote's name) in the current language, by i18next. Not by `useTranslation`, which uses eight hooks in
 * each component to find out what is known here: texts are there before what shows them, and the language is that of the page.
 */
export function useT(namespace: string): Translate {
  return usePlatform().translations.reader(namespace, useLanguage());
}

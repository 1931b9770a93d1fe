import type { Language } from '@orime/contracts';
import type { Messages, Translate } from './create-translations.ts';
import { extendLocales } from './extend-locales.ts';

/**
 * Texts of a shared package, with both languages bundled: `const useCardsT = defineLocales('cards', { en, jp })`. They are
 * registered on the first use of the hook. Remotes that bundle different versions of the package add to the same namespace.
 */
export function defineLocales(namespace: string, messages: Readonly<Record<Language, Messages>>): () => Translate {
  return extendLocales(namespace, messages);
}

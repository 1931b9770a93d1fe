import { LANGUAGES } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { usePlatform } from '../platform-context.tsx';
import type { Messages, Translate, Translations } from './create-translations.ts';
import { useT } from './use-t.ts';

/**
 * Adds the texts of a lazily loaded part to its app's namespace when the part is first rendered, so that the app's own file need not
 * carry them. Both languages are bundled; the hook reads the app's texts and the added ones.
 */
export function extendLocales(namespace: string, messages: Readonly<Record<Language, Messages>>): () => Translate {
  const extended = new WeakSet<Translations>();
  return function useExtendedT() {
    const { translations } = usePlatform();
    if (!extended.has(translations)) {
      extended.add(translations);
      for (const language of LANGUAGES) translations.add(namespace, language, messages[language]);
    }
    return useT(namespace);
  };
}

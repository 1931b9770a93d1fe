import type { Language } from '@orime/contracts';
import { usePlatform } from '../platform-context.tsx';
import type { Messages } from './read-message.ts';
import { useT } from './use-t.ts';
import type { Translate } from './use-t.ts';

/**
 * Texts of a shared package, with both languages bundled: `const useCardsT = defineLocales('cards', { en, jp })`. They are
 * registered on the first use of the hook.
 */
export function defineLocales(namespace: string, messages: Readonly<Record<Language, Messages>>): () => Translate {
  return function useDefinedT() {
    const { translations } = usePlatform();
    for (const language of ['en', 'jp'] as const) {
      if (translations.messages(namespace, language) === undefined) translations.add(namespace, language, messages[language]);
    }
    return useT(namespace);
  };
}

import type { Language } from '@orime/contracts';
import { readMessage } from './read-message.ts';
import type { MessageValues, Messages } from './read-message.ts';

export type LocaleLoaders = Readonly<Record<Language, () => Promise<Messages | { readonly default: Messages }>>>;

export interface Translations {
  /** Registers a namespace and loads its texts in one language. Idempotent. */
  register(namespace: string, loaders: LocaleLoaders, language: Language): Promise<void>;
  /** Adds texts that are already loaded. */
  add(namespace: string, language: Language, messages: Messages): void;
  /** Loads a language for every registered namespace. All or nothing: on failure it rejects and nothing changes. */
  prepare(language: Language): Promise<void>;
  read(namespace: string, key: string, values: MessageValues, language: Language): string;
  /** The texts of a namespace; undefined until loaded. */
  messages(namespace: string, language: Language): Messages | undefined;
  /** Calls the listener whenever texts are added. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void;
}

const NO_MESSAGES: Messages = {};

/** Creates an empty store of texts by language and namespace. */
export function createTranslations(): Translations {
  const texts = new Map<string, Messages>();
  const known = new Map<string, LocaleLoaders>();
  const loading = new Map<string, Promise<void>>();
  /** Namespaces whose own file is loaded; parts may add texts before that. */
  const loaded = new Set<string>();
  const listeners = new Set<() => void>();
  const messages = (namespace: string, language: Language): Messages | undefined => texts.get(`${language}/${namespace}`);

  const lacking = (language: Language) => [...known].filter(([namespace]) => !loaded.has(`${language}/${namespace}`));

  function add(namespace: string, language: Language, more: Messages): void {
    texts.set(`${language}/${namespace}`, { ...messages(namespace, language), ...more });
    for (const listener of listeners) listener();
  }

  function load(namespace: string, loaders: LocaleLoaders, language: Language): Promise<void> {
    const key = `${language}/${namespace}`;
    if (loaded.has(key)) return Promise.resolve();
    const running =
      loading.get(key) ??
      loaders[language]().then((file) => {
        loaded.add(key);
        add(namespace, language, messagesOf(file));
      });
    loading.set(key, running);
    // Failed loads are not cached, so the next call retries.
    return running.finally(() => loading.delete(key));
  }

  return {
    add,
    messages,
    register(namespace, loaders, language) {
      known.set(namespace, loaders);
      return load(namespace, loaders, language);
    },
    async prepare(language) {
      // Repeat: a part that was mounted during the load may have registered another namespace.
      for (let missing = lacking(language); missing.length > 0; missing = lacking(language)) {
        await Promise.all(missing.map(([namespace, loaders]) => load(namespace, loaders, language)));
      }
    },
    read: (namespace, key, values, language) => readMessage(messages(namespace, language) ?? NO_MESSAGES, key, values, language),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** JSON modules are imported as a namespace with `default`. */
function messagesOf(file: Messages | { readonly default: Messages }): Messages {
  return typeof file['default'] === 'object' ? file['default'] : (file as Messages);
}

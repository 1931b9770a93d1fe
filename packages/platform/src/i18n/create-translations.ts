import { htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

export type Messages = Readonly<Record<string, string>>;
export type LocaleLoaders = Readonly<Record<Language, () => Promise<Messages | { readonly default: Messages }>>>;

export interface Translations {
  readonly i18n: i18n;
  /** Makes a namespace known and loads its texts in one language. Repeating it is free. */
  register(namespace: string, loaders: LocaleLoaders, language: Language): Promise<void>;
  /** Texts that are at hand already. */
  add(namespace: string, language: Language, messages: Messages): void;
  /** Loads a language for every known namespace: all of it, or it rejects and nothing has changed. */
  prepare(language: Language): Promise<void>;
}

/** Texts by language and namespace. i18next gets the BCP 47 tags, so that its plurals follow the right rules. */
export function createTranslations(): Translations {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    ns: [],
    // Keys are flat and contain dots.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const known = new Map<string, LocaleLoaders>();
  const loading = new Map<string, Promise<void>>();

  function add(namespace: string, language: Language, messages: Messages): void {
    i18n.addResourceBundle(htmlLang(language), namespace, messages, true, true);
  }

  function load(namespace: string, loaders: LocaleLoaders, language: Language): Promise<void> {
    if (i18n.hasResourceBundle(htmlLang(language), namespace)) return Promise.resolve();
    const key = `${language}/${namespace}`;
    const running =
      loading.get(key) ??
      loaders[language]().then((file) => add(namespace, language, messagesOf(file)));
    loading.set(key, running);
    // A failed load is not remembered: the next try is a new one.
    return running.finally(() => loading.delete(key));
  }

  return {
    i18n,
    add,
    register(namespace, loaders, language) {
      known.set(namespace, loaders);
      return load(namespace, loaders, language);
    },
    async prepare(language) {
      await Promise.all([...known].map(([namespace, loaders]) => load(namespace, loaders, language)));
    },
  };
}

/** JSON modules arrive as a namespace with `default`. */
function messagesOf(file: Messages | { readonly default: Messages }): Messages {
  return typeof file['default'] === 'object' ? file['default'] : (file as Messages);
}

import { cutPhrases, htmlLang, PHRASES, readPhrases } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { i18n } from 'i18next';
import { createEngine } from './create-engine.ts';

/** Texts of one namespace in one language by flat key, in i18next's JSON format. */
export type Messages = Readonly<Record<string, string>>;
export type LocaleLoaders = Readonly<Record<Language, () => Promise<Messages | { readonly default: Messages }>>>;

/**
 * Finds a text by its key. `count` selects the plural form, `context` the variant of a text, and `defaultValue` stands in for a text that
 * may be missing.
 */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Translations {
  /** The i18next instance that holds the texts. Its language follows `root`. */
  readonly engine: i18n;
  /** Registers a namespace and loads its texts in one language. Idempotent. */
  register(namespace: string, loaders: LocaleLoaders, language: Language): Promise<void>;
  /** Adds texts that are already loaded. */
  add(namespace: string, language: Language, messages: Messages): void;
  /** Loads a language for every registered namespace. All or nothing: on failure it rejects and nothing changes. */
  prepare(language: Language): Promise<void>;
  /** Reads the texts of a namespace in a language: the same function for each pair of them. */
  reader(namespace: string, language: Language): Translate;
  /** The texts of a namespace; undefined until loaded. */
  messages(namespace: string, language: Language): Messages | undefined;
  /** A Japanese headline of ours in phrases, between which a line may break; undefined where no loaded locale file has it. */
  phrasesOf(text: string): readonly string[] | undefined;
  /** Calls the listener whenever texts are added. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void;
}

/** The texts of one page or one server render, without any yet. `onMissing` hears of texts and values that are missing. */
export function createTranslations(language: Language, onMissing: (problem: string) => void): Translations {
  const engine = createEngine(language, onMissing);
  const known = new Map<string, LocaleLoaders>();
  const loading = new Map<string, Promise<void>>();
  /** Namespaces whose own file is loaded; parts may add texts before that. */
  const loaded = new Set<string>();
  const breaks = new Map<string, string>();
  const readers = new Map<string, Reader>();

  const lacking = (wanted: Language) => [...known].filter(([namespace]) => !loaded.has(`${wanted}/${namespace}`));

  function add(namespace: string, wanted: Language, messages: Messages): void {
    for (const [headline, lengths] of readPhrases(messages[PHRASES])) breaks.set(headline, lengths);
    engine.addResourceBundle(htmlLang(wanted), namespace, messages);
    readers.get(`${wanted}/${namespace}`)?.plain.clear();
  }

  function reader(namespace: string, wanted: Language): Translate {
    const key = `${wanted}/${namespace}`;
    const known = readers.get(key);
    if (known !== undefined) return known.read;
    const made = createReader(engine, namespace, wanted);
    readers.set(key, made);
    return made.read;
  }

  function load(namespace: string, loaders: LocaleLoaders, wanted: Language): Promise<void> {
    const key = `${wanted}/${namespace}`;
    if (loaded.has(key)) return Promise.resolve();
    const running =
      loading.get(key) ??
      loaders[wanted]().then((file) => {
        loaded.add(key);
        add(namespace, wanted, messagesOf(file));
      });
    loading.set(key, running);
    // Failed loads are not cached, so the next call retries.
    return running.finally(() => loading.delete(key));
  }

  return {
    engine,
    add,
    reader,
    register(namespace, loaders, wanted) {
      known.set(namespace, loaders);
      return load(namespace, loaders, wanted);
    },
    async prepare(wanted) {
      // Repeat: a part that was mounted during the load may have registered another namespace.
      for (let missing = lacking(wanted); missing.length > 0; missing = lacking(wanted)) {
        await Promise.all(missing.map(([namespace, loaders]) => load(namespace, loaders, wanted)));
      }
    },
    // What `add` put there.
    messages: (namespace, wanted) => engine.getResourceBundle(htmlLang(wanted), namespace) as Messages | undefined,
    phrasesOf: (text) => cutPhrases(text, breaks),
    watch(listener) {
      engine.store.on('added', listener);
      return () => engine.store.off('added', listener);
    },
  };
}

interface Reader {
  readonly read: Translate;
  /** Texts that take no values, by key. */
  readonly plain: Map<string, string>;
}

/** A text that takes no values is looked up once. */
function createReader(engine: i18n, namespace: string, language: Language): Reader {
  // Its overloads know no optional values; ours are a part of what it takes.
  const translate = engine.getFixedT(htmlLang(language), namespace) as unknown as Translate;
  const plain = new Map<string, string>();
  return {
    plain,
    read: (key, values) => {
      if (values !== undefined) return translate(key, values);
      const text = plain.get(key) ?? translate(key);
      plain.set(key, text);
      return text;
    },
  };
}

/** JSON modules are imported as a namespace with `default`. */
function messagesOf(file: Messages | { readonly default: Messages }): Messages {
  return typeof file['default'] === 'object' ? file['default'] : (file as Messages);
}

import { LANGUAGES, htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

/**
 * An i18next instance without texts, for one page or one server render. `onMissing` hears of each text that has no entry, and of
 * each value that a text asks for and is not given, once.
 */
export function createEngine(language: Language, onMissing: (problem: string) => void): i18n {
  const engine = createInstance();
  const told = new Set<string>();
  const tell = (problem: string) => {
    if (!told.has(problem)) onMissing(problem);
    told.add(problem);
  };
  void engine.init({
    lng: htmlLang(language),
    supportedLngs: LANGUAGES.map(htmlLang),
    load: 'currentOnly',
    fallbackLng: false,
    // With resources, even none, i18next is ready when `init` returns.
    resources: {},
    initAsync: false,
    // Keys are flat and contain dots.
    keySeparator: false,
    nsSeparator: false,
    // React escapes values.
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingPlurals: false,
    missingKeyHandler: (languages, namespace, key, _fallback, _update, options: { readonly defaultValue?: unknown }) => {
      if (options.defaultValue === undefined) tell(`"${key}" of ${namespace} has no text in ${languages.join()}`);
    },
    missingInterpolationHandler: (_filled: string, match: RegExpExecArray, options?: { readonly ns?: unknown }) => {
      // Trans looks for placeholders in values too; those are left as they are.
      if (options === undefined) return match[0];
      // Without the text: it is filled in part, perhaps with somebody's name.
      tell(`A text of ${String(options.ns)} asks for ${match[1]?.trim()} and is not given it`);
      return '';
    },
    react: { useSuspense: false },
  });
  return engine;
}

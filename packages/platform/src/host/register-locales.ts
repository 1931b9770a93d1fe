import type { LocaleLoaders } from '../i18n/create-translations.ts';
import type { Platform } from '../platform.ts';

/**
 * Registers a remote's texts and loads those of the current language; await it before the first render. If the language changes
 * during the load, the new language is awaited too.
 */
export async function registerLocales(platform: Platform, namespace: string, loaders: LocaleLoaders): Promise<void> {
  const current = () => platform.root.getState().language;
  for (let language = current(), last; language !== last; language = current()) {
    last = language;
    await platform.translations.register(namespace, loaders, language);
  }
}

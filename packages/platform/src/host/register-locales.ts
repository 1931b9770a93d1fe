import type { LocaleLoaders } from '../i18n/create-translations.ts';
import type { Platform } from '../platform.ts';

/**
 * Makes a remote's texts known and loads those of the current language: to be awaited before its first render. When the
 * page changes its language meanwhile, those of the new one are awaited too.
 */
export async function registerLocales(platform: Platform, namespace: string, loaders: LocaleLoaders): Promise<void> {
  const current = () => platform.root.getState().language;
  for (let language = current(), last; language !== last; language = current()) {
    last = language;
    await platform.translations.register(namespace, loaders, language);
  }
}

import type { LocaleLoaders } from '../i18n/create-translations.ts';
import type { Platform } from '../platform.ts';

/** Makes a remote's texts known and loads those of the current language: to be awaited before its first render. */
export function registerLocales(platform: Platform, namespace: string, loaders: LocaleLoaders): Promise<void> {
  return platform.translations.register(namespace, loaders, platform.root.getState().language);
}

import type { Language } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { useRoot } from '../state/use-root.ts';

export function useLanguage(): Language {
  return useRoot((state) => state.language);
}

/**
 * Switches everything at once: first every mounted part's texts are loaded, then one commit changes all. When a part's
 * texts cannot be loaded the language stays as it is everywhere, and the promise rejects.
 */
export async function setLanguage(language: Language): Promise<void> {
  const platform = currentPlatform();
  if (platform.root.getState().language === language) return;
  await adoptLanguage(platform, language);
  platform.bus.publish('preference.language-changed@1', { language });
}

/** The switch without telling anybody: for what a stored state or another tab has decided. */
export async function adoptLanguage(platform: Platform, language: Language): Promise<void> {
  await platform.translations.prepare(language);
  platform.root.setState({ language });
}

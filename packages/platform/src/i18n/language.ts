import type { Language } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { useRoot } from '../state/use-root.ts';

export function useLanguage(): Language {
  return useRoot((state) => state.language);
}

/**
 * Switches everything at once: first every mounted part's texts are loaded, then one commit changes all. When a part's
 * texts cannot be loaded the language stays as it is everywhere, and the promise rejects. Of two choices made while texts
 * are on their way the later one stands.
 */
export async function setLanguage(language: Language): Promise<void> {
  const platform = currentPlatform();
  if (await adoptLanguage(platform, language)) platform.bus.publish('preference.language-changed@1', { language });
}

/** The newest wish of each page; an older one that comes through later is dropped. */
const wishes = new WeakMap<Platform, symbol>();

/** The switch without telling anybody: for what a stored state or another tab has decided. Answers whether it changed the page. */
export async function adoptLanguage(platform: Platform, language: Language): Promise<boolean> {
  const wish = Symbol(language);
  wishes.set(platform, wish);
  if (platform.root.getState().language === language) return false;
  try {
    await platform.translations.prepare(language);
  } catch (error) {
    if (wishes.get(platform) === wish) throw error;
  }
  if (wishes.get(platform) !== wish) return false;
  platform.root.setState({ language });
  return true;
}

import type { Language } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { useRoot } from '../state/use-root.ts';

/** The page's current language. */
export function useLanguage(): Language {
  return useRoot((state) => state.language);
}

/**
 * Switches the page's language: loads the texts of all mounted parts, then changes all in one commit. Rejects and keeps the old
 * language everywhere when a load fails. Of two overlapping calls the later one wins.
 */
export async function setLanguage(language: Language): Promise<void> {
  const platform = currentPlatform();
  if (await adoptLanguage(platform, language)) platform.bus.publish('preference.language-changed@1', { language });
}

/** The latest request per page; an older one that finishes later is ignored. */
const wishes = new WeakMap<Platform, symbol>();

/** Switches the language without publishing it, for a stored state or another tab. Resolves with whether the language changed. */
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

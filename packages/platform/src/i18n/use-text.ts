import type { Language, LocalText } from '@orime/contracts';
import { useLanguage } from './language.ts';

/** Bilingual text in data: a LocalText, or an object with `name` and optionally `nameJp`. */
export type Readable = LocalText | { readonly name: string; readonly nameJp?: string | null };

/** Reads bilingual data in the current language, falling back to the other one. Null and undefined yield an empty string. */
export function useText(): (text: Readable | null | undefined) => string {
  const language = useLanguage();
  return (text) => (text === null || text === undefined ? '' : readText(text, language));
}

/** The text in the language; the other language when that one is empty. */
export function readText(text: Readable, language: Language): string {
  const { en, jp } = 'name' in text ? { en: text.name, jp: text.nameJp ?? '' } : text;
  return language === 'jp' ? jp || en : en || jp;
}

import type { Language, LocalText } from '@orime/contracts';
import { useLanguage } from './language.ts';

/** A text of the data: a LocalText, or a thing with `name` and perhaps `nameJp`. */
export type Readable = LocalText | { readonly name: string; readonly nameJp?: string | null };

/** Reads texts of the data in the current language; where one is missing, the other language stands in. */
export function useText(): (text: Readable | null | undefined) => string {
  const language = useLanguage();
  return (text) => (text === null || text === undefined ? '' : readText(text, language));
}

export function readText(text: Readable, language: Language): string {
  const { en, jp } = 'name' in text ? { en: text.name, jp: text.nameJp ?? '' } : text;
  return language === 'jp' ? jp || en : en || jp;
}

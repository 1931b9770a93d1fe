export const LANGUAGES = ['en', 'jp'] as const;

/** The product's language codes; `jp` is not a BCP 47 tag and is mapped at the edges (decision T11). */
export type Language = (typeof LANGUAGES)[number];

/** Whether the value is one of the two language codes. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'jp';
}

/** The BCP 47 tag for `<html lang>`, `hreflang` and `Intl`. */
export function htmlLang(language: Language): 'en' | 'ja' {
  return language === 'jp' ? 'ja' : 'en';
}

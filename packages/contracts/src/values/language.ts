export const LANGUAGES = ['en', 'jp'] as const;

/** The product's own codes; `jp` is not a valid BCP 47 tag and is mapped at the edge (decision T11). */
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'jp';
}

/** The tag for `<html lang>`, `hreflang` and `Intl`. */
export function htmlLang(language: Language): 'en' | 'ja' {
  return language === 'jp' ? 'ja' : 'en';
}

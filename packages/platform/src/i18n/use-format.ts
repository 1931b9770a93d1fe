import type { Language } from '@orime/contracts';
import { usePlatform } from '../platform-context.tsx';
import type { Platform } from '../platform.ts';
import { createFormat } from './create-format.ts';
import type { Format } from './create-format.ts';
import { useLanguage } from './language.ts';

/** Formatters for numbers, money, dates and lists in the current language: the same object while the language stays. */
export function useFormat(): Format {
  const language = useLanguage();
  return formatOf(usePlatform(), language);
}

const formats = new WeakMap<Platform, Map<Language, Format>>();

function formatOf(platform: Platform, language: Language): Format {
  const { boot, countries, translations } = platform;
  const known = formats.get(platform) ?? new Map<Language, Format>();
  const format = known.get(language) ?? createFormat(translations.engine, language, language === boot.language ? countries : undefined);
  formats.set(platform, known.set(language, format));
  return format;
}

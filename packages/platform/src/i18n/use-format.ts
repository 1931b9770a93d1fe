import type { Language } from '@orime/contracts';
import type { i18n } from 'i18next';
import { usePlatform } from '../platform-context.tsx';
import { createFormat } from './create-format.ts';
import type { Format } from './create-format.ts';
import { useLanguage } from './language.ts';

/** Formatters for numbers, money, dates and lists in the current language: the same object while the language stays. */
export function useFormat(): Format {
  const language = useLanguage();
  return formatOf(usePlatform().translations.engine, language);
}

const formats = new WeakMap<i18n, Map<Language, Format>>();

function formatOf(engine: i18n, language: Language): Format {
  const known = formats.get(engine) ?? new Map<Language, Format>();
  const format = known.get(language) ?? createFormat(engine, language);
  formats.set(engine, known.set(language, format));
  return format;
}

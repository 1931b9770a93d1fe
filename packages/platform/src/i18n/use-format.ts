import { currencyExponent, htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { withDayZone } from './day-zone.ts';
import { useLanguage } from './language.ts';

export interface Format {
  /** `minor` is in the currency's smallest unit: 15000 JPY is ￥15,000, 15000 USD is $150.00 (whole amounts without decimals). */
  money(minor: number, currency: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** 0.1 → 10% */
  percent(ratio: number): string;
  /**
   * ISO text, milliseconds or a Date; default: day, month and year. Without a time of day the time zone is the language's (`withDayZone`),
   * otherwise the reader's.
   */
  date(when: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  /** "3 days ago" / 「3 日前」; `nowMs` is for tests. */
  relative(when: string | number | Date, nowMs?: number): string;
  list(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
  /** Country name by ISO 3166-1 alpha-2 code; the code itself when unknown. */
  country(code: string): string;
  /** The plural category of a count in the language. */
  plural(count: number): Intl.LDMLPluralRule;
  /** Compares texts by the language's collation. */
  compare(a: string, b: string): number;
}

/** Formatters for numbers, money, dates and lists in the current language. */
export function useFormat(): Format {
  return createFormat(useLanguage());
}

const formats = new Map<Language, Format>();

/** Formatters for one language, cached. */
export function createFormat(language: Language): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const tag = htmlLang(language);
  const format: Format = {
    money: (minor, currency) => money(tag, minor, currency),
    number: (value, options) => numberFormat(tag, options).format(value),
    percent: (ratio) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(ratio),
    date: (when, options = { year: 'numeric', month: 'long', day: 'numeric' }) =>
      new Intl.DateTimeFormat(tag, withDayZone(options, language)).format(new Date(when)),
    relative: (when, nowMs = Date.now()) => relative(tag, new Date(when).getTime() - nowMs),
    list: (items, type = 'conjunction') => new Intl.ListFormat(tag, { type }).format(items),
    country: (code) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(code) ?? code,
    plural: (count) => new Intl.PluralRules(tag).select(count),
    compare: (a, b) => a.localeCompare(b, tag),
  };
  formats.set(language, format);
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter is expensive, and a list shows hundreds of prices. */
function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, format);
  return format;
}

function money(tag: string, minor: number, currency: string): string {
  const unit = 10 ** currencyExponent(currency);
  const isWhole = minor % unit === 0;
  return numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { minimumFractionDigits: 0 }),
  }).format(minor / unit);
}

const STEPS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function relative(tag: string, differenceMs: number): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const step = STEPS.find(([, stepMs]) => Math.abs(differenceMs) >= stepMs);
  return step === undefined ? format.format(0, 'minute') : format.format(Math.trunc(differenceMs / step[1]), step[0]);
}

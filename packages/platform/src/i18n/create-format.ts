import { currencyExponent, htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { Formatter, i18n } from 'i18next';
import { withDayZone } from './day-zone.ts';

export interface Format {
  /** `minor` is in the currency's smallest unit: 15000 JPY is ¥15,000, 15000 USD is $150.00 (whole amounts without decimals). */
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
  /** Language name by ISO 639 code of two or three small letters; what is no such code as it is. */
  language(code: string): string;
  /** The plural category of a count in the language. */
  plural(count: number): Intl.LDMLPluralRule;
  /** Compares texts by the language's collation. */
  compare(a: string, b: string): number;
}

/**
 * Formatters for one language: those of i18next, which texts use as well (`{{count, number}}`), and ours where it has none. A value
 * that cannot be written, such as an invalid date, is a RangeError.
 * @param names of countries and languages by code: they are used as they are, and kept once they are written
 */
export function createFormat({ services: { formatter } }: i18n, language: Language, names = new Map<string, string>()): Format {
  if (formatter === undefined) throw new Error('i18next has no formatter before it is initialised.');
  const tag = htmlLang(language);
  const write = (value: unknown, name: FormatName, options: object = {}) => writeValue(formatter, value, name, tag, options);
  // Made once: each takes longer than a hundred names.
  const namers = new Map<string, Intl.DisplayNames>();
  const namerOf = (type: 'region' | 'language') => {
    const namer = namers.get(type) ?? new Intl.DisplayNames(tag, { type, fallback: 'code' });
    namers.set(type, namer);
    return namer;
  };
  const nameOf = (code: string, type: 'region' | 'language') => {
    const name = names.get(code) ?? namerOf(type).of(code) ?? code;
    names.set(code, name);
    return name;
  };
  const number: Format['number'] = (value, options) => write(value, 'number', options);
  return {
    number,
    money: (minor, currency) => {
      const unit = 10 ** currencyExponent(currency);
      const written = write(minor / unit, 'currency', {
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(minor % unit === 0 && { minimumFractionDigits: 0 }),
      });
      // Japanese gets the sign in full width, which stands apart from the digits.
      return written.replace('￥', '¥');
    },
    percent: (ratio) => number(ratio, { style: 'percent', maximumFractionDigits: 1 }),
    date: (when, options = { year: 'numeric', month: 'long', day: 'numeric' }) =>
      write(new Date(when), 'datetime', withDayZone(options, language)),
    relative: (when, nowMs = Date.now()) => {
      const differenceMs = new Date(when).getTime() - nowMs;
      const [range, stepMs] = STEPS.find(([, lengthMs]) => Math.abs(differenceMs) >= lengthMs) ?? MINUTE;
      return write(Math.trunc(differenceMs / stepMs), 'relativetime', { range, numeric: 'auto' });
    },
    list: (items, type = 'conjunction') => write(items, 'list', { type }),
    country: (code) => nameOf(code, 'region'),
    // A code that is no language tag at all, from an address, is not the reader's problem.
    language: (code) => (/^[a-z]{2,3}$/.test(code) ? nameOf(code, 'language') : code),
    plural: (count) => new Intl.PluralRules(tag).select(count),
    compare: (a, b) => a.localeCompare(b, tag),
  };
}

type FormatName = 'number' | 'currency' | 'datetime' | 'relativetime' | 'list';

/** i18next gives back as it is what it cannot write. */
function writeValue(formatter: Formatter, value: unknown, name: FormatName, tag: string, options: object): string {
  const written: unknown = formatter.format(value, name, tag, options);
  if (typeof written !== 'string') throw new RangeError(`${String(value)} cannot be written as ${name} with ${JSON.stringify(options)}`);
  return written;
}

const MINUTE = ['minute', 60_000] as const;
const STEPS = [['year', 31_557_600_000], ['month', 2_629_800_000], ['day', 86_400_000], ['hour', 3_600_000], MINUTE] as const;

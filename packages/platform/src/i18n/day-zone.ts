import type { Language } from '@orime/contracts';

/** Where a day begins and ends for the readers of a language. */
const DAY_ZONES: Readonly<Record<Language, string>> = { en: 'UTC', jp: 'Asia/Tokyo' };

const TIME_OF_DAY = ['hour', 'minute', 'second', 'fractionalSecondDigits', 'dayPeriod', 'timeStyle'] as const;

/**
 * Options of a date with its time zone. A day without a time is written in one zone for all readers of a language: a server and every
 * browser then write the same. A time of day is the reader's own, and belongs to what only a browser writes.
 */
export function withDayZone(options: Intl.DateTimeFormatOptions, language: Language): Intl.DateTimeFormatOptions {
  const hasTime = TIME_OF_DAY.some((part) => options[part] !== undefined);
  return hasTime ? options : { timeZone: DAY_ZONES[language], ...options };
}

import { BRAND, type Language } from '@orime/contracts';
import type { Event } from '@orime/contracts/api/editorial/event';

export interface EventLinks {
  readonly publicUrl: string;
  /** Path of the page that the event's entry leads to. */
  readonly page: string;
}

/** An iCalendar file (RFC 5545) with one event. Times are in UTC, so that no program has to know the venue's zone; its name goes along. */
export function calendarFile(event: Event, { publicUrl, page }: EventLinks, language: Language, now = new Date()): string {
  const place = `${event.venue[language]}, ${event.address[language]}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(BRAND.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-TIMEZONE:${escape(event.timeZone)}`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(event.startsAt))}`,
    `DTEND:${stamp(new Date(event.endsAt))}`,
    `SUMMARY:${escape(event.title[language])}`,
    `DESCRIPTION:${escape(event.summary[language])}`,
    `LOCATION:${escape(place)}`,
    `URL:${publicUrl}${page}`,
    `STATUS:${event.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function stamp(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Lines have at most 75 bytes; the rest follows after a space. Characters stay whole. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

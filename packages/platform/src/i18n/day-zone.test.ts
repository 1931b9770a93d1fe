import { expect, test } from '@jest/globals';
import { withDayZone } from './day-zone.ts';

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;

test('a day begins where the readers of the language are, whatever zone the machine is in', () => {
  const at = new Date('2026-03-05T18:00:00Z');
  expect(new Intl.DateTimeFormat('en', withDayZone(day, 'en')).format(at)).toBe('March 5, 2026');
  expect(new Intl.DateTimeFormat('ja', withDayZone(day, 'jp')).format(at)).toBe('2026年3月6日');
});

test('a zone that is given stands, and a time of day is the reader’s own', () => {
  expect(withDayZone({ ...day, timeZone: 'Europe/Paris' }, 'jp')).toEqual({ ...day, timeZone: 'Europe/Paris' });
  expect(withDayZone({ dateStyle: 'short', timeStyle: 'short' }, 'en')).toEqual({ dateStyle: 'short', timeStyle: 'short' });
  expect(withDayZone({ ...day, hour: 'numeric' }, 'jp')).toEqual({ ...day, hour: 'numeric' });
});

import { expect, test } from '@jest/globals';
import { instantOf, isTimeZone, localTime } from './local-time.ts';

test.each([
  ['Asia/Tokyo', '2026-05-31T10:00', '2026-05-31T01:00:00.000Z'],
  ['America/New_York', '2026-05-31T18:00', '2026-05-31T22:00:00.000Z'],
  ['America/New_York', '2026-01-31T18:00', '2026-01-31T23:00:00.000Z'],
  // The night in which clocks are put back, after it.
  ['America/New_York', '2026-11-01T03:30', '2026-11-01T08:30:00.000Z'],
])('in %s, %s is %s, and back', (zone, local, at) => {
  expect(instantOf(local, zone)).toBe(at);
  expect(localTime(at, zone)).toBe(local);
});

test('a time that clocks leave out is an hour later; none stays none', () => {
  expect(instantOf('2026-03-08T02:30', 'America/New_York')).toMatch(/^2026-03-08T0[67]:30/);
  expect([instantOf(''), localTime(null)]).toEqual([null, '']);
});

test('a zone is one that the browser knows', () => {
  expect(['Asia/Tokyo', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, false, false]);
});

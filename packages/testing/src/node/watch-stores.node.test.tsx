import { expect, test } from '@jest/globals';
import { atPlaceAndTime } from './at-place-and-time.ts';
import { watchStores } from './watch-stores.ts';

test('a look at the storage is seen, also where its absence is caught', async () => {
  const { result, seen } = await watchStores(async () => {
    try {
      return localStorage.getItem('draft');
    } catch {
      return 'nothing';
    }
  });
  expect([result, seen]).toEqual(['nothing', ['localStorage']]);
  expect((await watchStores(async () => 1)).seen).toEqual([]);
});

test('clock and time zone are those of the place, and the machine’s own afterwards', async () => {
  const before = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const write = async () => [
    new Date().toISOString(),
    new Date().toLocaleDateString('en'),
    new Intl.DateTimeFormat('en').format(Date.now()),
    new Date().getHours(),
  ];
  expect(await atPlaceAndTime({ timeZone: 'Asia/Tokyo', now: '2001-02-03T22:30:00Z' }, write)).toEqual([
    '2001-02-03T22:30:00.000Z',
    '2/4/2001',
    '2/4/2001',
    7,
  ]);
  expect(new Intl.DateTimeFormat('en').resolvedOptions().timeZone).toBe(before);
  expect(new Date().getFullYear()).toBeGreaterThan(2001);
});

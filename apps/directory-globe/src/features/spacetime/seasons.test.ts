import { expect, test } from '@jest/globals';
import { timelineEntry as entry } from '../../sample-places.fixture.ts';
import { countYears, findSeason, groupSeasons, placesUntil, seasonOf } from './seasons.ts';

test.each([
  ['2026-01-31T23:00:00Z', '2025-aw'],
  ['2026-02-01T00:00:00Z', '2026-ss'],
  ['2026-07-31T23:59:59Z', '2026-ss'],
  ['2026-08-01T00:00:00Z', '2026-aw'],
])('%s is in %s', (at, key) => expect(seasonOf(at).key).toBe(key));

const seasons = groupSeasons([
  entry('late', '2026-09-01', { kind: 'design', lat: 1 }),
  entry('mid', '2026-03-01', { lat: 2 }),
  entry('house', '2024-03-01', { lat: 1 }),
]);

test('seasons without anything are left out, in steps and in years', () => {
  expect(seasons.map(({ key }) => key)).toEqual(['2024-ss', '2026-ss', '2026-aw']);
  expect(countYears(seasons)).toEqual([
    { year: 2024, count: 1 },
    { year: 2026, count: 2 },
  ]);
});

test.each([
  ['', 2],
  ['season=2026-ss', 1],
  ['season=1890-ss', 2],
  ['year=2026', 2],
  ['year=1890', 0],
  ['year=soon', 2],
])('"%s" asks for step %i', (search, index) => expect(findSeason(seasons, new URLSearchParams(search))).toBe(index));

test('a place is called after its maker and fades until something comes again', () => {
  const faded = placesUntil(seasons, 1);
  expect(faded.map(({ name, opacity }) => [name, opacity])).toEqual([
    ['mid', 1],
    ['house', 0.78],
  ]);
  expect(placesUntil(seasons, 2)[0]).toMatchObject({
    name: 'house',
    kind: 'designer',
    opacity: 1,
    entries: [{ id: 'late' }, { id: 'house' }],
  });
});

import { expect, test } from '@jest/globals';
import { placeDraftOf, writtenPlaceOf } from './place-draft.ts';

const kojima = { name: { en: 'Kojima', jp: '児島' }, country: 'JP', lat: 34.46, lon: 133.81, position: 2 };

test('a place comes back from the form as it went in, and none as none', () => {
  expect(writtenPlaceOf(placeDraftOf(kojima))).toEqual(kojima);
  expect(writtenPlaceOf(placeDraftOf(null))).toBeNull();
});

test.each([
  ['a name', { city: ' ', cityJp: '' }],
  ['a country', { country: '' }],
  ['a position', { position: '34.46' }],
])('without %s it is not saved', (_, part) => {
  const { place, number } = placeDraftOf(kojima);
  expect(writtenPlaceOf({ place: { ...place, ...part }, number })).toBeUndefined();
});

test('one language is enough, and no stop has the number 0', () => {
  const { place } = placeDraftOf(kojima);
  expect(writtenPlaceOf({ place: { ...place, city: '' }, number: 0 })).toMatchObject({ name: { en: '', jp: '児島' }, position: null });
});

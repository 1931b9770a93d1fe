import { expect, test } from '@jest/globals';
import { sampleSize } from '@orime/testing/samples';
import { garmentOptions, onlyOption } from './garment-options.ts';

const piece = (id: string, available = true) => ({
  id,
  size: 'M',
  serial: id,
  edition: '1/1',
  condition: { en: 'New', jp: '新品' },
  available,
});

test.each([
  ['a size beside its one piece is the piece', [sampleSize('M', { availability: 'low', left: 1 })], [piece('a')], ['piece:a']],
  ['a sold piece leaves no size behind', [sampleSize('M', { availability: 'sold_out' })], [piece('a', false)], ['piece:a']],
  ['stock beyond the pieces stays to choose', [sampleSize('M', { availability: 'low', left: 3 })], [piece('a')], ['size:M', 'piece:a']],
  ['plenty of stock stays to choose', [sampleSize('M')], [piece('a')], ['size:M', 'piece:a']],
  [
    'other sizes are not touched',
    [sampleSize('S'), sampleSize('M', { availability: 'low', left: 1 })],
    [piece('a')],
    ['size:S', 'piece:a'],
  ],
  ['made to order is no stock', [sampleSize('M', { mode: 'made_to_order', leadDays: 20 })], [piece('a')], ['size:M', 'piece:a']],
])('%s', (_name, sizes, pieces, keys) => {
  expect(garmentOptions({ sizes, pieces }).map(({ key }) => key)).toEqual(keys);
});

test('the only thing left is chosen from the start', () => {
  expect(onlyOption(garmentOptions({ sizes: [sampleSize('S', { availability: 'sold_out' }), sampleSize('M')], pieces: [] }))).toBe(
    'size:M',
  );
  expect(onlyOption(garmentOptions({ sizes: [sampleSize('S'), sampleSize('M')], pieces: [] }))).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { convertSize, savedSizeOf, SIZE_ROWS, SIZE_SYSTEMS } from './size-systems.ts';

const saved = { alpha: 'M', it: '42', eu: '38', jp: '2' };

test.each([
  ['letters', ['S', 'M', 'L'], 'FR', 'M'],
  ['Japanese numbers', ['0', '1', '2', '3'], 'JP', '2'],
  ['Italian numbers of an Italian house', ['38', '40', '42', '44'], 'IT', '42'],
  ['the same numbers of a French house', ['38', '40', '42', '44'], 'FR', '38'],
  ['numbers that only one system has', ['40', '42', '44'], 'GE', '42'],
  ['sizes that are not worn', ['XL', 'XXL'], 'FR', undefined],
  ['one size', ['OS'], 'JP', undefined],
  ['nothing', [], 'JP', undefined],
])('of %s', (_, offered, country, size) => {
  expect(savedSizeOf(offered, saved, country)).toBe(size);
});

test('of two that fit where the country decides for neither, none is chosen', () => {
  expect(savedSizeOf(['2', '4', '42'], { jp: '2', it: '42' }, 'FR')).toBeUndefined();
  expect(savedSizeOf(['S', 'M'], {}, 'FR')).toBeUndefined();
});

test('a size is the same row from every system, and every system grows with the body', () => {
  for (const cut of ['women', 'men'] as const)
    for (const row of SIZE_ROWS[cut]) for (const system of SIZE_SYSTEMS) expect(convertSize(cut, system, row[system])).toBe(row);
  expect(convertSize('women', 'it', '54')).toBeUndefined();
});

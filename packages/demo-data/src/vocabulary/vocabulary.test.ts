import { expect, test } from '@jest/globals';
import { categories, colours, designImageKey, fabrics, garmentSpots, prints } from './index.ts';

test('every word has English and Japanese', () => {
  for (const table of [categories, fabrics, prints, colours]) {
    for (const [key, word] of Object.entries(table)) {
      expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(word.en.trim()).not.toBe('');
      expect(word.jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    }
  }
});

test('colours are distinct six-digit hex values and none is pure black or white', () => {
  const values = Object.values(colours).map((colour) => colour.hex);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  expect(values).not.toContain('#000000');
  expect(values).not.toContain('#ffffff');
});

test('a hotspot is inside its picture, one per garment', () => {
  for (const count of [2, 3, 4]) {
    const spots = garmentSpots('rail', count);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
  }
  expect(garmentSpots('landscape', 2)).toEqual([]);
});

test('an image key names design and view', () => {
  expect(designImageKey('kasumi-coat', 'back')).toBe('design/kasumi-coat/back');
});

import { expect, test } from '@jest/globals';
import { paletteColor } from '@orime/ui/theme';
import { SHADE } from './shade.ts';

type Rgb = readonly number[];

// WCAG 2.2: 4.5 for text, 3 for the focus ring.
test.each([
  ['text', 4.5],
  ['focus', 3],
])('%s stands out from the shade over any picture', (token, least) => {
  for (const share of Object.values(SHADE))
    for (const picture of [0, 255]) {
      const ground = channels(paletteColor('dark', 'page')).map((value) => (value * share + picture * (100 - share)) / 100);
      expect(contrast(channels(paletteColor('dark', token)), ground)).toBeGreaterThanOrEqual(least);
    }
});

function channels(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = NaN, green = NaN, blue = NaN] = rgb
    .map((value) => value / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

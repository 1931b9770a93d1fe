import { expect, test } from '@jest/globals';
import type { Composition, DesignRecipe, EditorialSpec } from '../vocabulary/index.ts';
import { renderEditorial } from './render-editorial.ts';

const garment: DesignRecipe = { slug: 'test-dress', category: 'dress', fabric: 'twill', colour: 'teal', print: 'solid', seed: 5 };
const compositions: Composition[] = ['solo', 'pair', 'rail', 'window', 'planes', 'hanging', 'landscape', 'stack', 'globe'];
const spec = (composition: Composition): EditorialSpec => ({
  key: `test/${composition}`,
  composition,
  ratio: '16:9',
  palette: ['sand', 'indigo', 'ecru'],
  garments: [garment, { ...garment, category: 'coat', seed: 6 }],
  fabric: 'twill',
  seed: 8,
  alt: { en: 'Test', jp: '試し' },
});

test.each(compositions)('%s gives the same, well exposed picture twice', (composition) => {
  const first = renderEditorial(spec(composition), 0.06);
  expect([first.width, first.height]).toEqual([96, 54]);
  const mean = first.pixels.reduce((sum, value) => sum + value, 0) / first.pixels.length / 255;
  expect(mean).toBeGreaterThan(0.3);
  expect(mean).toBeLessThan(0.85);
  expect(renderEditorial(spec(composition), 0.06).pixels.equals(first.pixels)).toBe(true);
});

test('a picture without its garments still has its room', () => {
  expect(
    renderEditorial({ ...spec('planes'), garments: undefined }, 0.06).pixels.equals(renderEditorial(spec('planes'), 0.06).pixels),
  ).toBe(false);
});

import { expect, test } from '@jest/globals';
import { catalogue } from '../../content/catalogue.ts';
import { garmentSizes, type GarmentSize } from './garment-sizes.ts';

const cmOf = ({ measures }: GarmentSize, key: string): number => measures.find((measure) => measure.key === key)?.cm ?? Number.NaN;

test('a shirt is measured laid flat and grows from size to size', () => {
  const sizes = garmentSizes('card-player-shirt');
  expect(sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  for (const key of ['length', 'width', 'shoulder', 'sleeve']) {
    const steps = sizes.map((size) => cmOf(size, key));
    expect(steps.every((cm, i) => i === 0 || cm >= (steps[i - 1] ?? Infinity))).toBe(true);
  }
  // Half the girth of the garment is more than half the girth of its wearer: 90 cm of chest in size S.
  expect(cmOf(sizes[0] as GarmentSize, 'width')).toBeGreaterThan(45); // the list has five sizes
});

test('a design of every category has a table with a row for each of its sizes and labels in both languages', () => {
  const oneOfEach = new Map(catalogue.map(({ slug, style }) => [style.category, slug]));
  for (const slug of oneOfEach.values()) {
    const sizes = garmentSizes(slug);
    expect(sizes.length).toBeGreaterThan(0);
    for (const { measures } of sizes) {
      expect(measures.length).toBeGreaterThanOrEqual(2);
      for (const { cm, jp } of measures) {
        expect(cm).toBeGreaterThan(0);
        expect(jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
      }
    }
  }
});

test('a longer recipe has a longer table', () => {
  const [short] = garmentSizes('kite-tee');
  const [long] = garmentSizes('linha-um-tee');
  if (!short || !long) throw new Error('a tee has no sizes');
  expect(cmOf(long, 'length')).toBeGreaterThan(cmOf(short, 'length') + 10);
});

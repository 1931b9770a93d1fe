import { expect, test } from '@jest/globals';
import { garmentCategories, type GarmentRecipe } from '../recipe/garment-recipe.ts';
import { describeGarment } from './garment-facts.ts';
import { measureGarment, type MeasureKey } from './measure-garment.ts';
import { measurementDrawing } from './measurement-drawing.ts';

const recipe = (category: GarmentRecipe['category'], more: Partial<GarmentRecipe> = {}): GarmentRecipe => ({
  category,
  fabric: 'poplin',
  seed: 1,
  ...more,
});
const cmOf = (made: GarmentRecipe, key: MeasureKey, body = {}) =>
  measureGarment(made, body).find((measure) => measure.key === key)?.cm ?? Number.NaN;

test('a longer, wider recipe measures longer and wider', () => {
  expect(cmOf(recipe('shirt', { length: 1.1 }), 'length')).toBeGreaterThan(cmOf(recipe('shirt'), 'length') + 5);
  expect(cmOf(recipe('shirt', { width: 1.1 }), 'body-width')).toBeGreaterThan(cmOf(recipe('shirt'), 'body-width') + 4);
  expect(cmOf(recipe('coat', { sleeve: 'short' }), 'sleeve')).toBeLessThan(cmOf(recipe('coat'), 'sleeve') - 20);
});

test('sizes grow with the body', () => {
  const small = { bust: 84, waist: 63, hip: 89 };
  const large = { bust: 96, waist: 75, hip: 101 };
  expect(cmOf(recipe('tee'), 'body-width', large) - cmOf(recipe('tee'), 'body-width', small)).toBeCloseTo(6, 0);
  expect(cmOf(recipe('trousers'), 'waist', large) - cmOf(recipe('trousers'), 'waist', small)).toBeCloseTo(12, 0);
  expect(cmOf(recipe('bag'), 'width', large)).toBe(cmOf(recipe('bag'), 'width', small));
});

test('a garment is wider than the body it is cut for', () => {
  for (const category of ['tee', 'shirt', 'knit', 'blazer', 'coat', 'dress'] as const)
    expect(2 * cmOf(recipe(category), 'body-width')).toBeGreaterThan(88);
});

test('facts follow the recipe', () => {
  const facts = describeGarment(recipe('coat', { breast: 'double', buttons: 3, pockets: ['flap'], collar: 'shawl' }));
  expect(facts).toMatchObject({ breast: 'double', buttons: 6, pockets: ['flap'], collar: 'shawl' });
  expect(facts.phrases.map(({ en }) => en)).toEqual(expect.arrayContaining(['double-breasted', 'flap pockets', 'shawl collar']));
  expect(describeGarment(recipe('shirt', { pockets: ['chest-patch'], pocketGrain: 'across' })).stripes.pockets).toBe('across');
  expect(describeGarment(recipe('tee')).breast).toBeUndefined();
  expect(describeGarment(recipe('trousers', { waist: 'elastic' })).phrases.map(({ jp }) => jp)).toContain('ゴムウエスト');
});

test.each(garmentCategories)('the drawing of a %s shows where its measures are taken', (category) => {
  const { width, height, outlines, dimensions } = measurementDrawing(recipe(category));
  const known = new Set(measureGarment(recipe(category)).map(({ key }) => key));
  expect(dimensions.length).toBeGreaterThanOrEqual(2);
  for (const { key, from, to } of dimensions) {
    expect(known.has(key)).toBe(true);
    expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeGreaterThan(5);
  }
  for (const [x, y] of outlines.flatMap(({ points }) => points)) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  }
});

test('what the drawing shows is what the table says', () => {
  const shirt = measurementDrawing(recipe('shirt'));
  for (const key of ['body-width', 'shoulder', 'sleeve'] as const) {
    const line = shirt.dimensions.find((dimension) => dimension.key === key);
    if (!line) throw new Error(`no dimension ${key}`);
    const drawn = Math.hypot(line.from[0] - line.to[0], line.from[1] - line.to[1]);
    expect(Math.abs(drawn - cmOf(recipe('shirt'), key))).toBeLessThan(1);
  }
});

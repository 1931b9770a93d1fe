import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { signedArea } from '../geometry/polygon.ts';
import { lengthOf } from '../geometry/polyline.ts';
import { completeRecipe } from '../recipe/complete-recipe.ts';
import { garmentCategories, type GarmentRecipe } from '../recipe/garment-recipe.ts';
import { cutPattern } from './cut-pattern.ts';
import { edgeOf } from './pattern.ts';

/** Any recipe a designer could write. */
const recipes = fc.record(
  {
    category: fc.constantFrom(...garmentCategories),
    fabric: fc.constant('poplin' as const),
    seed: fc.constant(1),
    length: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
    width: fc.double({ min: 0.85, max: 1.2, noNaN: true }),
    flare: fc.double({ min: 0, max: 1.6, noNaN: true }),
    sleeve: fc.constantFrom('none', 'cap', 'short', 'half', 'long', 'balloon', 'wide'),
    collar: fc.constantFrom('none', 'crew', 'v-neck', 'scoop', 'boat', 'mock', 'turtle', 'point', 'band', 'camp', 'notch', 'shawl', 'hood'),
    closure: fc.constantFrom('pull-on', 'open', 'buttons', 'snaps', 'zip', 'hidden-buttons'),
    waist: fc.constantFrom('none', 'seam', 'elastic', 'drawstring', 'waistband', 'belted'),
    pleats: fc.constantFrom('none', 'front', 'back'),
    hem: fc.constantFrom('straight', 'shirt-tail', 'rib', 'turn-up', 'side-slits', 'tucked'),
    cuffs: fc.constantFrom('none', 'hemmed', 'buttoned', 'rib', 'elastic', 'turned-back'),
    breast: fc.constantFrom('single', 'double'),
  },
  { requiredKeys: ['category', 'fabric', 'seed'] },
) as fc.Arbitrary<GarmentRecipe>;

test('every recipe can be cut, and sewn edges fit each other', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const { pieces, seams, applied, hardware, stitches } = cutPattern(completeRecipe(recipe));
      const names = pieces.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { edges } of seams) {
        const [a, b] = edges.map((edge) => lengthOf(edgeOf(pieces, edge).line)) as [number, number];
        expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(3.2);
      }
      for (const { base } of applied) expect(names).toContain(base);
      for (const { on } of hardware) expect(names).toContain(on.piece);
      for (const { piece } of stitches) expect(names).toContain(piece);
    }),
    // Wide sleeves in narrow ribs, which chance seldom finds.
    { numRuns: 120, examples: [[{ category: 'hoodie', fabric: 'poplin', seed: 1, width: 1.2, sleeve: 'wide', cuffs: 'rib' }]] },
  );
});

test('a narrow band round a wide neck is held where the neck is', () => {
  const { pieces } = cutPattern(completeRecipe({ category: 'dress', fabric: 'linen', seed: 1, collar: 'scoop', sleeve: 'none' }));
  const band = pieces.find(({ name }) => name === 'neckband');
  if (!band) throw new Error('a scoop neck has a band');
  const [first, last] = [edgeOf(pieces, 'neckband.start').line, edgeOf(pieces, 'neckband.end').line].map((line) =>
    line.map(([u, v]) => band.place(u, v)),
  );
  const shoulder = edgeOf(pieces, 'front.neck-right').line[0] ?? [0, 0];
  for (const [x, y] of [...(first ?? []), ...(last ?? [])]) expect(Math.hypot(x - shoulder[0], y - shoulder[1])).toBeLessThan(3);
});

test.each(garmentCategories)('the outlines of a %s are closed and hold cloth', (category) => {
  for (const { outline } of cutPattern(completeRecipe({ category, fabric: 'poplin', seed: 1 })).pieces) {
    outline.forEach(({ line }, i) => {
      const next = outline[(i + 1) % outline.length]?.line[0];
      const end = line.at(-1);
      expect(Math.hypot((next?.[0] ?? 99) - (end?.[0] ?? 0), (next?.[1] ?? 99) - (end?.[1] ?? 0))).toBeLessThan(0.05);
    });
    expect(Math.abs(signedArea(outline.flatMap(({ line }) => line)))).toBeGreaterThan(5);
  }
});

test('a camp shirt buttons on a strip over fronts that are joined, and hangs open without buttons', () => {
  const camp = { category: 'shirt', fabric: 'poplin', seed: 1, collar: 'camp' } as const;
  const isJoined = ({ seams }: ReturnType<typeof cutPattern>): boolean =>
    seams.some(({ edges }) => edges.every((edge) => edge.endsWith('.front')));
  const closed = cutPattern(completeRecipe(camp));
  expect(isJoined(closed)).toBe(true);
  expect(closed.applied.find(({ name }) => name === 'placket')?.base).toBe('front-right');
  const buttons = closed.hardware.filter(({ on }) => on.piece === 'front-right');
  expect(buttons.map(({ on }) => on.at[0])).toEqual(Array.from({ length: 7 }, () => -1.6));
  expect(isJoined(cutPattern(completeRecipe({ ...camp, closure: 'open' })))).toBe(false);
});

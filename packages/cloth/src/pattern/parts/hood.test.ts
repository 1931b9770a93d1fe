import { expect, test } from '@jest/globals';
import { completeRecipe } from '../../recipe/complete-recipe.ts';
import { cutPattern } from '../cut-pattern.ts';
import { edgeOf, type EdgeName } from '../pattern.ts';

const { pieces } = cutPattern(completeRecipe({ category: 'hoodie', fabric: 'cotton-jersey', seed: 1 }));

const held = (name: EdgeName): readonly (readonly [number, number, number])[] => {
  const { line, piece } = edgeOf(pieces, name);
  return line.map(([u, v]) => piece.place(u, v));
};

test('a hood is held as it has fallen: its crown on the middle of the back, its opening round the neck', () => {
  const heights = (['hood-left.crown', 'hood-right.crown'] as const).flatMap((name) =>
    held(name).map(([x, y, z]) => {
      expect(Math.abs(x)).toBeLessThan(0.5);
      expect(z).toBeLessThan(-4);
      return y;
    }),
  );
  const lowest = Math.min(...heights);
  expect(lowest).toBeGreaterThan(110);
  expect(lowest).toBeLessThan(130);
  for (const name of ['hood-left.opening', 'hood-right.opening'] as const) {
    const opening = held(name);
    expect(Math.abs(opening[0]?.[0] ?? 9)).toBeLessThan(0.5);
    expect(opening[0]?.[2]).toBeGreaterThan(5);
    for (const [, y] of opening) expect(y).toBeGreaterThan(134);
  }
});

test('the halves of a hood mirror each other', () => {
  const [left, right] = [held('hood-left.crown'), held('hood-right.crown')];
  left.forEach(([x, y, z], i) => {
    expect(right[i]?.[0]).toBeCloseTo(-x, 1);
    expect(right[i]?.[1]).toBeCloseTo(y, 1);
    expect(right[i]?.[2]).toBeCloseTo(z, 1);
  });
});

import { expect, test } from '@jest/globals';
import { createLayerContact } from './layer-contact.ts';

/** A sheet of two triangles in the plane y = 0 that looks upwards, and one particle. */
function sheetWith(particle: readonly [number, number, number]) {
  const positions = Float64Array.from([...particle, -2, 0, -2, -2, 0, 2, 2, 0, 2, 2, 0, -2]);
  const contact = createLayerContact(
    [{ particles: Int32Array.of(0), gaps: Float64Array.of(0.3), triangles: Int32Array.from([1, 2, 3, 1, 3, 4]), side: 1 }],
    2,
  );
  const weight = Float64Array.of(1, 0, 0, 0, 0);
  contact.collect(positions);
  for (let step = 0; step < 60; step++) contact.solve(positions, weight);
  return positions;
}

test('a particle on the wrong side of the sheet it lies on comes through to its gap', () => {
  expect(sheetWith([0.3, -0.8, 0.1])[1]).toBeCloseTo(0.3, 1);
});

test('a particle beside the sheet, or well above it, is left alone', () => {
  expect(sheetWith([3.2, -0.2, 0])[1]).toBe(-0.2);
  expect(sheetWith([0.3, 0.9, 0.1])[1]).toBe(0.9);
});

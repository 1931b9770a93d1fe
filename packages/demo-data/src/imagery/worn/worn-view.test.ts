import { expect, test } from '@jest/globals';
import { countInTheWay, macroCamera, macroTarget } from './worn-view.ts';

/** A sheet of 21 × 21 vertices, 1 cm apart, that faces the camera. */
function sheet(z: number, centreX = 0): number[] {
  return Array.from({ length: 441 }, (_, i) => [centreX + (i % 21) - 10, Math.floor(i / 21) - 10, z]).flat();
}

const facing = (count: number): Float32Array => Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 2 ? 1 : 0));

test('a close view looks at the outer cloth nearest to the wish', () => {
  const { normal, target } = macroTarget(Float32Array.from([...sheet(0), ...sheet(4)]), facing(882), 882, [2.2, 3.1, 5]);
  expect(target).toEqual([2, 3, 4]);
  expect(normal).toEqual([0, 0, 1]);
});

test('a close view of a gather looks along the cloth around it', () => {
  const normals = facing(441);
  normals.set([0.8, 0, 0.6], 3 * 220);
  const { normal } = macroTarget(Float32Array.from(sheet(0)), normals, 441, [0, 0, 0]);
  expect(normal[0]).toBeGreaterThan(0);
  expect(normal[0]).toBeLessThan(0.1);
  expect(Math.hypot(...normal)).toBeCloseTo(1);
});

test('cloth before what is looked at is in the way; cloth beside it, behind it and around it is not', () => {
  const camera = macroCamera([0, 0, 0], [0, 0, 1], 9);
  const inTheWay = (sleeve: readonly number[]): number => countInTheWay(Float32Array.from([...sheet(0), ...sleeve]), camera);
  expect(inTheWay([])).toBe(0);
  expect(inTheWay(sheet(20, 3))).toBeGreaterThan(5);
  expect(inTheWay(sheet(20, 30))).toBe(0);
  expect(inTheWay(sheet(-20))).toBe(0);
  expect(inTheWay(sheet(1.5))).toBe(0);
});

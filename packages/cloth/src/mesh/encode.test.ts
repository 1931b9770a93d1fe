import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drape } from '../drape/drape.ts';
import { createBitReader, createBitWriter } from './bits.ts';
import { decodeMesh } from './decode.ts';
import { encodeMesh } from './encode.ts';

test('whole numbers of any size come back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (numbers) => {
      const writer = createBitWriter();
      for (const number of numbers) writer.signed(number);
      const reader = createBitReader(writer.finish());
      expect(numbers.map(() => reader.signed())).toEqual(numbers);
      expect(() => reader.count()).toThrow(RangeError);
    }),
  );
});

test('a packed garment unpacks to the same surface and is small', async () => {
  const mesh = drape({ category: 'tee', fabric: 'cotton-jersey', seed: 1 }, { steps: [3], subdivisions: 1 });
  const packed = await encodeMesh(mesh);
  const view = await decodeMesh(packed);
  expect(packed.length).toBeLessThan(150_000);
  expect(view.triangles.length).toBe(mesh.triangles.length);
  expect(view.pieces).toEqual(mesh.pieces);
  let furthest = 0;
  let cosines = 0;
  mesh.triangles.forEach((vertex, i) => {
    const other = view.triangles[i] ?? 0;
    const gap = [0, 1, 2].map((k) => (mesh.positions[3 * vertex + k] ?? 0) - (view.positions[3 * other + k] ?? 0));
    furthest = Math.max(furthest, Math.hypot(...gap));
    const cosine = [0, 1, 2].reduce((sum, k) => sum + (mesh.normals[3 * vertex + k] ?? 0) * (view.normals[3 * other + k] ?? 0), 0);
    cosines += cosine;
  });
  expect(furthest).toBeLessThan(0.02);
  expect(cosines / mesh.triangles.length).toBeGreaterThan(0.98);
  await expect(decodeMesh(packed.subarray(0, packed.length >> 1))).rejects.toThrow();
});

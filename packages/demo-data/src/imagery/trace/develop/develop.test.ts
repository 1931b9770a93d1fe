import { expect, test } from '@jest/globals';
import { develop, type Development } from './develop.ts';

const plain: Development = { exposure: 1, saturation: 1, vignette: 0, grain: 0 };

function flat(width: number, height: number, light: (x: number) => number): { width: number; height: number; data: Float32Array } {
  return { width, height, data: Float32Array.from({ length: width * height * 3 }, (_, i) => light(Math.floor(i / 3) % width)) };
}

test('a dye in full light has the value of its card', () => {
  const pixels = develop(
    flat(64, 64, () => 0.5 ** 2.2),
    plain,
    1,
  );
  expect(pixels.reduce((sum, value) => sum + value, 0) / pixels.length).toBeCloseTo(127.5, 0);
});

test('a gradient finer than a step is dithered: its mean follows the light', () => {
  const rows = 256;
  const pixels = develop(
    flat(16, rows, (x) => 0.2 + x * 0.0002),
    plain,
    1,
  );
  const column = (x: number): number =>
    Array.from({ length: rows }, (_, y) => pixels[(y * 16 + x) * 3] ?? 0).reduce((sum, value) => sum + value, 0) / rows;
  expect(column(15) - column(0)).toBeGreaterThan(0.6);
  expect(column(15) - column(0)).toBeLessThan(2.2);
  expect(new Set(Array.from({ length: rows }, (_, y) => pixels[y * 48])).size).toBeGreaterThan(1);
});

test('highlights roll off: twice the light is not white twice', () => {
  const at = (light: number): number =>
    develop(
      flat(8, 8, () => light),
      plain,
      1,
    )[0] ?? 0;
  expect(at(1)).toBeLessThan(at(1.6));
  expect(at(1.6)).toBeLessThan(256);
  expect(at(0)).toBeLessThanOrEqual(1);
});

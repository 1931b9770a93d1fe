import { expect, test } from '@jest/globals';
import { createRandom } from '../../random.ts';
import type { Frame } from '../frame/frame.ts';
import { denoise, undenoised, type Picture } from './denoise.ts';

const size = 32;
const noise = 0.3;

/** Two walls that meet in the middle; `turned` gives them different normals, `stripes` dyes every second column. */
function noisyFrame({ stripes = false, turned = true }: { readonly stripes?: boolean; readonly turned?: boolean }): Frame {
  const random = createRandom(5);
  const frame: Frame = {
    width: size,
    height: size,
    light: new Float32Array(size * size * 3),
    gloss: new Float32Array(size * size * 3),
    albedo: new Float32Array(size * size * 3).fill(1),
    normal: new Float32Array(size * size * 3),
    depth: new Float32Array(size * size).fill(100),
    variance: new Float32Array(size * size * 2),
    samples: size * size,
  };
  for (let pixel = 0; pixel < size * size; pixel++) {
    const right = pixel % size >= size / 2;
    const value = (right ? 1 : 0.4) + (random() - 0.5) * noise;
    for (let k = 0; k < 3; k++) {
      frame.light[pixel * 3 + k] = value;
      if (stripes && pixel % 2 === 1) frame.albedo[pixel * 3 + k] = 0.2;
    }
    frame.normal[pixel * 3 + (right && turned ? 0 : 2)] = 1;
    frame.variance[pixel * 2] = noise ** 2 / 12;
  }
  return frame;
}

function value(picture: Picture, x: number, y: number): number {
  return picture.data[(y * size + x) * 3] ?? 0;
}

function roughness(picture: Picture, fromX: number, toX: number): number {
  let sum = 0;
  for (let y = 4; y < size - 4; y++) for (let x = fromX; x < toX; x++) sum += Math.abs(value(picture, x + 1, y) - value(picture, x, y));
  return sum;
}

test('grain goes, the edge between two surfaces stays', () => {
  const frame = noisyFrame({});
  const clean = denoise(frame);
  expect(roughness(clean, 2, 14)).toBeLessThan(roughness(undenoised(frame), 2, 14) / 5);
  for (let y = 4; y < size - 4; y++) expect(value(clean, size / 2, y) - value(clean, size / 2 - 1, y)).toBeGreaterThan(0.45);
});

test('dye is not light: a striped cloth keeps every stripe', () => {
  const clean = denoise(noisyFrame({ stripes: true }));
  for (let x = 4; x < 12; x += 2) expect(value(clean, x + 1, 16) / value(clean, x, 16)).toBeCloseTo(0.2, 1);
});

test('a shadow that is surely there is not noise, though the surface goes on', () => {
  const clean = denoise(noisyFrame({ turned: false }));
  expect(value(clean, size / 2 + 2, 16) - value(clean, size / 2 - 3, 16)).toBeGreaterThan(0.4);
});

test('the frame is left as it was, and a black one stays black', () => {
  const frame = noisyFrame({});
  const before = Float32Array.from(frame.light);
  denoise(frame);
  expect(frame.light).toEqual(before);
  const black = denoise({ ...frame, light: new Float32Array(before.length) });
  expect(black.data.every((channel) => channel === 0)).toBe(true);
});

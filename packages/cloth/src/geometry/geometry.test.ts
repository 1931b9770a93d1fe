import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { signedArea } from './polygon.ts';
import { lengthOf, resample, sliceLine } from './polyline.ts';
import { triangulate } from './triangulate.ts';
import type { Point } from './vector.ts';

test('a triangulated lattice covers its square once', () => {
  const points: Point[] = Array.from({ length: 144 }, (_, i) => [i % 12, Math.floor(i / 12)]);
  const corners = triangulate(points);
  let area = 0;
  for (let t = 0; t < corners.length; t += 3) {
    const triangle = [0, 1, 2].map((k) => points[corners[t + k] ?? 0] ?? [0, 0]) as Point[];
    expect(signedArea(triangle)).toBeGreaterThanOrEqual(-1e-9);
    area += signedArea(triangle);
  }
  expect(area).toBeCloseTo(121, 6);
});

const line = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), { minLength: 2, maxLength: 12 });

test('two slices of a line are as long as the line', () => {
  fc.assert(
    fc.property(line, fc.double({ min: 0, max: 1, noNaN: true }), (points, share) => {
      const length = lengthOf(points);
      const cut = length * share;
      expect(lengthOf(sliceLine(points, 0, cut)) + lengthOf(sliceLine(points, cut, length))).toBeCloseTo(length, 4);
    }),
  );
});

test('resampling keeps both ends and gives the number asked for', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 40 }), (points, segments) => {
      const out = resample(points, segments);
      expect(out).toHaveLength(segments + 1);
      expect(out[0]).toEqual(points[0]);
      expect(out[segments]).toEqual(points[points.length - 1]);
    }),
  );
});

import { expect, test } from '@jest/globals';
import { editorialSpecs } from '../../../content/editorial.ts';
import { dye } from '../../cloth/dye.ts';
import { hungLengths } from '../../still/hung-lengths.ts';
import { listStillJobs } from '../../still/still-jobs.ts';
import { showsSelvedge } from '../../still/still-shot.ts';
import type { Look } from './look.ts';
import { createShader } from './shaders.ts';
import type { ClothSurface } from './surface.ts';

const printed = {
  kind: 'cloth',
  weave: 'poplin',
  base: dye('chalk'),
  second: dye('ink'),
  third: dye('ink'),
  turnDeg: 0,
  print: { key: 'kente', seed: 1, across: false, perCm: 20 },
} as const satisfies ClothSurface;
const red = [0.4, 0.02, 0.02] as const;
const withSelvedge = createShader({ ...printed, selvedge: red });
const without = createShader(printed);

test('a print ends at the selvedge, and beyond it cloth is as it was', () => {
  const places = Array.from({ length: 200 }, (_, i) => i * 0.17);
  const dark = (shader: typeof without, edge: number) => places.filter((v) => lookAt(shader, edge, v).green < 0.4).length;
  expect(dark(without, 0.6)).toBeGreaterThan(20);
  expect(dark(withSelvedge, 0.6)).toBe(0);
  for (const v of places) expect(lookAt(withSelvedge, 2.5, v)).toEqual(lookAt(without, 2.5, v));
});

test('a thread of its own runs in it, and fills a part of a pixel that it is finer than', () => {
  const redness = (edge: number, footprint: number) =>
    lookAt(withSelvedge, edge, 3, footprint).red / lookAt(withSelvedge, edge, 3, footprint).green;
  expect(redness(0.34, 0.01)).toBeGreaterThan(10);
  expect(redness(0.6, 0.01)).toBeLessThan(1.5);
  expect(redness(0.34, 0.2)).toBeGreaterThan(1.2);
  expect(redness(0.34, 0.2)).toBeLessThan(redness(0.34, 0.01));
});

test('it is raised at its inner line and not turned at its edge', () => {
  expect(lookAt(without, 0.05, 3).edgeSlope).toBeGreaterThan(0.2);
  expect(lookAt(withSelvedge, 0.05, 3).edgeSlope).toBe(0);
  expect(lookAt(withSelvedge, 0.8, 3).edgeSlope).toBeGreaterThan(0.2);
});

test('lengths end left and right in edges that wander a little', () => {
  const [length] = hungLengths([0], 1, 4, 0.5, true);
  if (!length) throw new Error('nothing hangs');
  const width = 250 * 0.94;
  const edges = Array.from(length.edgeDistance ?? []);
  expect(edges.filter((edge) => edge === 0)).toHaveLength(2 * (Math.round(130 * 0.5) + 1));
  expect(Math.max(...edges)).toBeGreaterThan(width / 2 - 2);
  // Over the rod it lies flat.
  const flat = Array.from({ length: edges.length }, (_, i) => i).filter((i) => edges[i] === 0 && (length.positions[3 * i + 1] ?? 0) > 206);
  for (const i of flat) expect(Math.abs(Math.abs(length.positions[3 * i] ?? 0) - width / 2)).toBeLessThan(0.3);
});

test('woven lengths have one, knits and hides have none', () => {
  const shown = listStillJobs(editorialSpecs, 'final').filter(({ spec }) => showsSelvedge(spec));
  expect(shown.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['still/producer/isoda-denim/cover', 'still/article/the-weight-of-a-fold/iron']),
  );
  expect(shown.filter(({ spec }) => /knit|leather/.test(spec.fabric ?? '')).map(({ key }) => key)).toEqual([]);
});

function lookAt(shader: typeof without, edge: number, v: number, footprint = 0.01): Look {
  const look: Look = { red: 0, green: 0, blue: 0, slopeU: 0, slopeV: 0, seamSlope: 0, edgeSlope: 0 };
  shader.look({ u: 100 - edge, v, seam: 99, edge, y: 100, footprint }, look);
  return look;
}

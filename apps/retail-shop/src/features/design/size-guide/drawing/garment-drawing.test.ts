import { expect, test } from '@jest/globals';
import type { DimensionLine, GarmentDrawing } from './drawing-shape.ts';
import { garmentDrawing } from './garment-drawing.ts';

const draw = (measures: Readonly<Record<string, number>>): GarmentDrawing => {
  const drawing = garmentDrawing(new Map(Object.entries(measures)));
  if (drawing === undefined) throw new Error('nothing was drawn');
  return drawing;
};
const longOf = ({ from, to }: DimensionLine): number => Math.hypot(from[0] - to[0], from[1] - to[1]);

const shirt = { length: 72, 'body-width': 54, shoulder: 46, sleeve: 60 };
const trousers = { waist: 78, 'full-length': 102, rise: 28, inseam: 74, thigh: 30, hem: 19 };

test.each([
  ['a shirt', shirt],
  ['a slip dress without sleeves', { length: 110, 'body-width': 44 }],
  ['a haori', { length: 86, 'body-width': 62, yuki: 66 }],
  ['trousers', trousers],
  ['a skirt', { waist: 66, 'full-length': 70, hem: 90 }],
  ['a bag', { width: 34, height: 30, depth: 12 }],
  ['a scarf', { 'full-length': 180, width: 30 }],
])('%s lies within its picture, and every measure has its line', (_name, measures) => {
  const { left, top, width, height, dimensions } = draw(measures);
  expect(dimensions.map(({ key }) => key).toSorted()).toEqual(Object.keys(measures).toSorted());
  for (const [x, y] of dimensions.flatMap(({ from, to }) => [from, to])) {
    expect(x).toBeGreaterThanOrEqual(left - 0.01);
    expect(x).toBeLessThanOrEqual(left + width + 0.01);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height + 0.01);
  }
});

test('lines are as long as the table says; a waist is measured around and lies there by its half', () => {
  for (const line of draw(shirt).dimensions) expect(longOf(line)).toBeCloseTo(shirt[line.key as keyof typeof shirt]);
  const waist = draw(trousers).dimensions.find(({ key }) => key === 'waist');
  expect(waist && longOf(waist)).toBeCloseTo(trousers.waist / 2);
});

test('girths of a body alone draw nothing', () => {
  expect(garmentDrawing(new Map(Object.entries({ bust: 84, waist: 64, hip: 90 })))).toBeUndefined();
});

import { describe, expect, test } from '@jest/globals';
import { createNoise } from '../noise.ts';
import { blur } from './blur.ts';
import { fillOutline, type Viewport } from './fill.ts';
import { createLayer, halved } from './layer.ts';
import { band, curve, mirrored, symmetric, unsettled, type Point, type Polyline } from './outline.ts';

const view: Viewport = { x: 0, y: 0, scale: 1, width: 60, height: 60 };
const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);

describe('fillOutline', () => {
  test('covers exactly the area of the shape, also between pixels', () => {
    const triangle: Polyline = [
      [10.25, 10.5],
      [40.75, 12.25],
      [22.5, 47.125],
    ];
    const [[ax, ay], [bx, by], [cx, cy]] = [triangle[0] ?? [0, 0], triangle[1] ?? [0, 0], triangle[2] ?? [0, 0]];
    const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    expect(sum(fillOutline(triangle, view).data)).toBeCloseTo(area, 2);
  });

  test('does not mind the direction of the outline', () => {
    const square: Polyline = [
      [5, 5],
      [25, 5],
      [25, 25],
      [5, 25],
    ];
    expect(sum(fillOutline([...square].reverse(), view).data)).toBeCloseTo(400, 4);
  });

  test('clips what is outside the picture', () => {
    const wide: Polyline = [
      [-50, 10],
      [120, 10],
      [120, 20],
      [-50, 20],
    ];
    const mask = fillOutline(wide, view);
    expect(mask.left).toBe(0);
    expect(mask.width).toBe(60);
    expect(sum(mask.data)).toBeCloseTo(600, 3);
  });

  test('a shape wholly outside has no pixels', () => {
    expect(
      fillOutline(
        [
          [100, 100],
          [120, 100],
          [110, 120],
        ],
        view,
      ).data,
    ).toHaveLength(0);
  });
});

describe('outlines', () => {
  test('a smooth curve passes through its points', () => {
    const points: readonly Point[] = [
      [0, 0],
      [30, 10],
      [40, 50],
      [5, 40],
    ];
    const line = curve(points);
    for (const [x, y] of points) expect(line.some(([px, py]) => Math.hypot(px - x, py - y) < 0.001)).toBe(true);
  });

  test('a symmetric outline has the same width on both sides', () => {
    const whole = symmetric([
      [0, 0],
      [20, 5, 'c'],
      [30, 40],
      [0, 50],
    ]);
    expect(Math.min(...whole.map(([x]) => x))).toBe(-30);
    expect(whole).toHaveLength(6);
    expect(mirrored([[4, 2, 'c']])).toEqual([[-4, 2, 'c']]);
  });

  test('a band is as wide as asked', () => {
    const mask = fillOutline(
      band(
        [
          [10, 30],
          [50, 30],
        ],
        8,
      ),
      view,
    );
    expect(sum(mask.data)).toBeCloseTo(320, 3);
  });

  test('settling moves a line a little and always the same', () => {
    const line = curve([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
    const once = unsettled(line, createNoise(4), 5, 0.5);
    expect(unsettled(line, createNoise(4), 5, 0.5)).toEqual(once);
    once.forEach(([x, y], i) => expect(Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0))).toBeLessThan(8));
  });
});

test('a blur keeps an even field even and spreads a point without losing any of it', () => {
  const even = new Float32Array(400).fill(0.5);
  for (const value of blur(even, 20, 20, 3)) expect(value).toBeCloseTo(0.5, 5);
  const point = new Float32Array(41 * 41);
  point[20 * 41 + 20] = 1;
  const soft = blur(point, 41, 41, 3);
  expect(sum(soft)).toBeCloseTo(1, 4);
  expect(soft[20 * 41 + 20]).toBeLessThan(0.1);
});

test('halving averages four pixels', () => {
  const layer = createLayer(2, 2);
  layer.data.set([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
  expect([...halved(layer).data]).toEqual([0.5, 0, 0, 0.5]);
});

import { expect, test } from '@jest/globals';
import { joinParts } from '../geometry/scene-mesh.ts';
import { layOutPoints, pointsInSight, spreadLight } from './light-points.ts';

const columns = 40;
const rows = 6;

/** A level sheet of squares, 1 cm each. */
const sheet = joinParts([
  {
    positions: Array.from({ length: columns * rows }, (_, i) => [i % columns, 0, Math.floor(i / columns)]).flat(),
    normals: Array.from({ length: columns * rows }, () => [0, 1, 0]).flat(),
    triangles: Array.from({ length: columns * rows }, (_, i) => i)
      .filter((i) => i % columns < columns - 1 && i < columns * (rows - 1))
      .flatMap((i) => [i, i + columns, i + 1, i + 1, i + columns, i + columns + 1]),
    surface: 0,
  },
]);
const points = layOutPoints(sheet);
const columnOf = (point: number): number => (points.vertexOf[point] ?? 0) % columns;

test('light is gathered two edges beyond what the camera sees and nowhere else', () => {
  const inSight = pointsInSight(points, (vertex) => vertex % columns < 10);
  expect(points.vertexOf).toHaveLength(columns * rows);
  inSight.forEach((is, point) => expect(is).toBe(columnOf(point) < 12 ? 1 : 0));
});

test('even light stays even up to where nothing is known: no shade creeps in from there', () => {
  const light = new Float32Array(points.vertexOf.length * 3);
  const isLit = Uint8Array.from(points.vertexOf, (_, point) => (points.isGathered[point] === 1 && columnOf(point) < 12 ? 1 : 0));
  isLit.forEach((is, point) => light.fill(is === 1 ? 0.5 : 0, point * 3, point * 3 + 3));
  const spread = spreadLight(points, light, isLit);
  points.vertexOf.forEach((_, point) => {
    if (columnOf(point) < 12) expect(spread[point * 3]).toBeCloseTo(0.5, 5);
    if (columnOf(point) > 20) expect(spread[point * 3]).toBe(0);
  });
});

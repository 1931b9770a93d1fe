import { describe, expect, test } from '@jest/globals';
import { figureLayers } from './figure-layers.ts';
import { mirrored, sheet, tube } from './garment-mesh.ts';

const corners = (mesh: Float32Array): [number, number, number][] =>
  Array.from({ length: mesh.length / 3 }, (_, at) => [mesh[at * 3] ?? 0, mesh[at * 3 + 1] ?? 0, mesh[at * 3 + 2] ?? 0]);

describe('cloth around the figure', () => {
  test('closes behind and in front, unless it is open in front', () => {
    const closed = corners(
      sheet({
        profile: [
          [1, 1],
          [0, 1],
        ],
        facets: 8,
        depth: 1,
      }),
    );
    expect(closed).toHaveLength(8 * 6);
    expect(closed.some(([x, , z]) => Math.abs(x) < 0.01 && z > 0.99)).toBe(true);
    const open = corners(
      sheet({
        profile: [
          [1, 1],
          [0, 1],
        ],
        facets: 8,
        depth: 1,
        opening: 0.5,
      }),
    );
    expect(Math.max(...open.map(([, , z]) => z))).toBeCloseTo(Math.cos(0.5));
  });

  test('has pleats that deepen towards the hem', () => {
    const widths = (y: number) =>
      corners(
        sheet({
          profile: [
            [1, 1],
            [0, 1],
          ],
          facets: 8,
          depth: 1,
          pleat: 0.2,
        }),
      )
        .filter((corner) => corner[1] === y)
        .map(([x, , z]) => Number(Math.hypot(x, z).toFixed(3)));
    expect([...new Set(widths(1))]).toEqual([1]);
    expect([...new Set(widths(0))].toSorted()).toEqual([0.8, 1.2]);
  });

  test('has sleeves of the width they are given, on both sides', () => {
    const sleeve = tube({ from: [0, 0, 0], to: [0, -2, 0], radii: [1, 3], facets: 6 });
    for (const [x, y, z] of corners(sleeve)) expect(Math.hypot(x, z)).toBeCloseTo(y === 0 ? 1 : 3);
    expect(corners(mirrored(sleeve)).map(([x]) => x)).toEqual(corners(sleeve).map(([x]) => -x));
  });

  test('is light: the whole figure has fewer triangles than a photograph has pixels in a row', () => {
    const triangles = figureLayers().reduce((sum, { mesh }) => sum + mesh.length / 9, 0);
    expect(triangles).toBeLessThan(1500);
    expect(figureLayers().every(({ mesh }) => mesh.every(Number.isFinite))).toBe(true);
  });
});

import { expect, test } from '@jest/globals';
import type { GarmentMesh } from '@orime/cloth';
import { wavyTube } from '../trace/fixtures/wavy-tube.ts';
import { uncovered } from './uncovered.ts';

const under = wavyTube({ columns: 120, rows: 120, folds: 3 });
const heights = under.positions.filter((_, i) => i % 3 === 1);
const [low, high] = [heights.reduce((a, b) => Math.min(a, b)), heights.reduce((a, b) => Math.max(a, b))];

/** The tube's upper half, wider by `cm`; or that without its front. */
function topOf(cm: number, isOpen = false): GarmentMesh {
  const positions = under.positions.map((value, i) => {
    if (i % 3 === 1) return value;
    const radius = Math.hypot(under.positions[i - (i % 3)] ?? 0, under.positions[i - (i % 3) + 2] ?? 0);
    return value * (1 + cm / radius);
  });
  const triangles = under.triangles.filter((_, i) => {
    const corners = under.triangles.subarray(i - (i % 3), i - (i % 3) + 3);
    return corners.every((corner) => {
      const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3);
      return y > (low + high) / 2 && !(isOpen && z > 0 && Math.abs(x) < 4);
    });
  });
  const pieces = under.pieces.slice(0, 1).map((piece) => ({ ...piece, firstTriangle: 0, triangleCount: triangles.length / 3 }));
  return { ...under, positions, triangles, pieces };
}

const placesOf = ({ positions, triangles }: GarmentMesh): readonly (readonly [number, number, number])[] =>
  [...triangles].map((corner) => [positions[corner * 3] ?? 0, positions[corner * 3 + 1] ?? 0, positions[corner * 3 + 2] ?? 0]);

test('what hangs below the upper garment is left, with a hand’s breadth under its hem', () => {
  const left = uncovered(under, topOf(1));
  const highest = Math.max(
    ...placesOf(left)
      .map(([, y]) => y)
      .filter((y) => y < high - 6),
  );
  expect(highest).toBeGreaterThan((low + high) / 2);
  expect(highest).toBeLessThan((low + high) / 2 + 6);
  expect(Math.min(...placesOf(left).map(([, y]) => y))).toBe(low);
  expect(left.pieces.reduce((sum, { triangleCount }) => sum + triangleCount, 0)).toBe(left.triangles.length / 3);
});

test('cloth that was pressed through goes as well, cloth that is worn outside stays', () => {
  const throughAbove = (cm: number): number =>
    placesOf(uncovered(under, topOf(cm))).filter(([, y]) => y > (low + high) / 2 + 8 && y < high - 6).length;
  expect(throughAbove(-1)).toBe(0);
  expect(throughAbove(-4)).toBeGreaterThan(1000);
});

test('a front that is worn open shows what lies under it', () => {
  const left = placesOf(uncovered(under, topOf(1, true))).filter(([, y]) => y > (low + high) / 2 + 8 && y < high - 6);
  expect(left.filter(([x, , z]) => z > 0 && Math.abs(x) < 3).length).toBeGreaterThan(100);
  expect(left.filter(([, , z]) => z < 0)).toEqual([]);
});

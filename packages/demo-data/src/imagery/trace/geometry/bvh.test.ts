import { expect, test } from '@jest/globals';
import { createRandom } from '../../random.ts';
import { buildBvh, type Bvh } from './bvh.ts';
import { createRayCaster } from './traverse.ts';

const random = createRandom(7);
const count = 400;
const positions = Float32Array.from({ length: count * 9 }, (_, i) => (random() - 0.5) * (i % 9 < 3 ? 100 : 12));
for (let t = 0; t < count; t++)
  for (let k = 3; k < 9; k++) positions[t * 9 + k] = (positions[t * 9 + k] ?? 0) + (positions[t * 9 + (k % 3)] ?? 0);
const triangles = Uint32Array.from({ length: count * 3 }, (_, i) => i);
const bvh = buildBvh(positions, triangles);

/** The same corners in one leaf: every triangle is tried. */
const oneLeaf: Bvh = {
  bounds: Float32Array.of(-1e6, -1e6, -1e6, 1e6, 1e6, 1e6),
  nodes: Uint32Array.of(0, count),
  corners: bvh.corners,
  order: bvh.order,
};

type Ray = readonly [number, number, number, number, number, number];

function someRay(): Ray {
  const [x, y, z] = [random() - 0.5, random() - 0.5, random() - 0.5];
  const length = Math.hypot(x, y, z);
  return [(random() - 0.5) * 140, (random() - 0.5) * 140, (random() - 0.5) * 140, x / length, y / length, z / length];
}

test('the hierarchy finds exactly what trying every triangle finds', () => {
  const fast = createRayCaster(bvh);
  const slow = createRayCaster(oneLeaf);
  let hits = 0;
  for (let i = 0; i < 600; i++) {
    const ray = someRay();
    const distance = fast.nearest(...ray, 500);
    expect(distance).toBe(slow.nearest(...ray, 500));
    expect(fast.isBlocked(...ray, 500)).toBe(distance >= 0);
    if (distance < 0) continue;
    hits++;
    expect(fast.triangle).toBe(slow.triangle);
  }
  expect(hits).toBeGreaterThan(30);
});

test('what lies beyond the reach of a ray does not stop it', () => {
  const caster = createRayCaster(buildBvh(Float32Array.of(-1, -1, 5, 1, -1, 5, 0, 1, 5), Uint32Array.of(0, 1, 2)));
  expect(caster.nearest(0, 0, 0, 0, 0, 1, 10)).toBeCloseTo(5, 5);
  expect(caster.isBlocked(0, 0, 0, 0, 0, 1, 4.9)).toBe(false);
  expect(caster.isBlocked(0, 0, 6, 0, 0, 1, 10)).toBe(false);
});

test('triangles in one place are split all the same', () => {
  const same = Float32Array.from({ length: 9 * 20 }, (_, i) => [0, 0, 3, 1, 0, 3, 0, 1, 3][i % 9] ?? 0);
  const caster = createRayCaster(
    buildBvh(
      same,
      Uint32Array.from({ length: 60 }, (_, i) => i),
    ),
  );
  expect(caster.nearest(0.2, 0.2, 0, 0, 0, 1, 10)).toBeCloseTo(3, 5);
});

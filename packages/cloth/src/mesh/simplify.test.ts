import { expect, test } from '@jest/globals';
import { drape } from '../drape/drape.ts';
import { decodeMesh } from './decode.ts';
import type { GarmentMesh } from './garment-mesh.ts';
import { packGarment } from './pack-garment.ts';
import { simplifyMesh } from './simplify.ts';

const mesh = drape({ category: 'skirt', fabric: 'linen', seed: 1 }, { steps: [2.6], subdivisions: 1 });

/** Ends of all edges that belong to one triangle alone, by place: the outlines of the pieces. */
function outlinesOf({ positions, triangles }: GarmentMesh): readonly string[] {
  const uses = new Map<string, number>();
  const place = (vertex: number) => [0, 1, 2].map((k) => (positions[3 * vertex + k] ?? 0).toFixed(4)).join(' ');
  for (let i = 0; i < triangles.length; i++) {
    const ends = [triangles[i] ?? 0, triangles[i % 3 === 2 ? i - 2 : i + 1] ?? 0].sort((a, b) => a - b);
    uses.set(ends.join(), (uses.get(ends.join()) ?? 0) + 1);
  }
  return [...uses]
    .filter(([, count]) => count === 1)
    .map(([ends]) => ends.split(',').map(Number).map(place).sort().join(' – '))
    .sort();
}

function areaOf({ positions, triangles }: GarmentMesh): number {
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const at = (corner: number, k: number) => positions[3 * (triangles[t + corner] ?? 0) + k] ?? 0;
    const u = [0, 1, 2].map((k) => at(1, k) - at(0, k));
    const v = [0, 1, 2].map((k) => at(2, k) - at(0, k));
    const [ux = 0, uy = 0, uz = 0] = u;
    const [vx = 0, vy = 0, vz = 0] = v;
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

test('a garment with a quarter of its triangles has the same outlines, pieces and nearly the same surface', () => {
  const most = mesh.triangles.length / 3 / 4;
  const simple = simplifyMesh(mesh, most);
  expect(simple.triangles.length / 3).toBeLessThanOrEqual(most);
  expect(simple.pieces.map(({ name }) => name)).toEqual(mesh.pieces.map(({ name }) => name));
  expect(simple.pieces.reduce((sum, { triangleCount }) => sum + triangleCount, 0)).toBe(simple.triangles.length / 3);
  expect(outlinesOf(simple)).toEqual(outlinesOf(mesh));
  expect(Math.abs(areaOf(simple) / areaOf(mesh) - 1)).toBeLessThan(0.01);
});

test('a mesh that is simple enough stays as it is', () => {
  expect(simplifyMesh(mesh, mesh.triangles.length / 3).triangles).toHaveLength(mesh.triangles.length);
});

test('a garment packed for the browser weighs at most 150 kB and can be shown', async () => {
  const packed = await packGarment(mesh);
  expect(packed.length).toBeLessThanOrEqual(150_000);
  expect((await decodeMesh(packed)).pieces.map(({ name }) => name)).toEqual(mesh.pieces.map(({ name }) => name));
});

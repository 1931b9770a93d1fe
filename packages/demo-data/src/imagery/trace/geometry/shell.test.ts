import { expect, test } from '@jest/globals';
import { wavyTube } from '../fixtures/wavy-tube.ts';
import { hardwareParts } from './hardware.ts';
import { joinParts } from './scene-mesh.ts';
import { shellOf } from './shell.ts';
import { stitchParts } from './stitches.ts';

const coarse = wavyTube({ columns: 40, rows: 20, folds: 5 });
const shell = joinParts([shellOf(coarse, () => ({ outside: 3, inside: 5 }))]);

test('a shell is closed: each of its edges belongs to two triangles', () => {
  const place = (vertex: number): string => [0, 1, 2].map((k) => ((shell.positions[vertex * 3 + k] ?? 0) * 100).toFixed(0)).join();
  const edges = new Map<string, number>();
  shell.triangles.forEach((vertex, i) => {
    const next = shell.triangles[i % 3 === 2 ? i - 2 : i + 1] ?? 0;
    const key = [place(vertex), place(next)].sort().join(' ');
    edges.set(key, (edges.get(key) ?? 0) + 1);
  });
  const open = [...edges.values()].filter((count) => count !== 2).length;
  // The tube's seam is one edge in space for two sheets of vertices; rounding may tear a few of its places apart.
  expect(open / edges.size).toBeLessThan(0.005);
});

test('a coarse garment is divided, its pattern with it, and its thickness is the cloth’s', () => {
  const triangleCount = coarse.triangles.length / 3;
  expect(shell.surfaces.filter((surface) => surface === 5)).toHaveLength(triangleCount * 4);
  expect(shell.surfaces.filter((surface) => surface === 3).length).toBeGreaterThan(triangleCount * 4);
  const half = shell.positions.length / 2;
  const apart = Array.from({ length: 50 }, (_, i) => {
    const at = i * 30;
    return Math.hypot(...[0, 1, 2].map((k) => (shell.positions[at + k] ?? 0) - (shell.positions[half + at + k] ?? 0)));
  });
  for (const distance of apart) expect(distance).toBeCloseTo(coarse.thicknessCm, 2);
});

test('a fine garment is left as dense as it is', () => {
  const fine = wavyTube({ columns: 240, rows: 150, folds: 5 });
  expect(shellOf(fine, () => ({ outside: 0, inside: 0 })).positions).toHaveLength(fine.positions.length * 2);
});

test('buttons have their threads, and the hem its stitches on the cloth', () => {
  const buttons = hardwareParts(coarse, () => 1, 2);
  expect(buttons.filter(({ surface }) => surface === 1)).toHaveLength(3);
  expect(buttons.filter(({ surface }) => surface === 2)).toHaveLength(6);
  const stitches = stitchParts(coarse, 4);
  expect(stitches.length).toBeGreaterThan(200);
  for (const { positions } of stitches.slice(0, 20)) {
    const height = positions[1] ?? 0;
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThan(75);
  }
});

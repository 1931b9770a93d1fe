import { expect, test } from '@jest/globals';
import { decodeMesh } from '@orime/cloth';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { catalogue } from '../content/catalogue.ts';
import { wornRecipes } from '../content/worn-recipes.ts';
import { loadDemoModels } from './demo-models.ts';
import { listModels, modelsFolder } from './garment-models.ts';
import { mostBytes, mostTriangles } from './model-limits.ts';

const models = listModels(wornRecipes);

test('every design has the model of its present recipe', () => {
  const missing = models.filter(({ path }) => !existsSync(path)).flatMap(({ slugs }) => slugs);
  expect({ missing, remedy: 'npm run demo:models' }).toEqual({ missing: [], remedy: 'npm run demo:models' });
  expect([...loadDemoModels().keys()].sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
});

test('colours of a style share a model, and no model lies there that no design has', () => {
  const shown = loadDemoModels();
  expect(shown.get('fold-haori-indigo')).toEqual(shown.get('fold-haori-ecru'));
  expect(shown.get('fold-haori-indigo')).not.toEqual(shown.get('banana-leaf-haori'));
  const known = new Set(models.map(({ digest }) => `${digest}.bin`));
  expect(readdirSync(modelsFolder).filter((name) => !known.has(name))).toEqual([]);
});

test('models are light enough for a phone, a room of ten and the repository', async () => {
  let total = 0;
  for (const { path, slugs } of models) {
    const packed = readFileSync(path);
    const { patternUv, pieces, positions, triangles } = await decodeMesh(packed);
    total += packed.length;
    expect({ slugs, isLight: packed.length <= mostBytes, isSmall: triangles.length <= 3 * mostTriangles }).toEqual({
      slugs,
      isLight: true,
      isSmall: true,
    });
    // A garment in cm: its pieces cover all triangles, and their cloth is neither stretched nor gathered beyond what a seam takes in.
    expect(pieces.reduce((sum, { triangleCount }) => sum + triangleCount, 0)).toBe(triangles.length / 3);
    expect([slugs, ratioOfLengths(positions, patternUv, triangles)]).toEqual([slugs, expect.closeTo(1, 1)]);
  }
  expect(total).toBeLessThanOrEqual(4_000_000);
});

test('a changed recipe has another model, and another order of designs the same ones', () => {
  const [first] = wornRecipes;
  if (!first) throw new Error('The catalogue is empty');
  const digests = (garment: typeof first.garment) => listModels([{ ...first, garment }]).map(({ digest }) => digest);
  expect(digests({ ...first.garment, length: 1.2 })).not.toEqual(digests(first.garment));
  expect(
    listModels([...wornRecipes].reverse())
      .map(({ digest }) => digest)
      .sort(),
  ).toEqual(models.map(({ digest }) => digest).sort());
});

/** How long the edges are in the room by how long they are in the pattern: weave and print keep their size when it is 1. */
function ratioOfLengths(positions: Float32Array, patternUv: Float32Array, triangles: Uint32Array): number {
  let [inRoom, inPattern] = [0, 0];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b] = [triangles[t] ?? 0, triangles[t + 1] ?? 0];
    inRoom += Math.hypot(...[0, 1, 2].map((k) => (positions[3 * a + k] ?? 0) - (positions[3 * b + k] ?? 0)));
    inPattern += Math.hypot(...[0, 1].map((k) => (patternUv[2 * a + k] ?? 0) - (patternUv[2 * b + k] ?? 0)));
  }
  return inRoom / inPattern;
}

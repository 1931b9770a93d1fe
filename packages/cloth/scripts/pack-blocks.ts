import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blockRecipes } from '../src/blocks/block-recipes.ts';
import { dressFormParts, drape, packGarment, type GarmentCategory, type GarmentMesh } from '../src/index.ts';

// `node packages/cloth/scripts/pack-blocks.ts [name…]`: drapes and packs the named blocks, or those that are missing. Minutes of a core.
const folder = fileURLToPath(new URL('../src/blocks/files/', import.meta.url));
/** Ten of them and their forms are at most 60,000 triangles together. */
const mostTriangles = 4400;
const mostOfForm = 900;

/** Long garments have wide folds: a fine lattice shows no more of them and takes minutes. */
const hungCoarsely = new Set<GarmentCategory>([
  'haori',
  'dress',
  'slip-dress',
  'jumpsuit',
  'skirt',
  'pleated-skirt',
  'trousers',
  'wide-denim',
  'shorts',
  'bag',
  'scarf',
]);

mkdirSync(folder, { recursive: true });
const asked = new Set(process.argv.slice(2));
const isDue = (name: string): boolean =>
  asked.size > 0 ? asked.has(name) : !existsSync(`${folder}${name}.bin`) || statSync(`${folder}${name}.bin`).size === 0;

for (const recipe of blockRecipes) {
  if (!isDue(recipe.category)) continue;
  const steps = hungCoarsely.has(recipe.category) ? [2.4] : [2.4, 1.5];
  await keep(recipe.category, () => packGarment(drape(recipe, { steps, subdivisions: 0 }), mostTriangles));
}
for (const [name, legs] of [
  ['form', false],
  ['form-legs', true],
] as const)
  if (isDue(name)) await keep(name, () => packGarment(trunk(legs), mostOfForm));

async function keep(name: string, pack: () => Promise<Uint8Array>): Promise<void> {
  const started = performance.now();
  const path = `${folder}${name}.bin`;
  writeFileSync(path, await pack());
  process.stdout.write(`${name}: ${statSync(path).size} bytes, ${Math.round(performance.now() - started)} ms\n`);
}

/** The covered part of the dress form; what it stands on is simple enough to be made where it is shown. */
function trunk(legs: boolean): GarmentMesh {
  const part = dressFormParts({ legs }).find(({ name }) => name === 'trunk');
  if (!part) throw new Error('the dress form has no trunk');
  const vertices = part.positions.length / 3;
  const piece = { name: 'trunk', layer: 'shell', grainDeg: 0, firstTriangle: 0, triangleCount: part.triangles.length / 3 } as const;
  return {
    ...part,
    patternUv: new Float32Array(2 * vertices),
    seamDistance: new Float32Array(vertices),
    edgeDistance: new Float32Array(vertices),
    pieces: [piece],
    hardware: [],
    stitches: [],
    thicknessCm: 0.1,
  };
}

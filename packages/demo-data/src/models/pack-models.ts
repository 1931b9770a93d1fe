import { drape, packGarment } from '@orime/cloth';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { wornRecipes } from '../content/worn-recipes.ts';
import { createProgress } from '../imagery/masters/progress.ts';
import { listTiles, tilesFolder } from './cloth/cloth-tiles.ts';
import { packTile } from './cloth/pack-tile.ts';
import { listModels, modelsFolder, type GarmentModel } from './garment-models.ts';
import { mostTriangles } from './model-limits.ts';

const usage = `npm run demo:models -- [name]…
Drapes and packs the models that the product pages turn, and draws the tiles of their printed cloths: those whose recipe changed, and
those of the designs or categories named, or whose name begins so (hoodie, three-cats, seochon). A run that was stopped goes on where it
was. Seconds of one core each.`;

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean', default: false } }, allowPositionals: true });

if (values.help) say(usage);
else await pack(positionals);

async function pack(names: readonly string[]): Promise<void> {
  const models = listModels(wornRecipes);
  const unknown = names.filter((name) => !models.some((model) => isCalled(model, name)));
  if (unknown.length > 0) throw new Error(`no design and no category begins with ${unknown.join(', ')}`);
  const named = new Set(models.filter((model) => names.some((name) => isCalled(model, name))).flatMap(({ slugs }) => slugs));
  await packCloths(named);
  await dropUnknown(modelsFolder, models);
  const due = models.filter(({ path, slugs }) => !existsSync(path) || slugs.some((slug) => named.has(slug)));
  say(`${models.length} models, ${due.length} to pack`);
  const advance = createProgress(due.length, (text) => process.stdout.write(text), process.stdout.isTTY);
  for (const { garment, path, slugs, steps } of due) {
    const packed = await packGarment(drape(garment, { steps, subdivisions: 0 }), mostTriangles);
    // Written beside its place and moved there: a run that is killed leaves no half of a model.
    await writeFile(`${path}.part`, packed);
    await rename(`${path}.part`, path);
    advance(slugs.join(', '));
  }
}

async function packCloths(named: ReadonlySet<string>): Promise<void> {
  const tiles = listTiles(wornRecipes);
  await dropUnknown(tilesFolder, tiles);
  const due = tiles.filter(({ path, slugs }) => !existsSync(path) || slugs.some((slug) => named.has(slug)));
  say(`${tiles.length} tiles of printed cloth, ${due.length} to draw`);
  for (const tile of due) await packTile(tile);
}

function isCalled({ garment, slugs }: GarmentModel, name: string): boolean {
  return garment.category === name || slugs.some((slug) => slug.startsWith(name));
}

/** Models of cuts, and tiles of prints, that no design has any longer go. */
async function dropUnknown(folder: string, files: readonly { readonly path: string }[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const known = new Set(files.map(({ path }) => path));
  for (const name of await readdir(folder)) if (!known.has(`${folder}${name}`)) await rm(`${folder}${name}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

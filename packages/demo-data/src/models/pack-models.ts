import { drape, packGarment } from '@orime/cloth';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { wornRecipes } from '../content/worn-recipes.ts';
import { createProgress } from '../imagery/masters/progress.ts';
import { listModels, modelsFolder, type GarmentModel } from './garment-models.ts';
import { mostTriangles } from './model-limits.ts';

const usage = `npm run demo:models -- [name]…
Drapes and packs the models that the product pages turn: those whose recipe changed, and those of the designs or categories named, or
whose name begins so (hoodie, three-cats, seochon). A run that was stopped goes on where it was. Seconds of one core each.`;

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean', default: false } }, allowPositionals: true });

if (values.help) say(usage);
else await packModels(positionals);

async function packModels(names: readonly string[]): Promise<void> {
  const models = listModels(wornRecipes);
  const unknown = names.filter((name) => !models.some((model) => isCalled(model, name)));
  if (unknown.length > 0) throw new Error(`no design and no category begins with ${unknown.join(', ')}`);
  const due = models.filter((model) => !existsSync(model.path) || names.some((name) => isCalled(model, name)));
  await mkdir(modelsFolder, { recursive: true });
  await dropUnknown(models);
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

function isCalled({ garment, slugs }: GarmentModel, name: string): boolean {
  return garment.category === name || slugs.some((slug) => slug.startsWith(name));
}

/** Models of cuts that no design has any longer go. */
async function dropUnknown(models: readonly GarmentModel[]): Promise<void> {
  const known = new Set(models.map(({ path }) => path));
  for (const name of await readdir(modelsFolder)) if (!known.has(`${modelsFolder}${name}`)) await rm(`${modelsFolder}${name}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

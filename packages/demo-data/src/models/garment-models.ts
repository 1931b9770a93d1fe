import type { GarmentRecipe } from '@orime/cloth';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { WornRecipe } from '../imagery/worn/worn-recipe.ts';

/** Raise it when models are packed differently, so that all of them are made anew. */
const packingVersion = 1;

/** One garment to be turned by hand, and the designs that are cut so: they differ in colour and print alone. */
export type GarmentModel = {
  readonly garment: GarmentRecipe;
  /** Lattice steps of its drape in cm, coarse first. */
  readonly steps: readonly number[];
  readonly slugs: readonly string[];
  /** Of everything the model follows from: the name of its file. */
  readonly digest: string;
  readonly path: string;
};

export const modelsFolder = fileURLToPath(new URL('../../models/', import.meta.url));

/** The model of every cut, in the order of its first design. */
export function listModels(recipes: readonly WornRecipe[]): readonly GarmentModel[] {
  const models = new Map<string, GarmentModel>();
  for (const { design, garment } of recipes) {
    const steps = stepsOf(garment);
    const digest = digestOf([packingVersion, garment, steps]);
    const slugs = [...(models.get(digest)?.slugs ?? []), design.slug];
    models.set(digest, { garment, steps, slugs, digest, path: `${modelsFolder}${digest}.bin` });
  }
  return [...models.values()];
}

/** Finer than the model, which is brought to its triangles afterwards. Pressed pleats cannot hang from a coarse lattice first. */
function stepsOf({ category, pleats }: GarmentRecipe): readonly number[] {
  const isPressed = pleats === 'knife' || pleats === 'box' || category === 'pleated-skirt';
  return isPressed ? [1.5] : [2.4, 1.5];
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

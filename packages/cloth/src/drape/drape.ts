import type { BodyMeasurements } from '../form/measurements.ts';
import { buildMesh } from '../mesh/build-mesh.ts';
import type { GarmentMesh } from '../mesh/garment-mesh.ts';
import { cutPattern } from '../pattern/cut-pattern.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { completeRecipe } from '../recipe/complete-recipe.ts';
import type { GarmentRecipe } from '../recipe/garment-recipe.ts';
import { drapePattern, type DrapedCloth } from './drape-pattern.ts';
import { fabricPresets } from './fabric-presets.ts';

export type DrapeOptions = {
  readonly body?: BodyMeasurements;
  /** Lattice steps in cm, coarse first. [2.4, 1.2] if absent; satin goes on to 0.8. A draft takes [1.8]. */
  readonly steps?: readonly number[];
  /** A garment worn underneath, draped before: trousers under a shirt. Best draped with `subdivisions: 0`. */
  readonly over?: Pick<GarmentMesh, 'positions' | 'triangles'>;
  /** How often triangles are cut in four after the simulation; 1 if absent. */
  readonly subdivisions?: number;
};

/** Cuts, sews and drapes a recipe: some seconds of one core. The same recipe and options always give the same mesh. */
export function drape(recipe: GarmentRecipe, options: DrapeOptions = {}): GarmentMesh {
  return buildMesh(drapeCloth(recipe, options), options.subdivisions ?? 1);
}

/** The particles behind the mesh, for measuring. */
export function drapeCloth(recipe: GarmentRecipe, { body, steps, over }: DrapeOptions = {}): DrapedCloth {
  const complete = completeRecipe(recipe);
  const pattern = cutPattern(complete);
  return drapePattern(pattern, fabricPresets[recipe.fabric], {
    seed: recipe.seed,
    steps: steps ?? usualSteps(pattern, recipe.fabric),
    ...(body ? { body } : {}),
    ...(over ? { over } : {}),
  });
}

/** Pressed pleats are narrower than a coarse lattice; satin shows folds that the usual one cannot form. */
function usualSteps(pattern: Pattern, fabric: GarmentRecipe['fabric']): readonly number[] {
  if (pattern.pieces.some(({ isPleated }) => isPleated)) return [1.2];
  return fabric === 'silk-satin' ? [2.4, 1.2, 0.8] : [2.4, 1.2];
}

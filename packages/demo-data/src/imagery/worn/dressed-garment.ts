import type { GarmentMesh } from '@orime/cloth';
import type { Surface } from '../trace/cloth/surface.ts';
import { hardwareParts } from '../trace/geometry/hardware.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { shellOf } from '../trace/geometry/shell.ts';
import { stitchParts } from '../trace/geometry/stitches.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { wornSurfaces } from './worn-surfaces.ts';
import { extentOf } from './worn-view.ts';

/** A draped garment as the tracer wants it. Its parts name surfaces by their number in the scene. */
export type DressedGarment = {
  readonly cloth: MeshPart;
  /** Buttons, zips and stitches. */
  readonly notions: readonly MeshPart[];
  readonly surfaces: readonly Surface[];
};

/** Gives a drape its cloth, notions and thread. `firstSurface` is the number its first surface has in the scene. */
export function dressGarment(mesh: GarmentMesh, recipe: WornRecipe, printPerCm: number, firstSurface: number): DressedGarment {
  const { high, low } = extentOf([mesh.positions]);
  const dressed = wornSurfaces(recipe, printPerCm, [low[1], high[1]]);
  const cloth = shellOf(mesh, (index) => {
    const piece = mesh.pieces[index];
    const { inside, outside } = dressed.pieceSurface(piece?.layer ?? 'shell', piece?.grainDeg ?? 0, piece?.name ?? '');
    return { inside: inside + firstSurface, outside: outside + firstSurface };
  });
  const thread = dressed.threadSurface + firstSurface;
  return {
    cloth,
    notions: [...hardwareParts(mesh, (hardware) => dressed.hardwareSurface(hardware) + firstSurface, thread), ...stitchParts(mesh, thread)],
    surfaces: dressed.surfaces,
  };
}

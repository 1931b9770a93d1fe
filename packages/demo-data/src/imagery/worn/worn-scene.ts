import type { GarmentMesh } from '@orime/cloth';
import { linear } from '../cloth/dye.ts';
import { backdropParts, type Studio } from '../studios/studio.ts';
import type { Surface } from '../trace/cloth/surface.ts';
import type { Camera, Scene } from '../trace/frame/scene.ts';
import { joinParts, turnedPart, type MeshPart } from '../trace/geometry/scene-mesh.ts';
import { closeLook } from './close-look.ts';
import { dressGarment } from './dressed-garment.ts';
import type { DrapedGroup } from './worn-drapes.ts';
import { partnerOf } from './worn-partner.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { extentOf, turnOf, wholeCamera, type WornView } from './worn-view.ts';

/** A part of what the garment hangs on, by what it is made of. */
export type StandPart = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  readonly material: 'cloth' | 'wood' | 'metal';
};

const standSurfaces: Readonly<Record<StandPart['material'], Surface>> = {
  cloth: { kind: 'plain', colour: linear('#cbbda4'), roughness: 0.85, reflectance: 0, grain: 'linen' },
  wood: { kind: 'plain', colour: linear('#6b4427'), roughness: 0.38, reflectance: 0.045, grain: 'wood' },
  metal: { kind: 'plain', colour: linear('#2a2927'), roughness: 0.38, reflectance: 0.22 },
};

/** Threads of a close view are a few hundredths of a centimetre; whole garments show a print at twelve pixels a cm. */
export const printPerCm = { whole: 24, macro: 64 } as const;

export type Shot = { readonly scene: Scene; readonly camera: Camera };

/** A form in its clothes. Its parts name surfaces by their number in the scene. */
export type DressedForm = {
  readonly cloth: MeshPart;
  /** Notions, and what the garment is shown with. */
  readonly others: readonly MeshPart[];
  readonly form: readonly MeshPart[];
  readonly surfaces: readonly Surface[];
};

/** A draped garment and what it is shown with on their form, seen from the front. `firstSurface` is the number of its first surface. */
export function dressForm(
  draped: DrapedGroup,
  stand: readonly StandPart[],
  recipe: WornRecipe,
  perCm: number,
  firstSurface: number,
): DressedForm {
  const garment = dressGarment(draped.mesh, recipe, perCm, firstSurface);
  const shownWith = draped.partner && partnerOf(recipe);
  const partner =
    draped.partner && shownWith && dressGarment(draped.partner, shownWith.recipe, perCm, firstSurface + garment.surfaces.length);
  const worn = [...garment.surfaces, ...(partner?.surfaces ?? [])];
  const form = stand.map(({ material, ...part }) => ({
    ...part,
    uv: flatUv(part.positions),
    surface: firstSurface + worn.length + Object.keys(standSurfaces).indexOf(material),
  }));
  return {
    cloth: garment.cloth,
    others: [...garment.notions, ...(partner ? [partner.cloth, ...partner.notions] : [])],
    form,
    surfaces: [...worn, ...Object.values(standSurfaces)],
  };
}

/** A draped garment and what it is shown with on their form in a studio, turned and framed for a view. */
export function wornShot(draped: DrapedGroup, stand: readonly StandPart[], recipe: WornRecipe, studio: Studio, view: WornView): Shot {
  const dressed = dressForm(draped, stand, recipe, view === 'macro' ? printPerCm.macro : printPerCm.whole, 0);
  const surfaces = [...dressed.surfaces, studio.floor, studio.wall];
  const turned = (part: MeshPart): MeshPart => turnedPart(part, turnOf[view]);
  const cloth = turned(dressed.cloth);
  const form = dressed.form.map(turned);
  const backdrop = backdropParts(studio, surfaces.length - 2, surfaces.length - 1);
  const others = dressed.others.map(turned);
  const mesh = joinParts([cloth, ...others, ...form, ...backdrop]);
  const scene: Scene = { mesh, surfaces, lamps: studio.lamps, sky: studio.sky };
  return { scene, camera: cameraFor(view, cloth, others, form, draped.mesh) };
}

/** From whole-body views down to the hem and up to the form's own top; a close view looks for a place of its own. */
function cameraFor(view: WornView, shell: MeshPart, others: readonly MeshPart[], form: readonly MeshPart[], mesh: GarmentMesh): Camera {
  const extent = extentOf([shell.positions]);
  if (view !== 'macro') {
    const top = extentOf(form.map(({ positions }) => positions)).high[1];
    // The cap of the form belongs in the picture of what is worn on the shoulders, not above a skirt.
    const high = extent.high[1] > 125 ? Math.max(top, extent.high[1]) : extent.high[1] + 14;
    return wholeCamera(view, { low: extent.low, high: [extent.high[0], high, extent.high[2]] });
  }
  return closeLook(shell, others, mesh);
}

/** Grain of wood and linen runs upright. */
function flatUv(positions: Float32Array): Float32Array {
  return Float32Array.from({ length: (positions.length / 3) * 2 }, (_, i) => positions[Math.floor(i / 2) * 3 + (i % 2)] ?? 0);
}

import { closeUpHeightCm, type GarmentMesh } from '@orime/cloth';
import { linear } from '../cloth/dye.ts';
import { backdropParts, type Studio } from '../studios/studio.ts';
import type { Surface } from '../trace/cloth/surface.ts';
import type { Camera, Scene } from '../trace/frame/scene.ts';
import { f32 } from '../trace/geometry/read.ts';
import { joinParts, turnedPart, type MeshPart } from '../trace/geometry/scene-mesh.ts';
import { dressGarment } from './dressed-garment.ts';
import type { DrapedGroup } from './worn-drapes.ts';
import { partnerOf } from './worn-partner.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { countInTheWay, extentOf, macroCamera, macroTarget, turnOf, wholeCamera, type WornView } from './worn-view.ts';

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
  const mesh = joinParts([cloth, ...dressed.others.map(turned), ...form, ...backdrop]);
  const scene: Scene = { mesh, surfaces, lamps: studio.lamps, sky: studio.sky };
  return { scene, camera: cameraFor(view, cloth, form, draped.mesh) };
}

/** From whole-body views down to the hem and up to the form's own top; a close view looks at a button, a stitch line or the chest. */
function cameraFor(view: WornView, shell: MeshPart, form: readonly MeshPart[], mesh: GarmentMesh): Camera {
  const extent = extentOf([shell.positions]);
  if (view !== 'macro') {
    const top = extentOf(form.map(({ positions }) => positions)).high[1];
    // The cap of the form belongs in the picture of what is worn on the shoulders, not above a skirt.
    const high = extent.high[1] > 125 ? Math.max(top, extent.high[1]) : extent.high[1] + 14;
    return wholeCamera(view, { low: extent.low, high: [extent.high[0], high, extent.high[2]] });
  }
  const positions = Float32Array.from(shell.positions);
  const normals = Float32Array.from(shell.normals);
  const heightCm = closeUpHeightCm(mesh.thicknessCm);
  const look = (wish: Triple): Camera => {
    const { normal, target } = macroTarget(positions, normals, positions.length / 6, wish);
    return macroCamera(target, normal, heightCm);
  };
  let best: { readonly camera: Camera; readonly hidden: number } | undefined;
  for (const wish of macroWishes(mesh, extent.low, extent.high)) {
    const camera = look(wish);
    const hidden = countInTheWay(positions, camera);
    if (hidden === 0) return camera;
    if (!best || hidden < best.hidden) best = { camera, hidden };
  }
  return best?.camera ?? look([0, 0, 0]);
}

/** Places worth a close look, the best first: beside the second button, then down the seams of the front, so that it shows making and cloth. */
function macroWishes(mesh: GarmentMesh, low: Triple, high: Triple): readonly Triple[] {
  const buttons = mesh.hardware
    .filter(({ kind, position }) => kind === 'button' && position[2] > 0)
    .sort((a, b) => b.position[1] - a.position[1]);
  const [first, second] = buttons;
  const beside = [second, first].flatMap((button) => (button ? [turnedAside(button.position, 1.5, -1)] : []));
  // Straps and hems show more air than cloth.
  const height = high[1] - low[1];
  const seams = frontSeams(mesh, low[1] + height * 0.35, high[1] - height * 0.13).map((seam) => turnedAside(seam, 0.5, -1.8));
  return [...beside, ...seams, [(low[0] + high[0]) / 2 + 5, high[1] - height * 0.24, high[2]]];
}

type Triple = readonly [number, number, number];

/** Places on the seams of the front, the highest first and at least `apart` cm from each other. */
function frontSeams({ stitches }: GarmentMesh, from: number, to: number, apart = 4): readonly Triple[] {
  const all = stitches
    .flatMap(({ points }) =>
      Array.from({ length: points.length / 3 }, (_, i): Triple => [f32(points, i * 3), f32(points, i * 3 + 1), f32(points, i * 3 + 2)]),
    )
    .filter(([, y, z]) => z > 2 && y > from && y < to)
    .sort((a, b) => b[1] - a[1]);
  const chosen: Triple[] = [];
  for (const place of all)
    if (chosen.every((other) => Math.hypot(place[0] - other[0], place[1] - other[1], place[2] - other[2]) >= apart)) chosen.push(place);
  return chosen;
}

/** A place as it stands in the close view, moved sideways and up in cm. */
function turnedAside([x, y, z]: Triple, sideways: number, up: number): Triple {
  const turn = (turnOf.macro * Math.PI) / 180;
  return [x * Math.cos(turn) + z * Math.sin(turn) + sideways, y + up, z * Math.cos(turn) - x * Math.sin(turn)];
}

/** Grain of wood and linen runs upright. */
function flatUv(positions: Float32Array): Float32Array {
  return Float32Array.from({ length: (positions.length / 3) * 2 }, (_, i) => positions[Math.floor(i / 2) * 3 + (i % 2)] ?? 0);
}

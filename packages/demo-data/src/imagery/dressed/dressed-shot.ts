import type { EditorialSpec } from '../../vocabulary/index.ts';
import { createRandom } from '../random.ts';
import { backdropParts, type Studio } from '../studios/studio.ts';
import type { Surface } from '../trace/cloth/surface.ts';
import type { Camera } from '../trace/frame/scene.ts';
import { joinParts, movedPart, turnedPart, type MeshPart } from '../trace/geometry/scene-mesh.ts';
import type { DrapedGroup } from '../worn/worn-drapes.ts';
import type { WornRecipe } from '../worn/worn-recipe.ts';
import { dressForm, printPerCm, type Shot, type StandPart } from '../worn/worn-scene.ts';
import { extentOf } from '../worn/worn-view.ts';

/** What one form wears. */
export type PlacedForm = { readonly recipe: WornRecipe; readonly draped: DrapedGroup; readonly stand: readonly StandPart[] };

/** How a row stands, in cm between the middles of two forms and between its two lines: an upright picture has them overlap. */
const rows = { wide: { apart: 88, depth: 30 }, upright: { apart: 62, depth: 62 } } as const;
const ratios: Readonly<Record<EditorialSpec['ratio'], number>> = { '3:4': 3 / 4, '4:5': 4 / 5, '1:1': 1, '16:9': 16 / 9 };

/** Forms in a row before a studio's wall, each turned a little, as people stand who wait for each other. */
export function dressedShot({ ratio, seed }: Pick<EditorialSpec, 'ratio' | 'seed'>, studio: Studio, forms: readonly PlacedForm[]): Shot {
  const random = createRandom(seed);
  const row = ratios[ratio] > 1 ? rows.wide : rows.upright;
  const surfaces: Surface[] = [];
  const parts: MeshPart[] = [];
  const cloths: MeshPart[] = [];
  const stands: MeshPart[] = [];
  forms.forEach(({ draped, recipe, stand }, index) => {
    const dressed = dressForm(draped, stand, recipe, printPerCm.whole, surfaces.length);
    surfaces.push(...dressed.surfaces);
    const middle = index - (forms.length - 1) / 2;
    // Towards the middle of the row, the outer ones more.
    const turn = forms.length === 1 ? (random() < 0.5 ? -1 : 1) * (18 + random() * 14) : -middle * 24 + (random() - 0.5) * 14;
    const forward = forms.length === 1 ? 0 : (index % 2 === 0 ? 0.5 : -0.5) * row.depth + (random() - 0.5) * 8;
    const placed = (part: MeshPart): MeshPart => movedPart(turnedPart(part, turn), middle * row.apart, forward);
    const cloth = placed(dressed.cloth);
    const others = dressed.others.map(placed);
    const form = dressed.form.map(placed);
    cloths.push(cloth);
    stands.push(...form);
    parts.push(cloth, ...others, ...form);
  });
  surfaces.push(studio.floor, studio.wall);
  const mesh = joinParts([...parts, ...backdropParts(studio, surfaces.length - 2, surfaces.length - 1)]);
  return { scene: { mesh, surfaces, lamps: studio.lamps, sky: studio.sky }, camera: cameraFor(ratios[ratio], cloths, stands) };
}

/** Everything that is worn with calm room around it, from the height of the chest. */
function cameraFor(ratio: number, cloths: readonly MeshPart[], stands: readonly MeshPart[]): Camera {
  const worn = extentOf(cloths.map(({ positions }) => positions));
  const top = Math.max(worn.high[1], extentOf(stands.map(({ positions }) => positions)).high[1]);
  const height = Math.max((top - worn.low[1]) * 1.16, ((worn.high[0] - worn.low[0]) * 1.14) / ratio, 90);
  const middle = (top + worn.low[1]) / 2;
  const centre = (worn.high[0] + worn.low[0]) / 2;
  return { eye: [centre + 14, middle + 12, 600], at: [centre, middle - height * 0.01, 0], heightCm: height, apertureCm: 0 };
}

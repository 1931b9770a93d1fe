import type { DesignRecipe } from '../../vocabulary/index.ts';
import { fillWardrobe } from '../cloth/wardrobe.ts';
import { boundsOf, cutGarment } from '../garment/cut-garment.ts';
import { createRandom } from '../random.ts';
import type { Layer } from '../raster/layer.ts';
import { framed, paperFor } from '../render-design.ts';
import { at } from '../scalar.ts';
import { developed } from '../scene/finish.ts';
import { studioLight } from '../scene/light.ts';
import { paintGarment } from '../scene/paint-garment.ts';
import { castOnPicture, compose, paperBackdrop } from '../scene/studio.ts';
import { paintScene } from './paint-scene.ts';
import type { SceneName } from './paint-scene.ts';

/** A picture whose cut-out is known. `mask` is the garment's true coverage, 0 to 255 a pixel. */
export type CutOutFixture = { readonly width: number; readonly height: number; readonly pixels: Buffer; readonly mask: Uint8Array };

export type FixtureOptions = {
  /** Paper of the studio, or a scene with texture. */
  readonly behind: 'paper' | SceneName;
  /** Hairs of a pixel's width that stand off the garment's edge. */
  readonly isHairy?: boolean;
  readonly width?: number;
};

/** A garment before a backdrop, with its shadow, print and grain, and what of it is garment. */
export function renderCutOutFixture(recipe: DesignRecipe, { behind, isHairy = false, width = 480 }: FixtureOptions): CutOutFixture {
  const height = Math.round((width * 4) / 3);
  const wardrobe = fillWardrobe(recipe, 2);
  const garment = cutGarment(recipe, 'front', wardrobe);
  const view = framed(boundsOf(garment), width, height);
  const layer = paintGarment(garment, wardrobe, view, studioLight);
  if (isHairy) growHairs(layer, recipe.seed, Math.max(4, Math.round(width / 60)));
  const picture = behind === 'paper' ? paperBackdrop(width, height, paperFor(recipe)) : paintScene(behind, width, height, recipe.seed);
  const unit = view.scale;
  castOnPicture(picture, layer, 0, 0, { dx: 16 * unit, dy: 26 * unit, softness: 34 * unit, strength: 0.2 });
  castOnPicture(picture, layer, 0, 0, { dx: 4 * unit, dy: 7 * unit, softness: 7 * unit, strength: 0.24 });
  compose(picture, layer, 0, 0);
  const mask = Uint8Array.from({ length: width * height }, (_, i) => Math.round(Math.min(1, at(layer.data, i * 4 + 3)) * 255));
  return { width, height, pixels: developed(picture, 'packshot', recipe.seed), mask };
}

/** Draws hairs outwards from the edge, each in the colour of the edge it grows from. */
function growHairs(layer: Layer, seed: number, length: number): void {
  const random = createRandom(seed + 7);
  const coverage = (x: number, y: number): number => at(layer.data, (y * layer.width + x) * 4 + 3);
  const roots: (readonly [number, number])[] = [];
  for (let y = 2; y < layer.height - 2; y++)
    for (let x = 2; x < layer.width - 2; x++) if (coverage(x, y) > 0.9 && coverage(x - 2, y) + coverage(x + 2, y) < 1.5) roots.push([x, y]);
  for (const [rootX, rootY] of roots) {
    if (random() > 0.35) continue;
    const root = (rootY * layer.width + rootX) * 4;
    const colour = [0, 1, 2].map((channel) => at(layer.data, root + channel));
    const away = coverage(rootX - 2, rootY) < 0.5 ? Math.PI : 0;
    const angle = away + (random() - 0.5) * 1.6;
    for (let step = 0; step < length * (0.4 + random()); step++) {
      const x = Math.round(rootX + Math.cos(angle) * step);
      const y = Math.round(rootY + Math.sin(angle) * step + step * step * 0.02);
      if (x < 0 || y < 0 || x >= layer.width || y >= layer.height) break;
      const i = (y * layer.width + x) * 4;
      const more = Math.max(0, 0.7 - at(layer.data, i + 3));
      colour.forEach((value, channel) => (layer.data[i + channel] = at(layer.data, i + channel) + value * more));
      layer.data[i + 3] = at(layer.data, i + 3) + more;
    }
  }
}

import type { DesignRecipe, DesignView } from '../vocabulary/index.ts';
import { dye, linear, luminance, mix, type Rgb } from './cloth/dye.ts';
import { fillWardrobe } from './cloth/wardrobe.ts';
import { boundsOf, cutGarment, type Bounds } from './garment/cut-garment.ts';
import type { Viewport } from './raster/fill.ts';
import { developed } from './scene/finish.ts';
import { studioLight } from './scene/light.ts';
import { renderMacro } from './scene/macro.ts';
import { paintGarment } from './scene/paint-garment.ts';
import { castOnPicture, compose, paperBackdrop } from './scene/studio.ts';

/** Eight-bit sRGB pixels, row after row, and the colour that stands for the whole. */
export type Rendered = { readonly width: number; readonly height: number; readonly pixels: Buffer };

/** One picture of a design, 3:4. `width` is for tests and previews; masters are 900 wide. */
export function renderDesign(recipe: DesignRecipe, view: DesignView, width = 900): Rendered {
  const height = Math.round((width * 4) / 3);
  if (view === 'macro') return { width, height, pixels: developed(renderMacro(recipe, width, height), 'packshot', recipe.seed) };
  const side = view === 'back' ? 'back' : 'front';
  const wardrobe = fillWardrobe(recipe, view === 'detail' ? 4 : 2);
  const garment = cutGarment(recipe, side, wardrobe);
  const whole = framed(boundsOf(garment), width, height);
  const seen = view === 'detail' ? closer(whole, recipe, boundsOf(garment)) : whole;
  const layer = paintGarment(garment, wardrobe, seen, studioLight);
  const picture = paperBackdrop(width, height, paperFor(recipe));
  const unit = seen.scale;
  castOnPicture(picture, layer, 0, 0, { dx: 16 * unit, dy: 26 * unit, softness: 34 * unit, strength: 0.2 });
  castOnPicture(picture, layer, 0, 0, { dx: 4 * unit, dy: 7 * unit, softness: 7 * unit, strength: 0.24 });
  compose(picture, layer, 0, 0);
  return { width, height, pixels: developed(picture, 'packshot', recipe.seed) };
}

/** Papers of the studio. The tone follows the garment, so neither chalk nor ink is lost on it. */
export function paperFor(recipe: DesignRecipe): Rgb {
  const tone = Math.sqrt(luminance(dye(recipe.colour)));
  const pale = linear('#e4dfd6');
  const deep = linear('#c3baad');
  const cool = linear('#d5d4cf');
  const ground = mix(pale, deep, tone > 0.72 ? 0.85 : tone > 0.5 ? 0.45 : 0.1);
  return mix(ground, cool, (recipe.seed % 4) * 0.16);
}

/** The view that shows the whole garment with calm room around it. */
export function framed(bounds: Bounds, width: number, height: number): Viewport {
  const scale = Math.min(
    (width * 0.86) / (bounds.right - bounds.left),
    (height * 0.82) / (bounds.bottom - bounds.top),
    (1.22 * width) / 900,
  );
  const middleX = (bounds.left + bounds.right) / 2;
  const middleY = (bounds.top + bounds.bottom) / 2;
  return { x: middleX - width / scale / 2, y: middleY - (height / scale) * 0.495, scale, width, height };
}

const lookAt: Partial<Record<DesignRecipe['category'], readonly [x: number, y: number, zoom: number]>> = {
  skirt: [0.2, 0.14, 2.3],
  'pleated-skirt': [0.24, 0.16, 2.3],
  trousers: [0.14, 0.12, 2.4],
  'wide-denim': [0.18, 0.12, 2.4],
  shorts: [0.16, 0.2, 2.1],
  bag: [0.26, 0.48, 2.2],
  scarf: [0, 0.22, 2.1],
  'slip-dress': [0, 0.16, 2.2],
};

/** A closer look at what is made with care: the neck, the waistband, a handle. */
function closer(whole: Viewport, recipe: DesignRecipe, bounds: Bounds): Viewport {
  const [x, y, zoom] = lookAt[recipe.category] ?? [recipe.seed % 2 === 0 ? 0.1 : -0.1, bounds.bottom > 800 ? 0.17 : 0.22, 2.2];
  const scale = whole.scale * zoom;
  const centreX = ((bounds.right - bounds.left) / 2) * x;
  const centreY = bounds.top + (bounds.bottom - bounds.top) * y;
  return { x: centreX - whole.width / scale / 2, y: centreY - whole.height / scale / 2, scale, width: whole.width, height: whole.height };
}

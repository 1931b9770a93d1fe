import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { Cloth } from '../cloth/wardrobe.ts';
import { fillWardrobe } from '../cloth/wardrobe.ts';
import { boundsOf, cutGarment } from '../garment/cut-garment.ts';
import type { Part } from '../garment/piece.ts';
import { createLayer, halved, type Layer } from '../raster/layer.ts';
import { windowLight, type Light } from '../scene/light.ts';
import { paintGarment } from '../scene/paint-garment.ts';
import { paintPart } from '../scene/paint-part.ts';
import { castOnPicture, compose, type Picture } from '../scene/studio.ts';

export type Placed = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly scale: number;
};
export type Place = {
  /** Middle of the garment and how much of the room it may fill, pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far behind it the wall is, pixels: moves and softens its shadow. */
  readonly away: number;
  /** Pixels per unit, instead of filling the room: garments side by side share one. */
  readonly scale?: number;
  readonly light?: Light;
  /** `y` is its top instead of its middle: for what hangs. */
  readonly from?: 'top';
};

/** Dresses the scene with one garment; answers where its cloth lies. */
export function placeGarment(picture: Picture, recipe: DesignRecipe, place: Place): Placed {
  const wardrobe = fillWardrobe(recipe, 2);
  const garment = cutGarment(recipe, 'front', wardrobe);
  const bounds = boundsOf(garment);
  const scale = place.scale ?? Math.min(place.width / (bounds.right - bounds.left), place.height / (bounds.bottom - bounds.top));
  const pad = 8;
  const width = Math.ceil((bounds.right - bounds.left) * scale) + pad * 2;
  const height = Math.ceil((bounds.bottom - bounds.top) * scale) + pad * 2;
  const layer = paintGarment(
    garment,
    wardrobe,
    { x: bounds.left - pad / scale, y: bounds.top - pad / scale, scale, width, height },
    place.light ?? windowLight,
  );
  const left = Math.round(place.x - width / 2);
  const top = Math.round(place.from === 'top' ? place.y - pad : place.y - height / 2);
  layShadowed(picture, layer, left, top, place.away);
  return { left: left + pad, top: top + pad, right: left + width - pad, bottom: top + height - pad, scale };
}

/** One scale for garments shown together, so that a coat stays larger than a tee; wide ones may overlap their neighbours a little. */
export function sharedScales(recipes: readonly DesignRecipe[], width: number, height: number): readonly number[] {
  const own = recipes.map((recipe) => {
    const bounds = boundsOf(cutGarment(recipe, 'front', fillWardrobe({ ...recipe, print: 'solid' }, 1)));
    return { wide: width / (bounds.right - bounds.left), high: height / (bounds.bottom - bounds.top) };
  });
  const mean = own.reduce((sum, { wide, high }) => sum + Math.min(wide, high), 0) / own.length;
  return own.map(({ wide, high }) => Math.min(wide * 1.16, high, mean));
}

/** Paints one piece of cloth over the whole picture, or wherever its outline is. `scale` is pixels per unit. */
export function paintCloth(picture: Picture, part: Part, cloth: Cloth, scale: number, away: number, light: Light = windowLight): void {
  const layer = createLayer(picture.width * 2, picture.height * 2);
  paintPart(layer, part, cloth, { x: 0, y: 0, scale: scale * 2, width: layer.width, height: layer.height }, light, {
    top: 0,
    bottom: picture.height / scale,
  });
  const final = halved(layer);
  if (away > 0) layShadowed(picture, final, 0, 0, away);
  else compose(picture, final, 0, 0);
}

function layShadowed(picture: Picture, layer: Layer, left: number, top: number, away: number): void {
  castOnPicture(picture, layer, left, top, { dx: away * 0.75, dy: away * 0.6, softness: Math.max(6, away * 0.5), strength: 0.34 });
  castOnPicture(picture, layer, left, top, { dx: away * 0.16, dy: away * 0.2, softness: Math.max(4, away * 0.16), strength: 0.2 });
  compose(picture, layer, left, top);
}

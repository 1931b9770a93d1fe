import type { Wardrobe } from '../cloth/wardrobe.ts';
import { boundsOf } from '../garment/cut-garment.ts';
import type { Garment } from '../garment/piece.ts';
import type { Viewport } from '../raster/fill.ts';
import { createLayer, halved, type Layer } from '../raster/layer.ts';
import type { Light } from './light.ts';
import { paintNotion } from './paint-notions.ts';
import { paintPart } from './paint-part.ts';

/** Draws a garment alone, on nothing, at twice the size asked and then halved. `view` is given for the final size. */
export function paintGarment(garment: Garment, wardrobe: Wardrobe, view: Viewport, light: Light): Layer {
  const fine: Viewport = { x: view.x, y: view.y, scale: view.scale * 2, width: view.width * 2, height: view.height * 2 };
  const layer = createLayer(fine.width, fine.height);
  const extent = boundsOf(garment);
  for (const piece of garment.pieces) {
    if (piece.kind === 'part') paintPart(layer, piece, wardrobe[piece.role], fine, light, extent);
    else paintNotion(layer, piece, fine);
  }
  return halved(layer);
}

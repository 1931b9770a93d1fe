import type { Part } from '../garment/piece.ts';
import type { Viewport } from '../raster/fill.ts';
import type { Layer } from '../raster/layer.ts';
import { at } from '../scalar.ts';
import { foldSpacing, type Surface } from './part-surface.ts';

/** Darkens what was drawn before by the shadow of a piece lying on it, to the lower right. */
export function castShadow(layer: Layer, part: Part, surface: Surface, view: Viewport): void {
  const spacing = foldSpacing(view.scale);
  const toLeft = Math.max(0, Math.floor((surface.left - view.x) * view.scale));
  const toTop = Math.max(0, Math.floor((surface.top - view.y) * view.scale));
  const toRight = Math.min(layer.width, Math.ceil((surface.left + surface.width * spacing - view.x) * view.scale));
  const toBottom = Math.min(layer.height, Math.ceil((surface.top + surface.height * spacing - view.y) * view.scale));
  const strength = 0.34 + Math.min(0.14, part.lift * 0.01);
  for (let row = toTop; row < toBottom; row++) {
    const y = ((row + 0.5) / view.scale + view.y - part.lift * 0.62 - surface.top) / spacing;
    for (let column = toLeft; column < toRight; column++) {
      const to = (row * layer.width + column) * 4;
      if (at(layer.data, to + 3) < 0.01) continue;
      const x = ((column + 0.5) / view.scale + view.x - part.lift * 0.42 - surface.left) / spacing;
      const shade = readShadow(surface, x, y);
      if (shade < 0.003) continue;
      const keep = 1 - strength * shade;
      layer.data[to] = at(layer.data, to) * keep;
      layer.data[to + 1] = at(layer.data, to + 1) * keep;
      layer.data[to + 2] = at(layer.data, to + 2) * keep;
    }
  }
}

function readShadow(surface: Surface, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= surface.width - 1 || y0 >= surface.height - 1) return 0;
  const i = y0 * surface.width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const top = at(surface.shadow, i) * (1 - fx) + at(surface.shadow, i + 1) * fx;
  const bottom = at(surface.shadow, i + surface.width) * (1 - fx) + at(surface.shadow, i + surface.width + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

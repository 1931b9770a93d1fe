import { luminance } from '../cloth/dye.ts';
import type { Cloth } from '../cloth/wardrobe.ts';
import { weaveTile } from '../cloth/weave-tile.ts';
import { weavePeriod, weaves, type Weave } from '../cloth/weaves.ts';
import type { Part } from '../garment/piece.ts';
import { fillOutline, type Viewport } from '../raster/fill.ts';
import type { Layer } from '../raster/layer.ts';
import { at, clamp, smoothstep } from '../scalar.ts';
import type { Light } from './light.ts';
import { castShadow } from './part-shadow.ts';
import { foldSpacing, surfaceOf, type Surface } from './part-surface.ts';

/** Where the garment begins and ends, for colour that follows its height. */
export type Extent = { readonly top: number; readonly bottom: number };

/** Lays one piece of cloth onto the layer: its shadow on what is below, then the cloth itself under the light. */
export function paintPart(layer: Layer, part: Part, cloth: Cloth, view: Viewport, light: Light, extent: Extent): void {
  const surface = surfaceOf(part, view, foldSpacing(view.scale));
  if (!surface) return;
  if (part.lift > 0) castShadow(layer, part, surface, view);
  const mask = fillOutline(part.outline, view);
  const weave = weaves[cloth.weave];
  const tile = weaveTile(cloth.weave, view.scale);
  const { print } = cloth;
  const perUnit = tile.size / weavePeriod;
  const repeat = tile.size - 1;
  const spacing = foldSpacing(view.scale);
  const turn = (part.grain * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const [kx, ky, kz] = light.key;
  const [hx, hy, hz] = light.half;
  const [fx, fy, fz] = light.fill;
  // Dark cloth swallows light: without more contrast its folds would vanish.
  const depth = 1.08 + 0.75 * clamp(0.55 - Math.sqrt(luminance(cloth.base)));
  const contrast = Float32Array.from({ length: 1024 }, (_, i) => (i / 512) ** depth);
  const polish = polishOf(weave, cloth.weave === 'silk-satin');
  const slopes = new Float32Array(3);
  for (let row = 0; row < mask.height; row++) {
    const y = view.y + (mask.top + row + 0.5) / view.scale;
    for (let column = 0; column < mask.width; column++) {
      const cover = at(mask.data, row * mask.width + column);
      if (cover < 0.003) continue;
      const x = view.x + (mask.left + column + 0.5) / view.scale;
      readSurface(surface, (x - surface.left) / spacing, (y - surface.top) / spacing, slopes);
      let gx = at(slopes, 0);
      let gy = at(slopes, 1);
      const hollow = at(slopes, 2);
      // The pattern lies in the cloth: it slides with the folds.
      let u: number;
      let v: number;
      if (part.fan) {
        const dx = x - part.fan.pivot[0];
        const dy = y - part.fan.pivot[1];
        u = Math.atan2(dx, dy) * part.fan.perRadian + clamp(gx, -1, 1) * 2.6;
        v = Math.sqrt(dx * dx + dy * dy) + clamp(gy, -1, 1) * 2.6;
      } else {
        u = x * cos + y * sin + clamp(gx, -1, 1) * 2.6;
        v = -x * sin + y * cos + clamp(gy, -1, 1) * 2.6;
      }
      const sample = ((Math.floor(v * perUnit) & repeat) * tile.size + (Math.floor(u * perUnit) & repeat)) * 3;
      const across = at(tile.data, sample);
      const along = at(tile.data, sample + 1);
      const albedo = at(tile.data, sample + 2);
      gx += across * cos - along * sin;
      gy += across * sin + along * cos;
      const inverse = 1 / Math.sqrt(gx * gx * 0.42 + gy * gy * 0.42 + 1);
      const nx = -gx * 0.648 * inverse;
      const ny = -gy * 0.648 * inverse;
      const key = Math.max(0, (nx * kx + ny * ky + inverse * kz + 0.2) / 1.2);
      const fill = Math.max(0, nx * fx + ny * fy + inverse * fz);
      const around = 0.82 - 0.3 * ny;
      const graze = 1 - inverse;
      const even = (light.keyStrength * key + light.fillStrength * fill + light.ambient * around) * hollow * part.shade * albedo;
      const lit = at(contrast, Math.min(1023, (even * 512) | 0)) + weave.sheen * graze;
      const facing = Math.max(0, nx * hx + ny * hy + inverse * hz);
      const shine = at(polish, Math.min(1023, (facing * 1023) | 0)) * hollow * part.shade;
      let red = cloth.base[0];
      let green = cloth.base[1];
      let blue = cloth.base[2];
      if (print) {
        const px =
          wrapped(Math.floor(u * print.perUnitX), print.columns) + wrapped(Math.floor(v * print.perUnitY), print.rows) * print.columns;
        const second = at(print.data, px * 2);
        const third = at(print.data, px * 2 + 1);
        red += (cloth.second[0] - red) * second;
        green += (cloth.second[1] - green) * second;
        blue += (cloth.second[2] - blue) * second;
        red += (cloth.third[0] - red) * third;
        green += (cloth.third[1] - green) * third;
        blue += (cloth.third[2] - blue) * third;
      } else if (cloth.gradient) {
        const dip = smoothstep(0.3, 0.92, (y - extent.top) / (extent.bottom - extent.top) + 0.05 * Math.sin(x * 0.021) + gy * 0.03);
        red += (cloth.second[0] - red) * dip;
        green += (cloth.second[1] - green) * dip;
        blue += (cloth.second[2] - blue) * dip;
      }
      const to = ((mask.top + row) * layer.width + mask.left + column) * 4;
      const keep = 1 - cover;
      // Shadows are a little cool and lights a little warm.
      layer.data[to] = at(layer.data, to) * keep + (red * lit * (0.97 + 0.05 * key) + shine) * cover;
      layer.data[to + 1] = at(layer.data, to + 1) * keep + (green * lit + shine * 0.985) * cover;
      layer.data[to + 2] = at(layer.data, to + 2) * keep + (blue * lit * (1.035 - 0.05 * key) + shine * 0.96) * cover;
      layer.data[to + 3] = at(layer.data, to + 3) * keep + cover;
    }
  }
}

/** Light thrown back towards the viewer by how squarely a spot faces the lamp, in 1024 steps: a power a pixel would be slow. */
function polishOf(weave: Weave, satin: boolean): Float32Array {
  return Float32Array.from(
    { length: 1024 },
    (_, i) => weave.gloss * (satin ? 0.5 : 0.3) * (i / 1023) ** weave.sharpness + 0.016 * (i / 1023) ** 7,
  );
}

function wrapped(index: number, length: number): number {
  const rest = index % length;
  return rest < 0 ? rest + length : rest;
}

function readSurface(surface: Surface, x: number, y: number, out: Float32Array): void {
  const x0 = clamp(Math.floor(x), 0, surface.width - 2);
  const y0 = clamp(Math.floor(y), 0, surface.height - 2);
  const fx = clamp(x - x0);
  const fy = clamp(y - y0);
  const i = (y0 * surface.width + x0) * 3;
  const below = i + surface.width * 3;
  const { data } = surface;
  for (let k = 0; k < 3; k++) {
    const top = at(data, i + k) * (1 - fx) + at(data, i + 3 + k) * fx;
    const bottom = at(data, below + k) * (1 - fx) + at(data, below + 3 + k) * fx;
    out[k] = top * (1 - fy) + bottom * fy;
  }
}

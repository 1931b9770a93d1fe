import type { Rgb } from '../cloth/dye.ts';
import { blur } from '../raster/blur.ts';
import { quarterCoverage, type Layer } from '../raster/layer.ts';
import { at, clamp } from '../scalar.ts';

/** An opaque picture in linear light, three numbers a pixel. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** Paper hung behind the garment: even, a little brighter where the key falls. */
export function paperBackdrop(width: number, height: number, colour: Rgb): Picture {
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const away = Math.sqrt((u - 0.4) ** 2 + (v - 0.34) ** 2 * 0.8);
      const edge = (u - 0.5) ** 4 * 1.1;
      const light = 1.05 - 0.2 * away - edge - 0.05 * v;
      const i = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) data[i + channel] = at(colour, channel) * light;
    }
  }
  return { width, height, data };
}

export type Shadow = { readonly dx: number; readonly dy: number; readonly softness: number; readonly strength: number };

/** Darkens the picture by a layer's shadow. Distances in pixels; `left`, `top` place the layer. */
export function castOnPicture(picture: Picture, layer: Layer, left: number, top: number, shadow: Shadow): void {
  const coverage = quarterCoverage(layer);
  const pad = Math.ceil((shadow.softness * 3) / 4);
  const width = coverage.width + pad * 2;
  const height = coverage.height + pad * 2;
  const padded = new Float32Array(width * height);
  for (let y = 0; y < coverage.height; y++)
    padded.set(coverage.data.subarray(y * coverage.width, (y + 1) * coverage.width), (y + pad) * width + pad);
  const soft = blur(padded, width, height, shadow.softness / 4);
  for (let y = 0; y < picture.height; y++) {
    const sy = (y - top - shadow.dy) / 4 + pad;
    const y0 = Math.floor(sy);
    if (y0 < 0 || y0 >= height - 1) continue;
    for (let x = 0; x < picture.width; x++) {
      const sx = (x - left - shadow.dx) / 4 + pad;
      const x0 = Math.floor(sx);
      if (x0 < 0 || x0 >= width - 1) continue;
      const i = y0 * width + x0;
      const fx = sx - x0;
      const fy = sy - y0;
      const value =
        (at(soft, i) * (1 - fx) + at(soft, i + 1) * fx) * (1 - fy) + (at(soft, i + width) * (1 - fx) + at(soft, i + width + 1) * fx) * fy;
      if (value < 0.002) continue;
      const keep = 1 - shadow.strength * value;
      const to = (y * picture.width + x) * 3;
      picture.data[to] = at(picture.data, to) * keep;
      picture.data[to + 1] = at(picture.data, to + 1) * keep * 1.001;
      picture.data[to + 2] = at(picture.data, to + 2) * keep * 1.004;
    }
  }
}

/** Lays the layer over the picture. */
export function compose(picture: Picture, layer: Layer, left: number, top: number): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(layer.width, picture.width - left);
  for (let y = Math.max(0, -top); y < Math.min(layer.height, picture.height - top); y++) {
    for (let x = fromX; x < toX; x++) {
      const from = (y * layer.width + x) * 4;
      const cover = at(layer.data, from + 3);
      if (cover === 0) continue;
      const to = ((y + top) * picture.width + x + left) * 3;
      const keep = clamp(1 - cover);
      for (let channel = 0; channel < 3; channel++)
        picture.data[to + channel] = at(picture.data, to + channel) * keep + at(layer.data, from + channel);
    }
  }
}

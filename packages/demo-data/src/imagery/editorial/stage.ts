import type { Rgb } from '../cloth/dye.ts';
import { createRandom } from '../random.ts';
import { blur } from '../raster/blur.ts';
import { fillOutline, type Mask, type Viewport } from '../raster/fill.ts';
import type { Polyline } from '../raster/outline.ts';
import { at, smoothstep } from '../scalar.ts';
import type { Picture } from '../scene/studio.ts';

/** A room: a wall that darkens away from the light and, below `horizon` (a share of the height), a floor. */
export function createRoom(width: number, height: number, wall: Rgb, floor: Rgb, horizon: number): Picture {
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const ground = smoothstep(horizon - 0.004, horizon + 0.004, v);
    const corner = 1 - 0.16 * Math.exp(-(((v - horizon) / 0.05) ** 2));
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const wallLight = 1.2 - 0.42 * Math.sqrt((u - 0.22) ** 2 + (v - 0.2) ** 2 * 0.7);
      const floorLight = 1.0 + 0.25 * (v - horizon) - 0.22 * u;
      const i = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        data[i + channel] = (at(wall, channel) * wallLight * (1 - ground) + at(floor, channel) * floorLight * ground) * corner;
      }
    }
  }
  return { width, height, data };
}

/** The panes of an unseen window thrown across everything: brighter and warmer inside, a little cool shade outside. */
export function throwWindowLight(picture: Picture, seed: number, strength: number): void {
  const random = createRandom(seed * 13 + 5);
  const { width, height } = picture;
  const coarse: Viewport = { x: 0, y: 0, scale: 0.25, width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const light = new Float32Array(coarse.width * coarse.height);
  const lean = (0.28 + 0.3 * random()) * (random() < 0.8 ? 1 : -1);
  const paneWidth = Math.min(width, height) * (0.2 + 0.1 * random());
  const paneHeight = paneWidth * (1.3 + 0.7 * random());
  const startX = width * (0.16 + 0.3 * random());
  const startY = height * (0.04 + 0.16 * random());
  const gap = paneWidth * 0.1;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      const x = startX + column * (paneWidth + gap);
      const y = startY + row * (paneHeight + gap);
      const slide = (dy: number): number => lean * (y + dy - startY);
      const pane: Polyline = [
        [x + slide(0), y],
        [x + paneWidth + slide(0), y + paneWidth * 0.12],
        [x + paneWidth + slide(paneHeight), y + paneHeight + paneWidth * 0.12],
        [x + slide(paneHeight), y + paneHeight],
      ];
      add(light, coarse.width, fillOutline(pane, coarse));
    }
  }
  const soft = blur(light, coarse.width, coarse.height, 3.2);
  for (let y = 0; y < height; y++) {
    const row = Math.min(coarse.height - 1, y >> 2) * coarse.width;
    const next = Math.min(coarse.height - 1, (y >> 2) + 1) * coarse.width;
    const fy = (y & 3) / 4;
    for (let x = 0; x < width; x++) {
      const column = Math.min(coarse.width - 2, x >> 2);
      const fx = (x & 3) / 4;
      const value =
        (at(soft, row + column) * (1 - fx) + at(soft, row + column + 1) * fx) * (1 - fy) +
        (at(soft, next + column) * (1 - fx) + at(soft, next + column + 1) * fx) * fy;
      const i = (y * width + x) * 3;
      const gain = 1 - 0.24 * strength + 0.52 * strength * value;
      picture.data[i] = at(picture.data, i) * gain * (1 + 0.05 * strength * value);
      picture.data[i + 1] = at(picture.data, i + 1) * gain;
      picture.data[i + 2] = at(picture.data, i + 2) * gain * (1.03 - 0.09 * strength * value);
    }
  }
}

/** Fills a flat shape, in pixels, with a colour lit by `light` of the point; optionally over its own soft shadow. */
export function fillShape(picture: Picture, outline: Polyline, colour: Rgb, light: (x: number, y: number) => number, shadow = 0): void {
  const view: Viewport = { x: 0, y: 0, scale: 1, width: picture.width, height: picture.height };
  const mask = fillOutline(outline, view, shadow * 3);
  if (mask.data.length === 0) return;
  if (shadow > 0) darken(picture, mask, blur(mask.data, mask.width, mask.height, shadow), Math.round(shadow * 0.8), 0.34);
  for (let row = 0; row < mask.height; row++) {
    for (let column = 0; column < mask.width; column++) {
      const cover = at(mask.data, row * mask.width + column);
      if (cover < 0.003) continue;
      const gain = light(mask.left + column, mask.top + row);
      const i = ((mask.top + row) * picture.width + mask.left + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        picture.data[i + channel] = at(picture.data, i + channel) * (1 - cover) + at(colour, channel) * gain * cover;
    }
  }
}

/** A round bar between two points, lit from above: rails, hooks, pegs. */
export function drawRod(
  picture: Picture,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  colour: Rgb,
): void {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * (width / 2);
  const ny = (dx / length) * (width / 2);
  const outline: Polyline = [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ];
  fillShape(
    picture,
    outline,
    colour,
    (x, y) => {
      const across = ((x - from[0]) * nx + (y - from[1]) * ny) / (width / 2) ** 2;
      return 0.5 + 0.7 * Math.exp(-(((Math.abs(dx) > Math.abs(dy) ? across + 0.4 : across - 0.4) / 0.4) ** 2));
    },
    Math.max(3, Math.round(width * 0.8)),
  );
}

function darken(picture: Picture, mask: Mask, soft: Float32Array, shift: number, amount: number): void {
  for (let row = 0; row < mask.height; row++) {
    const y = mask.top + row + shift;
    if (y >= picture.height) return;
    for (let column = 0; column < mask.width; column++) {
      const x = mask.left + column + shift;
      if (x >= picture.width) break;
      const keep = 1 - amount * at(soft, row * mask.width + column);
      const i = (y * picture.width + x) * 3;
      for (let channel = 0; channel < 3; channel++) picture.data[i + channel] = at(picture.data, i + channel) * keep;
    }
  }
}

function add(target: Float32Array, stride: number, mask: Mask): void {
  for (let row = 0; row < mask.height; row++) {
    for (let column = 0; column < mask.width; column++) {
      const i = (mask.top + row) * stride + mask.left + column;
      target[i] = Math.min(1, at(target, i) + at(mask.data, row * mask.width + column));
    }
  }
}

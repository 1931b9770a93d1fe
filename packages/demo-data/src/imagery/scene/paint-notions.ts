import { linear, mix, type Rgb } from '../cloth/dye.ts';
import type { Piece } from '../garment/piece.ts';
import { fillOutline, type Viewport } from '../raster/fill.ts';
import type { Layer } from '../raster/layer.ts';
import { band, curve, type Polyline } from '../raster/outline.ts';
import { at, clamp } from '../scalar.ts';

type Notion = Exclude<Piece, { kind: 'part' }>;

/** Sewn lines, buttons, zips and labels. They show only where there is cloth to hold them. */
export function paintNotion(layer: Layer, notion: Notion, view: Viewport): void {
  switch (notion.kind) {
    case 'seam':
      shadeLine(layer, notion.path, view, 2.6, 0.2);
      shadeLine(layer, notion.path, view, 1.1, 0.42);
      return shadeLine(layer, moved(notion.path, 1.5, 1.1), view, 1.3, -0.16);
    case 'stitch':
      shadeLine(layer, notion.path, view, 3.2, 0.1 * notion.strength);
      for (const piece of dashes(notion.path, 5.2, 2.4)) paint(layer, band(piece, 1.25), view, notion.colour, notion.strength);
      return;
    case 'button':
      return paintButton(layer, notion.x, notion.y, notion.radius, notion.colour, notion.metal, view);
    case 'zip':
      paint(layer, band(notion.path, 5), view, notion.colour, 0.9);
      for (const piece of dashes(notion.path, 2, 2)) paint(layer, band(piece, 4), view, mix(notion.colour, [1, 1, 1], 0.4), 0.8);
      return;
    case 'label': {
      const { x, y, width, height } = notion;
      const box = (inset: number): Polyline => [
        [x - width / 2 + inset, y + inset],
        [x + width / 2 - inset, y + inset],
        [x + width / 2 - inset, y + height - inset],
        [x - width / 2 + inset, y + height - inset],
      ];
      shadeLine(layer, moved(box(0), 1, 1.6), view, 3, 0.3);
      paint(layer, box(0), view, linear('#d9d2c4'), 1);
      for (const [from, to] of [
        [-14, -9],
        [-6, -1],
        [2, 5],
        [8, 14],
      ] as const)
        paint(
          layer,
          band(
            [
              [x + from, y + height / 2],
              [x + to, y + height / 2],
            ],
            2.2,
          ),
          view,
          linear('#2b2824'),
          0.85,
        );
    }
  }
}

function paint(layer: Layer, outline: Polyline, view: Viewport, colour: Rgb, strength: number): void {
  const mask = fillOutline(outline, view);
  forCovered(layer, mask, (to, cover) => {
    const alpha = at(layer.data, to + 3);
    const blend = cover * strength;
    for (let channel = 0; channel < 3; channel++) {
      const shown = at(layer.data, to + channel);
      // Thread and labels take the light of the cloth around them.
      layer.data[to + channel] = shown + ((at(colour, channel) * 0.92 + 0.04 * shown) * alpha - shown) * blend;
    }
  });
}

/** Darkens (or, with a negative amount, lightens) the cloth along a line. */
function shadeLine(layer: Layer, path: Polyline, view: Viewport, width: number, amount: number): void {
  forCovered(layer, fillOutline(band(path, width), view), (to, cover) => {
    const keep = 1 - amount * cover;
    for (let channel = 0; channel < 3; channel++) layer.data[to + channel] = at(layer.data, to + channel) * keep;
  });
}

function forCovered(layer: Layer, mask: ReturnType<typeof fillOutline>, visit: (to: number, cover: number) => void): void {
  for (let row = 0; row < mask.height; row++) {
    for (let column = 0; column < mask.width; column++) {
      const cover = at(mask.data, row * mask.width + column);
      if (cover < 0.01) continue;
      const to = ((mask.top + row) * layer.width + mask.left + column) * 4;
      if (at(layer.data, to + 3) > 0.02) visit(to, cover);
    }
  }
}

/** A small turned disc: rim, dish, holes (or a plain dome for metal) and its shadow. */
function paintButton(layer: Layer, x: number, y: number, radius: number, colour: Rgb, metal: boolean, view: Viewport): void {
  shadeDisc(layer, x + radius * 0.22, y + radius * 0.34, radius * 1.25, view, 0.4);
  const reach = Math.ceil(radius * view.scale) + 1;
  const centreX = (x - view.x) * view.scale;
  const centreY = (y - view.y) * view.scale;
  for (let row = Math.floor(centreY) - reach; row <= centreY + reach; row++) {
    for (let column = Math.floor(centreX) - reach; column <= centreX + reach; column++) {
      if (row < 0 || column < 0 || row >= layer.height || column >= layer.width) continue;
      const dx = (column + 0.5 - centreX) / view.scale / radius;
      const dy = (row + 0.5 - centreY) / view.scale / radius;
      const distance = Math.hypot(dx, dy);
      const cover = clamp((1 - distance) * radius * view.scale + 0.5);
      if (cover === 0) continue;
      const slope = metal ? distance * 0.9 : 1.5 * Math.sin(clamp((distance - 0.5) * 2) * Math.PI * 2) * 0.5;
      const lean = distance < 0.001 ? 0 : (slope * (-dx * 0.6 - dy * 0.75)) / distance;
      const light =
        0.9 +
        0.5 * -lean * -1 +
        (metal ? 0.6 * Math.max(0, 1 - Math.hypot(dx + 0.35, dy + 0.4) * 2.4) : 0.1 * Math.max(0, 1 - Math.hypot(dx + 0.5, dy + 0.55) * 3));
      const hole = metal ? 0 : clamp((0.13 - Math.hypot(Math.abs(dx) - 0.2, Math.abs(dy) - 0.2)) * radius * view.scale + 0.5);
      const to = (row * layer.width + column) * 4;
      const alpha = at(layer.data, to + 3);
      if (alpha < 0.02) continue;
      for (let channel = 0; channel < 3; channel++) {
        const shown = at(layer.data, to + channel);
        const value = (at(colour, channel) + 0.012) * Math.max(0.15, light) * (1 - 0.75 * hole);
        layer.data[to + channel] = shown + (value * alpha - shown) * cover;
      }
    }
  }
}

function shadeDisc(layer: Layer, x: number, y: number, radius: number, view: Viewport, amount: number): void {
  const ring = (size: number): Polyline =>
    curve([
      [x - size, y],
      [x, y - size],
      [x + size, y],
      [x, y + size],
    ]);
  for (const size of [1, 0.86, 0.72]) {
    forCovered(layer, fillOutline(ring(radius * size), view), (to, cover) => {
      for (let channel = 0; channel < 3; channel++) layer.data[to + channel] = at(layer.data, to + channel) * (1 - (amount / 3) * cover);
    });
  }
}

function moved(path: Polyline, dx: number, dy: number): Polyline {
  return path.map(([x, y]) => [x + dx, y + dy]);
}

/** Cuts a line into dashes of `on` units with gaps of `off`. */
function dashes(path: Polyline, on: number, off: number): readonly Polyline[] {
  const pieces: Polyline[] = [];
  let current: [number, number][] = [];
  let travelled = 0;
  for (let i = 1; i < path.length; i++) {
    const [ax, ay] = path[i - 1] ?? [0, 0];
    const [bx, by] = path[i] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    const steps = Math.max(1, Math.ceil(length / 0.8));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const drawn = (travelled + length * t) % (on + off) < on;
      if (drawn) current.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
      else if (current.length > 0) {
        if (current.length > 1) pieces.push(current);
        current = [];
      }
    }
    travelled += length;
  }
  if (current.length > 1) pieces.push(current);
  return pieces;
}

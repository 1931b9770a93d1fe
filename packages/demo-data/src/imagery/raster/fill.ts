import { at, clamp } from '../scalar.ts';
import type { Polyline } from './outline.ts';

/** Coverage 0–1 of a rectangle of pixels whose corner is pixel (left, top) of the picture. */
export type Mask = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** Where a picture looks: the rectangle of outline units it shows, and pixels per unit. */
export type Viewport = { readonly x: number; readonly y: number; readonly scale: number; readonly width: number; readonly height: number };

/**
 * Fills a closed outline with exact area coverage (signed areas summed along each row), so edges are smooth without a
 * system rasteriser and the same on every machine. `margin` pixels are kept free around it.
 */
export function fillOutline(outline: Polyline, view: Viewport, margin = 0): Mask {
  const points = outline.map(([x, y]) => [(x - view.x) * view.scale, (y - view.y) * view.scale] as const);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  const left = clamp(Math.floor(minX) - margin, 0, view.width);
  const top = clamp(Math.floor(minY) - margin, 0, view.height);
  const width = Math.max(0, clamp(Math.ceil(maxX) + margin, 0, view.width) - left);
  const height = Math.max(0, clamp(Math.ceil(maxY) + margin, 0, view.height) - top);
  const data = new Float32Array(width * height);
  if (data.length === 0) return { left, top, width, height, data };
  const stride = width + 2;
  const areas = new Float32Array(stride * height);
  points.forEach(([x, y], i) => {
    const next = points[(i + 1) % points.length] ?? [x, y];
    addEdge(areas, stride, width, height, x - left, y - top, next[0] - left, next[1] - top);
  });
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += at(areas, row * stride + column);
      data[row * width + column] = Math.min(1, Math.abs(sum));
    }
  }
  return { left, top, width, height, data };
}

function addEdge(areas: Float32Array, stride: number, width: number, height: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const direction = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = direction === 1 ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < 0 ? x0 - y0 * slope : x0;
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, Math.ceil(y1)); row++) {
    const dy = Math.min(row + 1, y1) - Math.max(row, y0);
    const next = x + slope * dy;
    addSpan(areas, row * stride, clamp(Math.min(x, next), 0, width), clamp(Math.max(x, next), 0, width), dy * direction);
    x = next;
  }
}

function addSpan(areas: Float32Array, offset: number, low: number, high: number, area: number): void {
  const first = Math.floor(low);
  const last = Math.ceil(high);
  const add = (index: number, value: number): void => {
    areas[offset + index] = at(areas, offset + index) + value;
  };
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first;
    add(first, area * (1 - middle));
    add(first + 1, area * middle);
    return;
  }
  const slope = 1 / (high - low);
  const start = low - first;
  const end = high - last + 1;
  const head = 0.5 * slope * (1 - start) * (1 - start);
  const tail = 0.5 * slope * end * end;
  add(first, area * head);
  if (last === first + 2) {
    add(first + 1, area * (1 - head - tail));
  } else {
    const second = slope * (1.5 - start);
    add(first + 1, area * (second - head));
    for (let index = first + 2; index < last - 1; index++) add(index, area * slope);
    add(last - 1, area * (1 - (second + (last - first - 3) * slope) - tail));
  }
  add(last, area * tail);
}

import { boxOf } from './path.ts';
import { scanArea, type Area } from './scan-area.ts';

/** Distances from the outline on a grid; negative outside, where they are not measured. */
export interface DistanceField {
  readonly width: number;
  readonly height: number;
  /** Side of a cell in millimetres; the middle of the first cell is at `left`, `top`. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly values: Float32Array;
}

const FINEST_MM = 0.12;
const MOST_CELLS = 250_000;

/**
 * The field of an area: a mask by scan lines, then the exact Euclidean distance transform of Felzenszwalb and Huttenlocher
 * (Theory of Computing, 2012), linear in the cells. Right to about half a cell. Undefined for nothing.
 */
export function distanceField(area: Area): DistanceField | undefined {
  const box = boxOf(area.rings);
  if (box === undefined) return undefined;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const cell = Math.max(FINEST_MM, Math.sqrt((wide * high) / MOST_CELLS));
  const [width, height] = [Math.ceil(wide / cell) + 4, Math.ceil(high / cell) + 4];
  const grid = { width, height, cell, left: box.left - 1.5 * cell, top: box.top - 1.5 * cell };
  const mask = maskOf(area, grid);
  const squared = squaredDistances(mask, grid);
  return { ...grid, values: Float32Array.from(squared, (value) => (Math.sqrt(value) - 0.5) * cell) };
}

type Grid = Omit<DistanceField, 'values'>;

function maskOf(area: Area, { width, height, cell, left, top }: Grid): Uint8Array {
  const mask = new Uint8Array(width * height);
  scanArea(area, { top, spacing: cell, count: height }).forEach((intervals, row) => {
    for (const [from, to] of intervals) {
      const first = Math.max(0, Math.ceil((from - left) / cell));
      const end = Math.min(width, Math.floor((to - left) / cell) + 1);
      if (end > first) mask.fill(1, row * width + first, row * width + end);
    }
  });
  return mask;
}

const FAR = 1e12;

/** Squared distance, in cells, of each cell from the nearest one outside. */
function squaredDistances(mask: Uint8Array, { width, height }: Grid): Float64Array {
  const field = Float64Array.from(mask, (mark) => mark * FAR);
  const longest = Math.max(width, height);
  const work = { hull: new Int32Array(longest), edge: new Float64Array(longest + 1), from: new Float64Array(longest) };
  for (let column = 0; column < width; column++) transform(field, { start: column, step: width, count: height }, work);
  for (let row = 0; row < height; row++) transform(field, { start: row * width, step: 1, count: width }, work);
  return field;
}

type Work = { readonly hull: Int32Array; readonly edge: Float64Array; readonly from: Float64Array };
type Stretch = { readonly start: number; readonly step: number; readonly count: number };

/** One dimension: the lower envelope of the parabolas that stand on the values. */
function transform(field: Float64Array, { start, step, count }: Stretch, { hull, edge, from }: Work): void {
  for (let index = 0; index < count; index++) from[index] = field[start + index * step] ?? 0;
  const height = (index: number): number => (from[index] ?? 0) + index * index;
  let last = 0;
  [hull[0], edge[0], edge[1]] = [0, -Infinity, Infinity];
  for (let index = 1; index < count; index++) {
    let crossing = (height(index) - height(hull[last] ?? 0)) / (2 * (index - (hull[last] ?? 0)));
    while (crossing <= (edge[last] ?? 0)) {
      last--;
      crossing = (height(index) - height(hull[last] ?? 0)) / (2 * (index - (hull[last] ?? 0)));
    }
    last++;
    [hull[last], edge[last], edge[last + 1]] = [index, crossing, Infinity];
  }
  let current = 0;
  for (let index = 0; index < count; index++) {
    while ((edge[current + 1] ?? Infinity) < index) current++;
    const foot = hull[current] ?? 0;
    field[start + index * step] = (index - foot) ** 2 + (from[foot] ?? 0);
  }
}

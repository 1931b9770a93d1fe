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
  const values = new Float32Array(squared.length);
  for (let at = 0; at < values.length; at++) values[at] = (Math.sqrt(squared[at] ?? 0) - 0.5) * cell;
  return { ...grid, values };
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

/** Squared distance, in cells, of each cell from the nearest one outside. Plain loops: this is most of the time of a plan. */
function squaredDistances(mask: Uint8Array, { width, height }: Grid): Float64Array {
  const field = alongColumns(mask, width, height);
  const longest = Math.max(width, height);
  const work = { hull: new Int32Array(longest), edge: new Float64Array(longest + 1), from: new Float64Array(longest) };
  for (let row = 0; row < height; row++) alongRow(field, { start: row * width, count: width }, work);
  return field;
}

/** Down and up again: what is nearest outside in the same column. */
function alongColumns(mask: Uint8Array, width: number, height: number): Float64Array {
  const field = new Float64Array(width * height);
  const far = width + height;
  for (let column = 0; column < width; column++) {
    let away = far;
    for (let row = 0, at = column; row < height; row++, at += width) {
      away = mask[at] === 0 ? 0 : away + 1;
      field[at] = away;
    }
    away = far;
    for (let row = height - 1, at = row * width + column; row >= 0; row--, at -= width) {
      away = mask[at] === 0 ? 0 : away + 1;
      const least = Math.min(away, field[at] ?? 0);
      field[at] = least * least;
    }
  }
  return field;
}

type Work = { readonly hull: Int32Array; readonly edge: Float64Array; readonly from: Float64Array };

/** The other dimension: the lower envelope of the parabolas that stand on the values. */
function alongRow(field: Float64Array, { start, count }: { readonly start: number; readonly count: number }, work: Work): void {
  const { hull, edge, from } = work;
  for (let index = 0; index < count; index++) from[index] = field[start + index] ?? 0;
  let last = 0;
  hull[0] = 0;
  edge[0] = -Infinity;
  edge[1] = Infinity;
  for (let index = 1; index < count; index++) {
    const height = (from[index] ?? 0) + index * index;
    let foot = hull[last] ?? 0;
    let crossing = (height - (from[foot] ?? 0) - foot * foot) / (2 * (index - foot));
    while (crossing <= (edge[last] ?? 0)) {
      last--;
      foot = hull[last] ?? 0;
      crossing = (height - (from[foot] ?? 0) - foot * foot) / (2 * (index - foot));
    }
    last++;
    hull[last] = index;
    edge[last] = crossing;
    edge[last + 1] = Infinity;
  }
  let current = 0;
  for (let index = 0; index < count; index++) {
    while ((edge[current + 1] ?? Infinity) < index) current++;
    const foot = hull[current] ?? 0;
    field[start + index] = (index - foot) * (index - foot) + (from[foot] ?? 0);
  }
}

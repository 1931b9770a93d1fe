type Point = readonly [u: number, v: number];

/** Room left between print and edges, in cm; `half` prints beside the opening of a front that is one piece. */
export interface Inset {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  readonly most: readonly [width: number, height: number];
  readonly half?: 'left' | 'right';
}

export interface RectCm {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

const HALF_OPENING_CM = 3;

/** The largest upright rectangle around the piece's middle that keeps its distance from the outline, at most as large as a printer's platen. */
export function printRect(outline: readonly Point[], { top, bottom, side, most, half }: Inset): RectCm {
  const us = outline.map(([u]) => u);
  const middle = half === undefined ? (Math.min(...us) + Math.max(...us)) / 2 : 0;
  const [low, high] = spanAlong(outline, middle);
  const upper = high - top;
  const lower = Math.max(low + bottom, upper - most[1]);
  const rows = Array.from({ length: 41 }, (_, row) => widthAt(outline, lower + ((upper - lower) * row) / 40));
  const right = Math.min(...rows.map(([, to]) => to)) - side;
  const left = Math.max(...rows.map(([from]) => from)) + side;
  if (half !== undefined) {
    const width = round(Math.min(most[0], right - HALF_OPENING_CM));
    return { u: half === 'left' ? HALF_OPENING_CM : -HALF_OPENING_CM - width, v: round(lower), width, height: round(upper - lower) };
  }
  const width = round(Math.min(most[0], 2 * Math.min(right - middle, middle - left)));
  return { u: round(middle - width / 2), v: round(lower), width, height: round(upper - lower) };
}

/** Lowest and highest crossing of an upright line, of the stretch that is longest. */
function spanAlong(outline: readonly Point[], u: number): readonly [number, number] {
  const vs = crossings(outline, u, 0).toSorted((a, b) => a - b);
  return [vs[0] ?? 0, vs.at(-1) ?? 0];
}

function widthAt(outline: readonly Point[], v: number): readonly [number, number] {
  const us = crossings(outline, v, 1).toSorted((a, b) => a - b);
  return [us[0] ?? 0, us.at(-1) ?? 0];
}

function crossings(outline: readonly Point[], value: number, axis: 0 | 1): number[] {
  const other = axis === 0 ? 1 : 0;
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[axis] > value === b[axis] > value) return [];
    return [a[other] + ((b[other] - a[other]) * (value - a[axis])) / (b[axis] - a[axis])];
  });
}

function round(cm: number): number {
  return Math.round(cm * 2) / 2;
}

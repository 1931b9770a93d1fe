/** Eight-bit sRGB with opacity, row after row: what a canvas gives. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };

export type Size = { readonly width: number; readonly height: number };

/** A number of a typed array inside its bounds. The cast drops the `undefined` of checked indexing: pixel loops never leave their array. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

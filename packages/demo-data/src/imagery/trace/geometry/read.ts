/**
 * Numbers of typed arrays inside their bounds. One function an array type: a shared one would see every type and V8 would
 * no longer compile the access to a plain load. The casts drop the `undefined` of checked indexing.
 */
export function f32(values: Float32Array, index: number): number {
  return values[index] as number;
}

export function u32(values: Uint32Array, index: number): number {
  return values[index] as number;
}

export function u16(values: Uint16Array, index: number): number {
  return values[index] as number;
}

export function f64(values: Float64Array, index: number): number {
  return values[index] as number;
}

import { at } from '../scalar.ts';

/** Three box passes, near enough to a Gaussian of `sigma` pixels. The edge value continues outside. Returns a new array. */
export function blur(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5));
  let current = source;
  for (let pass = 0; pass < 3; pass++) {
    const rows = new Float32Array(source.length);
    slide(current, rows, height, width, width, 1, radius);
    const columns = new Float32Array(source.length);
    slide(rows, columns, width, height, 1, width, radius);
    current = columns;
  }
  return current;
}

function slide(
  source: Float32Array,
  target: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): void {
  const weight = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const last = start + (length - 1) * step;
    let sum = at(source, start) * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += at(source, Math.min(last, start + i * step));
    for (let i = 0; i < length; i++) {
      const here = start + i * step;
      target[here] = sum * weight;
      sum += at(source, Math.min(last, here + (radius + 1) * step)) - at(source, Math.max(start, here - radius * step));
    }
  }
}

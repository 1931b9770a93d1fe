import { f32 } from '../geometry/read.ts';

/**
 * One channel of a frame's variance, averaged over 5 × 5 pixels: few samples know little of their own error, but the
 * pixels around them have about the same.
 */
export function calmedVariance(variance: Float32Array, channel: 0 | 1, width: number, height: number): Float32Array {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let tx = Math.max(0, x - 2); tx <= Math.min(width - 1, x + 2); tx++) {
        sum += f32(variance, (y * width + tx) * 2 + channel);
        count++;
      }
      rows[y * width + x] = sum / count;
    }
  }
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let ty = Math.max(0, y - 2); ty <= Math.min(height - 1, y + 2); ty++) {
        sum += f32(rows, ty * width + x);
        count++;
      }
      result[y * width + x] = sum / count;
    }
  }
  return result;
}

import { boxMean } from './guided-filter.ts';
import { at } from './pixels.ts';
import type { Pixels, Size } from './pixels.ts';

/** Mean colour of the backdrop around each pixel, 0 to 255; NaN where there is none near. */
export type BackdropColour = Size & { readonly planes: readonly [Float32Array, Float32Array, Float32Array] };

/** What shines through at soft edges: the colours of the removed pixels in reach. */
export function backdropColour({ data, width, height }: Pixels, mask: Uint8Array, radius: number): BackdropColour {
  const count = width * height;
  const size = { width, height };
  const share = boxMean(
    Float32Array.from(mask, (value) => (value === 0 ? 1 : 0)),
    size,
    radius,
  );
  const plane = (channel: number): Float32Array => {
    const values = new Float32Array(count);
    for (let i = 0; i < count; i += 1) if (mask[i] === 0) values[i] = at(data, i * 4 + channel);
    const mean = boxMean(values, size, radius);
    for (let i = 0; i < count; i += 1) mean[i] = at(share, i) > 1e-3 ? at(mean, i) / at(share, i) : NaN;
    return mean;
  };
  return { ...size, planes: [plane(0), plane(1), plane(2)] };
}

import { at } from './pixels.ts';
import type { Pixels } from './pixels.ts';

/** CIE Lab in three planes: lightness 0–100, and two axes of colour. */
export type Lab = { readonly l: Float32Array; readonly a: Float32Array; readonly b: Float32Array };

/** The picture in Lab (D65), where distances are about as large as they look. */
export function toLab({ data, width, height }: Pixels): Lab {
  const count = width * height;
  const [l, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const red = at(LINEAR, at(data, i * 4));
    const green = at(LINEAR, at(data, i * 4 + 1));
    const blue = at(LINEAR, at(data, i * 4 + 2));
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    l[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
  return { l, a, b };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) =>
  value / 255 > 0.04045 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
);

/** Cube roots between 0 and 1 from a table: a third of the time of a conversion was spent in them. */
const STEPS = 4096;
const CURVE = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const value = step / STEPS;
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 0.13793;
});

function curve(value: number): number {
  const place = Math.min(value, 1) * STEPS;
  const step = Math.floor(place);
  const low = at(CURVE, step);
  return low + (at(CURVE, step + 1) - low) * (place - step);
}

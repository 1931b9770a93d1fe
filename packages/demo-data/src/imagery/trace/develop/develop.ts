import { clamp } from '../../scalar.ts';
import type { Picture } from '../denoise/denoise.ts';
import { f32 } from '../geometry/read.ts';
import { hash3 } from '../light/sampling.ts';

/** How a picture is printed. */
export type Development = {
  /** Multiplies the light. */
  readonly exposure: number;
  /** 1 leaves colours alone, less greys them. */
  readonly saturation: number;
  /** How much darker the corners are. */
  readonly vignette: number;
  /** Strength of the film's grain in parts of full white. */
  readonly grain: number;
};

/** Eight-bit sRGB of a linear picture: film curve, grain, and a triangular dither of ±1 step, so that no gradient shows bands. */
export function develop({ data, height, width }: Picture, { exposure, grain, saturation, vignette }: Development, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const fromMiddle = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2;
      const light = exposure * (1 - vignette * fromMiddle);
      const grey = 0.2126 * f32(data, i) + 0.7152 * f32(data, i + 1) + 0.0722 * f32(data, i + 2);
      const speck = (hash3(x, y, seed) + hash3(x, y, seed + 1) - 1) * grain;
      for (let k = 0; k < 3; k++) {
        const value = encode(film((grey + (f32(data, i + k) - grey) * saturation) * light)) + speck;
        const dither = hash3(x, y, seed + 2 + k * 2) + hash3(x, y, seed + 3 + k * 2) - 1;
        pixels[i + k] = clamp(Math.round(value * 255 + dither), 0, 255);
      }
    }
  }
  return pixels;
}

const shoulder = 0.52;

/** True to the light up to the shoulder, so that a dye looks as on its card; above it, highlights roll off towards white. */
function film(light: number): number {
  if (light <= 0) return 0;
  if (light <= shoulder) return light;
  const over = (light - shoulder) / (1 - shoulder);
  return shoulder + (1 - shoulder) * (1 - Math.exp(-over * 0.92));
}

/** The same curve by which the colours of the cards are read. */
function encode(linear: number): number {
  return linear ** (1 / 2.2);
}

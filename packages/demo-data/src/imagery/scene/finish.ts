import type { Grade } from '../../vocabulary/index.ts';
import { createRandom } from '../random.ts';
import { at, clamp } from '../scalar.ts';
import type { Picture } from './studio.ts';

type Look = {
  readonly balance: readonly [number, number, number];
  readonly saturation: number;
  readonly lift: number;
  readonly contrast: number;
  readonly grain: number;
};

const looks: Readonly<Record<Grade | 'packshot', Look>> = {
  packshot: { balance: [1, 1, 1], saturation: 0.97, lift: 0, contrast: 0.05, grain: 0.0035 },
  neutral: { balance: [1, 1, 1], saturation: 0.94, lift: 0.012, contrast: 0.1, grain: 0.013 },
  warm: { balance: [1.06, 1, 0.92], saturation: 0.95, lift: 0.014, contrast: 0.1, grain: 0.014 },
  cool: { balance: [0.94, 1, 1.07], saturation: 0.88, lift: 0.012, contrast: 0.12, grain: 0.014 },
  faded: { balance: [1.02, 1, 0.97], saturation: 0.74, lift: 0.045, contrast: 0.02, grain: 0.016 },
  dusk: { balance: [1.04, 0.96, 0.98], saturation: 0.9, lift: 0.02, contrast: 0.14, grain: 0.015 },
};

/** Linear light to eight-bit sRGB with the print's colour, contrast and grain. The grain follows the seed. */
export function developed(picture: Picture, look: Grade | 'packshot', seed: number): Buffer {
  const { balance, saturation, lift, contrast, grain } = looks[look];
  const random = createRandom(seed + 99);
  const out = Buffer.alloc(picture.width * picture.height * 3);
  const gamma = gammaTable();
  for (let i = 0; i < out.length; i += 3) {
    const red = at(picture.data, i) * balance[0];
    const green = at(picture.data, i + 1) * balance[1];
    const blue = at(picture.data, i + 2) * balance[2];
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const speck = (random() + random() - 1) * grain;
    out[i] = toned(grey + (red - grey) * saturation, gamma, lift, contrast, speck);
    out[i + 1] = toned(grey + (green - grey) * saturation, gamma, lift, contrast, speck);
    out[i + 2] = toned(grey + (blue - grey) * saturation, gamma, lift, contrast, speck);
  }
  return out;
}

function toned(value: number, gamma: Float32Array, lift: number, contrast: number, speck: number): number {
  // A gentle shoulder keeps silk from blowing out.
  const light = value < 0 ? 0 : value < 0.7 ? value : 0.7 + (value - 0.7) / (1 + (value - 0.7) * 1.3);
  const shown = at(gamma, Math.min(4095, Math.round(light * 4095)));
  const curved = shown + contrast * (shown - 0.5) * (1 - Math.abs(2 * shown - 1)) * 1.2;
  return Math.round(clamp(lift + curved * (1 - lift) + speck) * 255);
}

let table: Float32Array | undefined;

function gammaTable(): Float32Array {
  table ??= Float32Array.from({ length: 4096 }, (_, i) => (i / 4095) ** (1 / 2.2));
  return table;
}

import { createRandom } from './random.ts';
import { at, lerp } from './scalar.ts';

/** Gradient noise around 0, about ±1. `tiled` repeats after whole lattice periods, so a cloth tile has no seam. */
export type Noise = {
  at(x: number, y: number): number;
  tiled(x: number, y: number, periodX: number, periodY: number): number;
  /** Octaves of `at`, each at twice the frequency and half the height. */
  fractal(x: number, y: number, octaves: number): number;
};

export function createNoise(seed: number): Noise {
  const permutation = shuffled(seed);
  const noise = (x: number, y: number, periodX: number, periodY: number): number => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const fx = x - cellX;
    const fy = y - cellY;
    const x0 = wrap(cellX, periodX);
    const x1 = wrap(cellX + 1, periodX);
    const y0 = wrap(cellY, periodY);
    const y1 = wrap(cellY + 1, periodY);
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const corner = (cx: number, cy: number, dx: number, dy: number): number => {
      const hash = at(permutation, at(permutation, cx) + cy);
      return at(gradientX, hash) * dx + at(gradientY, hash) * dy;
    };
    const top = lerp(corner(x0, y0, fx, fy), corner(x1, y0, fx - 1, fy), u);
    const bottom = lerp(corner(x0, y1, fx, fy - 1), corner(x1, y1, fx - 1, fy - 1), u);
    return 1.41 * lerp(top, bottom, v);
  };
  return {
    at: (x, y) => noise(x, y, 256, 256),
    tiled: noise,
    fractal: (x, y, octaves) => {
      let sum = 0;
      let amplitude = 0.5;
      let frequency = 1;
      for (let octave = 0; octave < octaves; octave++) {
        sum += amplitude * noise(x * frequency, y * frequency, 256, 256);
        frequency *= 2.03;
        amplitude *= 0.5;
      }
      return sum;
    },
  };
}

const gradientX = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2));
const gradientY = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2));

function wrap(cell: number, period: number): number {
  const rest = cell % period;
  return (rest < 0 ? rest + period : rest) & 255;
}

function shuffled(seed: number): Uint8Array {
  const random = createRandom(seed);
  const once = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = at(once, i);
    once[i] = at(once, j);
    once[j] = swapped;
  }
  const twice = new Uint8Array(512);
  twice.set(once);
  twice.set(once, 256);
  return twice;
}

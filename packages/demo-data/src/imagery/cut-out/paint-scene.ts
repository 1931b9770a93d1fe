import { linear, mix } from '../cloth/dye.ts';
import type { Rgb } from '../cloth/dye.ts';
import { createNoise } from '../noise.ts';
import { at, clamp, fraction, smoothstep } from '../scalar.ts';
import type { Picture } from '../scene/studio.ts';

export const sceneNames = ['bricks', 'planks', 'leaves'] as const;
export type SceneName = (typeof sceneNames)[number];

/** A wall with texture, lit from the left: what people photograph clothes before when there is no studio. */
export function paintScene(name: SceneName, width: number, height: number, seed: number): Picture {
  const noise = createNoise(seed + 31);
  const paint = painters[name];
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / width];
      const light = 1.05 - 0.35 * u + 0.12 * noise.fractal(u * 2, v * 2, 2);
      const colour = paint(u, v, noise);
      const i = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) data[i + channel] = at(colour, channel) * light;
    }
  }
  return { width, height, data };
}

type Painter = (u: number, v: number, noise: ReturnType<typeof createNoise>) => Rgb;

const [brick, darkBrick, mortar] = [linear('#a4543c'), linear('#6f3627'), linear('#c9bfb0')];
const [wood, grain] = [linear('#a07a4e'), linear('#5d4227')];
const [leaf, shade, sky] = [linear('#4f7a3a'), linear('#1d2f18'), linear('#b9cfa0')];

const painters: Readonly<Record<SceneName, Painter>> = {
  bricks: (u, v, noise) => {
    const row = Math.floor(v * 16);
    const [along, down] = [fraction(u * 6 + (row % 2) / 2), fraction(v * 16)];
    const joint = Math.min(along * 0.16, (1 - along) * 0.16, down * 0.06, (1 - down) * 0.06);
    const tone = clamp(0.5 + noise.at(Math.floor(u * 6 + (row % 2) / 2) * 3.7, row * 2.3) + noise.fractal(u * 40, v * 40, 2) * 0.5);
    return mix(mortar, mix(brick, darkBrick, tone), smoothstep(0.003, 0.006, joint));
  },
  planks: (u, v, noise) => {
    const plank = Math.floor(u * 7);
    const rings = fraction(u * 42 + noise.fractal(u * 6 + plank * 5, v * 1.2, 3) * 3);
    const gap = smoothstep(0.01, 0.03, Math.min(fraction(u * 7), 1 - fraction(u * 7)));
    const tone = clamp(0.2 + 0.6 * rings + 0.4 * noise.at(plank * 3.1, 1.7));
    return mix(linear('#1c130b'), mix(wood, grain, tone), gap);
  },
  leaves: (u, v, noise) => {
    const cover = noise.fractal(u * 14, v * 14, 3);
    const gleam = noise.fractal(u * 30 + 9, v * 30, 2);
    const green = mix(shade, leaf, clamp(0.5 + cover * 1.4));
    return mix(green, sky, smoothstep(0.25, 0.55, gleam) * 0.7);
  },
};

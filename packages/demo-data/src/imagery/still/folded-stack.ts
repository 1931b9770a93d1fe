import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { gridPart } from './grid-part.ts';
import { wavyEdge } from './wavy-edge.ts';

/**
 * A pile of folded clothes, one for each surface from the bottom up. Every piece shows two or three folds to the front. The sides of what
 * has selvedges wander a little.
 */
export function foldedStack(
  surfaces: readonly number[],
  thicknesses: readonly number[],
  seed: number,
  detail: number,
  hasSelvedges: boolean,
): readonly MeshPart[] {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const parts: MeshPart[] = [];
  let height = 0.1;
  surfaces.forEach((surface, item) => {
    const layers = 2 + Math.floor(random() * 2);
    const thick = thicknesses[item] ?? 1.4;
    const turn = (random() - 0.5) * 0.09;
    const shift = (random() - 0.5) * 2.4;
    const half = 17 + random() * 2.5;
    for (let layer = 0; layer < layers; layer++) {
      const bottom = height;
      const sag = 0.25 + 0.2 * random();
      const outwards = (random() - 0.5) * 0.7;
      parts.push(
        fold({ bottom, thick, half: half + outwards, turn, shift, sag, seed: item * 7 + layer, surface, detail, hasSelvedges }, noise.at),
      );
      height += thick * 0.97;
    }
  });
  return parts;
}

type Fold = {
  readonly bottom: number;
  readonly thick: number;
  readonly half: number;
  readonly turn: number;
  readonly shift: number;
  readonly sag: number;
  readonly seed: number;
  readonly surface: number;
  readonly detail: number;
  readonly hasSelvedges: boolean;
};

const depthCm = 25;

/** One doubled layer: round at the front where it is folded, soft at the sides, level on top but for the hand that smoothed it. */
function fold(
  { bottom, detail, half, hasSelvedges, sag, seed, shift, surface, thick, turn }: Fold,
  noise: (x: number, y: number) => number,
): MeshPart {
  const radius = thick / 2;
  const length = depthCm * 2 + Math.PI * radius;
  return gridPart(
    Math.round(96 * detail),
    Math.round(110 * detail),
    surface,
    (s, t) => {
      // t walks from the back along the underside, round the fold and back over the top.
      const way = t * length;
      const x = (s - 0.5) * 2 * half + wavyEdge(s * 2 * half, way + seed * 7, { width: 2 * half, wanders: hasSelvedges ? 0.09 : 0, noise });
      const edge = Math.max(0, (Math.abs(s - 0.5) * 2 - 0.86) / 0.14);
      const wobble = 0.35 * noise(x / 9 + seed * 5, seed) + 0.12 * noise(x / 2.6 + seed * 3, 9);
      const swell = 1 + 0.12 * noise(x / 12 + seed, 20 + seed);
      const thickHere = radius * swell * (1 - 0.55 * edge * edge);
      const middle = bottom + radius - sag * edge * edge * 0.4;
      let y: number;
      let z: number;
      if (way < depthCm) [y, z] = [middle - thickHere, way - depthCm];
      else if (way > depthCm + Math.PI * radius) {
        const back = way - depthCm - Math.PI * radius;
        [y, z] = [middle + thickHere + 0.16 * noise(x / 7 + seed, back / 9), -back];
      } else {
        const angle = (way - depthCm) / radius - Math.PI / 2;
        [y, z] = [middle + thickHere * Math.sin(angle), thickHere * Math.cos(angle)];
      }
      const front = z + 11 + wobble * Math.max(0, 1 + z / depthCm);
      return [x * Math.cos(turn) + front * Math.sin(turn) + shift, y, front * Math.cos(turn) - x * Math.sin(turn)];
    },
    (s, t) => [s * 2 * half, t * length],
    hasSelvedges ? (s) => Math.min(s, 1 - s) * 2 * half : undefined,
  );
}

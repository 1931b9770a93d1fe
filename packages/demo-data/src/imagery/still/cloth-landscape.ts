import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { gridPart } from './grid-part.ts';

const widthCm = 190;
const depthCm = 150;

/** Cloth thrown on a table: long folds that run together, cross and die away, with a slack of small ones between. */
export function clothLandscape(seed: number, surface: number): MeshPart {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const heading = (random() - 0.5) * 0.9;
  const folds = Array.from({ length: 9 }, () => ({
    angle: heading + (random() - 0.5) * 0.7,
    offset: (random() - 0.5) * depthCm,
    height: 3 + 7 * random() ** 2,
    width: 4 + 6 * random(),
    wander: 10 + 18 * random(),
    phase: random() * 50,
  }));
  const heightAt = (x: number, z: number): number => {
    let height = 2.5 * noise.at(x / 38, z / 38) + 0.5 * noise.at(x / 9 + 3, z / 13);
    for (const { angle, height: most, offset, phase, wander, width } of folds) {
      const along = x * Math.cos(angle) + z * Math.sin(angle);
      const aside = z * Math.cos(angle) - x * Math.sin(angle) - offset + wander * noise.at(along / 60 + phase, phase);
      const swell = 0.55 + 0.45 * noise.at(along / 45 + phase, 7 + phase) * 2;
      // A fold leans over: one flank is steep, the other long.
      const across = aside / (aside > 0 ? width * 0.7 : width * 1.5);
      height += most * Math.max(0, swell) * Math.exp(-across * across);
    }
    return height;
  };
  return gridPart(
    360,
    280,
    surface,
    (s, t) => {
      const x = (s - 0.5) * widthCm;
      const z = (0.5 - t) * depthCm;
      return [x, 1 + heightAt(x, z), z];
    },
    (s, t) => [s * widthCm * 1.15, t * depthCm * 1.2],
  );
}

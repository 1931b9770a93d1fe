import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { gridPart } from './grid-part.ts';

const widthCm = 190;
const depthCm = 150;
const foldCount = 20;
/** The table is never seen through a valley. */
const lowestCm = 8;

/** Cloth thrown on a table: long folds that run together, cross and die away, with a slack of small ones between. */
export function clothLandscape(seed: number, surface: number, detail: number): MeshPart {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const heading = (random() - 0.5) * 0.9;
  const folds = Array.from({ length: foldCount }, (_, i) => ({
    angle: heading + (random() - 0.5) * (i % 4 === 0 ? 1.5 : 0.5),
    offset: ((i + random()) / foldCount - 0.5) * depthCm * 1.1,
    height: 3.5 + 6.5 * random() ** 1.5,
    width: 2.4 + 2.6 * random(),
    wander: 8 + 16 * random(),
    phase: random() * 50,
  }));
  const heightAt = (x: number, z: number): number => {
    let height = lowestCm + 2.2 * noise.at(x / 38, z / 38) + 0.35 * noise.at(x / 11 + 3, z / 8);
    for (const { angle, height: most, offset, phase, wander, width } of folds) {
      const along = x * Math.cos(angle) + z * Math.sin(angle);
      const aside = z * Math.cos(angle) - x * Math.sin(angle) - offset + wander * noise.at(along / 60 + phase, phase);
      const swell = 0.5 + 1.1 * noise.at(along / 42 + phase, 7 + phase);
      // A fold leans over: one flank is steep, the other long; its crest is round, its foot lies flat.
      const across = Math.abs(aside) / (aside > 0 ? width * 0.75 : width * 1.7);
      height += most * Math.max(0, swell) * Math.exp(-(across ** 1.7));
    }
    return height;
  };
  return gridPart(
    Math.round(360 * detail),
    Math.round(280 * detail),
    surface,
    (s, t) => {
      const x = (s - 0.5) * widthCm;
      const z = (0.5 - t) * depthCm;
      return [x, heightAt(x, z), z];
    },
    (s, t) => [s * widthCm * 1.15, t * depthCm * 1.2],
  );
}

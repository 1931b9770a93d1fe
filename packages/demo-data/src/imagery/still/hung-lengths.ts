import { createNoise } from '../noise.ts';
import { lathe } from '../trace/geometry/lathe.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { gridPart } from './grid-part.ts';
import { wavyEdge } from './wavy-edge.ts';

const rodY = 205;
const rodRadius = 1.6;

/**
 * Lengths of cloth over a rod, as they hang to dry: flat at the rod, folding more the farther they fall. One a surface, from left to right.
 * What hangs behind the rod is a hand long: a longer end shows through thin cloth as a dark band that stops half-way.
 * The sides of what has selvedges wander a little.
 */
export function hungLengths(
  surfaces: readonly number[],
  rodSurface: number,
  seed: number,
  detail: number,
  hasSelvedges: boolean,
): readonly MeshPart[] {
  const spread = 250;
  const each = spread / surfaces.length;
  const lengths = surfaces.map((surface, i) =>
    hungLength(surface, -spread / 2 + each * (i + 0.5), each * 0.94, seed + i * 17, detail, hasSelvedges),
  );
  return [...lengths, lyingRod(rodSurface)];
}

function hungLength(surface: number, middle: number, width: number, seed: number, detail: number, hasSelvedges: boolean): MeshPart {
  const noise = createNoise(seed);
  const fall = 165 + 20 * noise.at(seed * 0.37, 3);
  const over = Math.PI * rodRadius;
  const behind = 12;
  const length = behind + over + fall;
  return gridPart(
    Math.round(170 * detail),
    Math.round(130 * detail),
    surface,
    (s, t) => {
      const way = t * length;
      const x = (s - 0.5) * width + wavyEdge(s * width, way + seed * 7, { width, wanders: hasSelvedges ? 0.22 : 0, noise: noise.at });
      const down = way < behind ? behind - way : Math.max(0, way - behind - over);
      const depth = 4.2 * (1 - Math.exp(-down / 45));
      const folds =
        Math.sin(x * 0.33 + 2.4 * noise.at(x / 31 + seed, down / 160) + seed) +
        0.45 * Math.sin(x * 0.71 + seed * 2 + 1.5 * noise.at(x / 20, 5));
      const drawnIn = 1 - 0.1 * (1 - Math.exp(-down / 60)) + 0.03 * noise.at(down / 50, seed);
      const wave = depth * folds;
      if (way < behind) return [middle + x * drawnIn, rodY - down, -rodRadius - 0.3 - 2.2 * depth + wave * 0.4];
      if (way < behind + over) {
        const angle = (way - behind) / rodRadius;
        return [middle + x, rodY + rodRadius * Math.sin(angle), -rodRadius * Math.cos(angle)];
      }
      return [middle + x * drawnIn, rodY - down, rodRadius + 0.2 + wave];
    },
    (s, t) => [s * width, t * length],
    hasSelvedges ? (s) => Math.min(s, 1 - s) * width : undefined,
  );
}

/** A wooden rod from side to side. */
function lyingRod(surface: number): MeshPart {
  const upright = lathe(
    [
      [rodRadius * 0.9, 220],
      [rodRadius * 0.9, -220],
    ],
    0,
    0,
    20,
    surface,
  );
  const laid = (values: ArrayLike<number>, lift: number): Float32Array =>
    Float32Array.from({ length: values.length }, (_, i) => {
      const base = i - (i % 3);
      if (i % 3 === 0) return values[base + 1] ?? 0;
      if (i % 3 === 1) return -(values[base] ?? 0) + lift;
      return values[base + 2] ?? 0;
    });
  return { ...upright, positions: laid(upright.positions, rodY), normals: laid(upright.normals, 0) };
}

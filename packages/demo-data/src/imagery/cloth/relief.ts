import type { Noise } from '../noise.ts';
import { createRandom } from '../random.ts';
import { fraction, smoothstep } from '../scalar.ts';

/** Height of the cloth, in units, at a point of the garment. Reliefs are added up. */
export type Relief = (x: number, y: number) => number;

/** One line of tension: starts at a point, runs `length` at `angle` (degrees, 0 right, 90 down), bends by `bend`. */
export type Crease = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly bend: number;
};

/** Soft folds hanging along `angle` (90 is straight down), wavelength about `size` units across. */
export function drape(noise: Noise, height: number, size: number, angle = 90, shift = 0): Relief {
  const turn = ((angle - 90) * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const driftX = 46 * noise.at(x * 0.0048 + shift, y * 0.0048);
    const u = (x * cos + y * sin + driftX) / size;
    const v = (-x * sin + y * cos) / (size * 3.1);
    const broad = noise.at(u + shift, v + shift);
    const narrow = noise.at(u * 2.1 + 7, v * 1.8 + shift);
    return height * (broad + 0.36 * narrow + 0.5 * Math.exp(-((noise.at(u * 1.2 + 31, v + shift) / 0.17) ** 2)));
  };
}

/** Cloth hung from a rail: upright waves, about `pitch` units apart, that hardly change on the way down. */
export function hungFolds(noise: Noise, height: number, pitch: number, shift = 0): Relief {
  return (x, y) => {
    const sway = 1.5 * noise.at(x * 0.009 + shift, y * 0.0011) + 0.5 * noise.at(x * 0.004 + shift, y * 0.0026 + 9);
    const phase = (x / pitch + sway) * Math.PI * 2;
    const fullness = 0.55 + 0.6 * noise.at(x * 0.013 + shift, y * 0.0009 + 3);
    return height * fullness * (Math.sin(phase) + 0.25 * Math.sin(phase * 2 + 1));
  };
}

/** Small sharp folds in every direction, as of cloth that was worn or packed. */
export function crumple(noise: Noise, height: number, size: number, shift = 0): Relief {
  return (x, y) => {
    const warp = 0.5 * noise.at(x / (size * 2) + shift, y / (size * 2));
    const first = noise.at(x / size + shift + warp, y / (size * 1.35) + warp) / 0.2;
    const second = noise.at(x / (size * 0.55) + 19 + shift, y / (size * 0.7) - warp) / 0.24;
    return (
      height * (Math.exp(-first * first) + 0.42 * Math.exp(-second * second) + 0.8 * noise.at(x / (size * 1.6), y / (size * 1.6) + shift))
    );
  };
}

/** Flutes that open away from a pivot, as below a waistband: `count` across the half circle's small slice that is seen. */
export function flutes(noise: Noise, pivot: readonly [number, number], pitch: number, height: number, from: number, reach: number): Relief {
  return (x, y) => {
    const distance = Math.hypot(x - pivot[0], y - pivot[1]);
    const angle = Math.atan2(x - pivot[0], y - pivot[1]) / pitch;
    const wander = 0.75 * noise.at(angle * 0.35 + 5, distance * 0.0022) + 0.3 * noise.at(angle * 0.9, distance * 0.003 + 9);
    const grown = smoothstep(from, from + reach, distance);
    const wave = Math.sin((angle + wander) * Math.PI * 2);
    return height * (0.12 + 0.88 * grown) * (wave + 0.22 * Math.sin((angle + wander) * Math.PI * 4 + 1) + 0.5 * noise.at(angle * 0.5, 2.5));
  };
}

/** Knife pleats from a pivot: a slow rise and a quick fall, rounded so the edge does not alias. */
export function pleats(noise: Noise, pivot: readonly [number, number], pitch: number, height: number): Relief {
  return (x, y) => {
    const distance = Math.hypot(x - pivot[0], y - pivot[1]);
    const sway = 0.1 * noise.at(x * 0.012, y * 0.004) + 0.06 * noise.at(x * 0.03, distance * 0.008);
    const t = fraction(Math.atan2(x - pivot[0], y - pivot[1]) / pitch + sway);
    return height * (t < 0.8 ? smoothstep(-0.5, 0.8, t) : smoothstep(1, 0.8, t) * 0.84 + 0.16);
  };
}

/** Lines of tension. Each fades to nothing at both ends with zero slope, so no tick is left where it starts or stops. */
export function creases(lines: readonly Crease[]): Relief {
  const prepared = lines.map((line) => ({
    ...line,
    cos: Math.cos((line.angle * Math.PI) / 180),
    sin: Math.sin((line.angle * Math.PI) / 180),
  }));
  return (x, y) => {
    let height = 0;
    for (const line of prepared) {
      const dx = x - line.x;
      const dy = y - line.y;
      const along = (dx * line.cos + dy * line.sin) / line.length;
      if (along <= 0 || along >= 1) continue;
      const across = (-dx * line.sin + dy * line.cos + line.bend * along * (1 - along) * line.length) / (line.width * (0.7 + 0.9 * along));
      if (across < -3 || across > 4.2) continue;
      const envelope = Math.sin(Math.PI * along ** 0.7) ** 2;
      height += line.height * envelope * (Math.exp(-across * across) - 0.62 * Math.exp(-((across - 1.5) ** 2)));
    }
    return height;
  };
}

/** A fan of creases from one place, between two angles, each a little different. */
export function fan(
  seed: number,
  place: readonly [number, number],
  angles: readonly [number, number],
  count: number,
  length: number,
  height = 4,
  width = 8,
): readonly Crease[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => ({
    x: place[0] + (random() - 0.5) * 22,
    y: place[1] + (random() - 0.5) * 30,
    angle: angles[0] + (angles[1] - angles[0]) * (count === 1 ? 0.5 : i / (count - 1)) + (random() - 0.5) * 12,
    length: length * (0.55 + 0.7 * random()),
    width: width * (0.7 + 0.7 * random()),
    height: height * (0.5 + 0.7 * random()),
    bend: (random() - 0.5) * 0.5,
  }));
}

import type { Noise } from '../../noise.ts';
import { smoothstep } from '../../scalar.ts';

/** Where the second and the third colour lie, each 0–1, at a point in units. */
export type PrintPoint = readonly [second: number, third: number];

/** A repeat of `width` × `height` units. Drawn once into a tile, then mapped onto the cloth. */
export type Print = {
  readonly width: number;
  readonly height: number;
  readonly draw: (u: number, v: number, noise: Noise) => PrintPoint;
};

/** 1 inside (negative distance), 0 outside, soft over about a unit. */
export function inside(distance: number, softness = 0.8): number {
  return smoothstep(softness, -softness, distance);
}

/** Distance of a position from the middle of the nearest repeat, in the position's own units. */
export function fromMiddle(position: number, period: number): number {
  return position - Math.round(position / period) * period;
}

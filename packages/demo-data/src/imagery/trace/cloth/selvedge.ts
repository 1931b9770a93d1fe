import type { Rgb } from '../../cloth/dye.ts';
import { smoothstep } from '../../scalar.ts';
import { latticeNoise } from './lattice-noise.ts';
import type { Look, Place } from './look.ts';

/** How wide a selvedge is woven, in cm. */
const widthCm = 0.8;
/** Where the contrasting thread runs in it, from its outer edge, and how broad its few ends are. */
const thread = { atCm: 0.34, broadCm: 0.09 } as const;
/** How many ends a selvedge has for one of the cloth. */
export const selvedgeDensity = 1.7;

/** How much of what is seen at a place is selvedge, from 0 to 1. Its inner line wanders with the weft that is drawn in. */
export function selvedgeAt({ edge, v, footprint }: Place): number {
  if (edge > widthCm + 1) return 0;
  const line = widthCm + 0.07 * latticeNoise(v * 1.7, 3);
  const soft = Math.max(0.02, footprint * 0.5);
  return smoothstep(line + soft, line - soft, edge);
}

/** The thread in a selvedge, and the step up to it: packed ends make it thicker than the cloth, and a little darker. */
export function weaveSelvedge({ edge, footprint, v }: Place, share: number, colour: Rgb, out: Look): void {
  // A thread finer than what a pixel covers fills a part of it.
  const seen = Math.max(thread.broadCm, footprint);
  const away = Math.abs(edge - thread.atCm - 0.02 * latticeNoise(v * 2.3, 11));
  const inked = share * (thread.broadCm / seen) * smoothstep(seen * 0.75, seen * 0.35, away);
  const shade = 1 - 0.09 * share;
  out.red = (out.red + (colour[0] - out.red) * inked) * shade;
  out.green = (out.green + (colour[1] - out.green) * inked) * shade;
  out.blue = (out.blue + (colour[2] - out.blue) * inked) * shade;
  out.edgeSlope = 0.3 * smoothstep(0.09, 0.02, Math.abs(edge - widthCm)) * smoothstep(0.2, 0.05, footprint);
}

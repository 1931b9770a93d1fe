import { smoothstep } from '../scalar.ts';

/** How far into the cloth it is felt that an edge wanders, in cm. */
const reachCm = 2.5;

/** A length of cloth, and how far its edges wander, all in cm. `noise` is from −1 to 1. */
export type EdgedLength = { readonly width: number; readonly wanders: number; readonly noise: (x: number, y: number) => number };

/**
 * How far to the right a place near a selvedge is drawn by the weft that turns there, in cm. `across` is its way from the left edge,
 * `along` its way down the length.
 */
export function wavyEdge(across: number, along: number, { noise, wanders, width }: EdgedLength): number {
  const left = smoothstep(reachCm, 0, across) * noise(along / 5, 71);
  const right = smoothstep(reachCm, 0, width - across) * noise(along / 5, 83);
  return wanders * (left + right);
}

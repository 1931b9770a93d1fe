import type { Spot } from './arrange-room.ts';

export type Place = readonly [x: number, y: number, z: number];

/** Where the visitor stands and what is in the middle of the picture. */
export type View = { readonly eye: Place; readonly target: Place };

const DISTANCE = 2.5;

/** From the door: the whole room. */
export const entrance: View = { eye: [0, 1.5, 4.7], target: [0, 0.98, -0.8] };

/** In front of a piece. */
export function viewOf({ stand, x, z, turn }: Spot): View {
  const height = stand === 'rail' ? 1.15 : 1;
  return {
    eye: [x + DISTANCE * Math.sin(turn), 1.3, z + DISTANCE * Math.cos(turn)],
    target: [x, height, z],
  };
}

/** Where the number of a piece floats. */
export function markOf({ stand, x, z }: Spot): Place {
  return [x, { form: 1.68, 'form-legs': 1.68, rail: 1.86, plinth: 1.45, panel: 1.7 }[stand], z];
}

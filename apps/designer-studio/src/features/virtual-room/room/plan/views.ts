import type { Spot } from './arrange-room.ts';

export type Place = readonly [x: number, y: number, z: number];

/** Where the visitor stands and what is in the middle of the picture. */
export type View = { readonly eye: Place; readonly target: Place };

const DISTANCE = 2.5;
/** As far to the side as an arc of five stands reaches. */
const NEAR_WIDTH = 2.3;

/** From the door: the whole room. Where nothing hangs on rails the room is small, and the door is near. */
export function entranceOf(spots: readonly Spot[]): View {
  const isWide = spots.some(({ x }) => Math.abs(x) > NEAR_WIDTH);
  return { eye: [0, 1.45, isWide ? 4.7 : 3], target: [0, 0.98, -0.8] };
}

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

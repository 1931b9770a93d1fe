export type Square = { readonly x: number; readonly y: number; readonly side: number };

export type SmallPicture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Part of the shorter side that a square takes. */
const PART = 0.5;
/** Places across and down that are tried for it. */
const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;
/** How far from the colour of the cloth, from 0 to 442, its pixels may be on average: a print carries them away, and so do lamps. */
const STILL_CLOTH = 120;
/** What is of another colour is worse than a fold. */
const PER_DISTANCE = 0.5;

/**
 * The square of a small RGBA picture that shows cloth of a colour, `#rrggbb`, and the least beside: no button, no seam, no deep fold,
 * where that can be. Nothing when no square has that colour.
 */
export function calmestSquare(picture: SmallPicture, colourHex: string): Square | undefined {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colourHex.slice(at, at + 2), 16));
  const side = Math.floor(Math.min(picture.width, picture.height) * PART);
  let best: { readonly square: Square; readonly unrest: number } | undefined;
  for (const down of PLACES)
    for (const across of PLACES) {
      const square = { x: Math.round((picture.width - side) * across), y: Math.round((picture.height - side) * down), side };
      const { distance, steps } = measured(picture, square, wanted);
      const unrest = steps + distance * PER_DISTANCE;
      if (distance <= STILL_CLOTH && (!best || unrest < best.unrest)) best = { square, unrest };
    }
  return best?.square;
}

/** How far the pixels of a square are from a colour, and from their neighbours, on average. */
function measured(
  { data, width }: SmallPicture,
  { x, y, side }: Square,
  wanted: readonly number[],
): { readonly distance: number; readonly steps: number } {
  let [distance, steps] = [0, 0];
  for (let row = y; row < y + side; row++)
    for (let column = x; column < x + side; column++) {
      const at = 4 * (row * width + column);
      distance += Math.hypot(...wanted.map((value, channel) => value - (data[at + channel] ?? 0)));
      for (let channel = at; channel < at + 3; channel++) {
        const value = data[channel] ?? 0;
        if (column > x) steps += Math.abs(value - (data[channel - 4] ?? 0));
        if (row > y) steps += Math.abs(value - (data[channel - 4 * width] ?? 0));
      }
    }
  return { distance: distance / side ** 2, steps: steps / side ** 2 };
}

export type Square = { readonly x: number; readonly y: number; readonly side: number };

export type ClothSquare = Square & { readonly isPrinted: boolean };

export type SmallPicture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Part of the shorter side that a square takes. */
const PART = 0.5;
/** Places across and down that are tried for it. */
const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;
/** How far from the colour of the cloth, from 0 to 442, its pixels may be on average: a print carries them away, and so do lamps. */
const STILL_CLOTH = 120;
/** Where pixels are this far from their neighbours in most of a picture, the cloth itself is printed. */
const PRINTED = 37;

/**
 * The square of a small RGBA picture that shows cloth of a colour, `#rrggbb`, and the least beside: no button, no seam, no deep fold,
 * where that can be. Of printed cloth it is as large as can be: the calmest would be the ground between two flowers. Nothing when no
 * square has that colour.
 */
export function findClothSquare(picture: SmallPicture, colourHex: string): ClothSquare | undefined {
  const wanted = channelsOf(colourHex);
  const side = Math.floor(Math.min(picture.width, picture.height) * PART);
  const squares = PLACES.flatMap((down) =>
    PLACES.map((across): Square => ({
      x: Math.round((picture.width - side) * across),
      y: Math.round((picture.height - side) * down),
      side,
    })),
  );
  const ofCloth = squares
    .map((square) => ({ square, ...measured(picture, square, wanted) }))
    .filter(({ distance }) => distance <= STILL_CLOTH)
    .sort((a, b) => a.steps - b.steps);
  const usual = ofCloth[ofCloth.length >> 1];
  if (!usual) return undefined;
  if (usual.steps > PRINTED) return { ...largestSquare(picture), isPrinted: true };
  const calmest = ofCloth.reduce((best, each) => (unrestOf(each) < unrestOf(best) ? each : best));
  return { ...calmest.square, isPrinted: false };
}

function largestSquare({ width, height }: SmallPicture): Square {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/** What is of another colour is worse than a fold. */
function unrestOf({ distance, steps }: ReturnType<typeof measured>): number {
  return steps + distance * 0.5;
}

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
export function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
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

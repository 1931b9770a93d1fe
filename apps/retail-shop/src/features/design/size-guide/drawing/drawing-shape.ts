/** Centimetres by key of the measure. */
export type GarmentMeasures = ReadonlyMap<string, number>;

export type Place = readonly [x: number, y: number];

/** A line on the drawing that shows where a measure is taken. */
export type DimensionLine = { readonly key: string; readonly from: Place; readonly to: Place };

/** A garment laid flat, in centimetres: outlines as SVG paths, and its measures as lines on it. */
export type GarmentDrawing = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly string[];
  readonly dimensions: readonly DimensionLine[];
};

/** An SVG path through places in turn. */
export function outline(places: readonly Place[], isClosed = true): string {
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') + (isClosed ? 'Z' : '');
}

/** The same places on the other side of the middle, from last to first. */
export function mirrored(places: readonly Place[]): readonly Place[] {
  return places.toReversed().map(([x, y]) => [-x, y] as const);
}

const round = (value: number): number => Math.round(value * 10) / 10;

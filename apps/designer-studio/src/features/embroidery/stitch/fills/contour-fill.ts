import type { DistanceField } from '../geometry/distance-field.ts';
import { levelLines } from '../geometry/level-lines.ts';
import { lineOf } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { resample } from '../geometry/resample.ts';

export interface ContourFill {
  readonly spacing: number;
  readonly length: number;
}

/** Rings that follow the outline inwards, one every `spacing` mm; the first half a spacing from the edge. */
export function fillContours(field: DistanceField, { spacing, length }: ContourFill): readonly (readonly Point[])[] {
  const lines = levelLines(field, spacing / 2, spacing).flatMap((rings) => rings.map((ring) => resample(lineOf(ring), length)));
  return lines.filter((line) => line.length > 2);
}

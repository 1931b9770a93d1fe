import type { Point } from '../../geometry/vector.ts';
import type { PatternPart } from '../assemble.ts';
import type { AppliedPiece } from '../pattern.ts';

/** A stretch of belt over one piece, between two places across it. */
export type BeltSpan = { readonly piece: string; readonly from: number; readonly to: number };

/** A belt over the pieces at one height, with a buckle and a tail that hangs from it. */
export function belt(
  spans: readonly BeltSpan[],
  middle: number,
  widthCm: number,
  buckle: { readonly piece: string; readonly at: number },
): PatternPart {
  const half = widthCm / 2;
  const strip = (name: string, base: string, points: readonly Point[]): AppliedPiece => ({
    name,
    layer: 'trim',
    grainDeg: 90,
    base,
    outline: points,
    bellyCm: 0.2,
    topStitchCm: 0.3,
  });
  const low = middle - half;
  const high = middle + half;
  const along = spans.map(({ piece, from, to }, i) =>
    strip(`belt-${i}`, piece, [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ]),
  );
  const tailAt = buckle.at + Math.sign(buckle.at || 1) * 3;
  const tail = strip('belt-tail', buckle.piece, [
    [tailAt - half, high - 0.5],
    [tailAt - half - 0.6, low - 17],
    [tailAt, low - 18.5],
    [tailAt + half - 0.6, low - 17],
    [tailAt + half, high - 0.5],
  ]);
  return {
    applied: [...along, tail],
    hardware: [{ kind: 'buckle', on: { piece: buckle.piece, at: [buckle.at, middle] }, radiusCm: half + 0.4, holes: 0 }],
  };
}

/** Cloth turned up over the lower edge of a piece, from one corner to the other. */
export function turnUp(name: string, base: string, from: Point, to: Point, widthCm: number): AppliedPiece {
  const lip = 0.1;
  return {
    name,
    layer: 'shell',
    grainDeg: 0,
    base,
    outline: [
      [from[0], from[1] + lip],
      [to[0], to[1] + lip],
      [to[0], to[1] + widthCm],
      [from[0], from[1] + widthCm],
    ],
    openFrom: 2,
    openTo: 3,
    bellyCm: 0.15,
  };
}

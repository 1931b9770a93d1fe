import type { Point } from '../../geometry/vector.ts';
import type { PatternPart } from '../assemble.ts';
import type { AppliedPiece } from '../pattern.ts';
import type { WaistbandCut } from './waistband.ts';

/** Two ends of a cord that come out of the front of a cased waistband and hang. */
export function drawcord(band: string, { widthCm }: WaistbandCut): PatternPart {
  const middle = 19;
  const end = (name: string, at: number, lean: number): AppliedPiece => {
    const corner = (side: number, v: number): Point => [at + side * 0.3 + lean * (widthCm / 2 - v), v];
    return {
      name,
      layer: 'trim',
      grainDeg: 0,
      base: band,
      outline: [corner(-1, widthCm / 2), corner(-1, 0.1), corner(1, 0.1), corner(1, widthCm / 2)],
      bellyCm: 0.15,
    };
  };
  return {
    applied: [end('cord-left', middle + 1, 0.25), end('cord-right', middle - 1, -0.25)],
    hardware: [-1, 1].map((side) => ({ kind: 'cord-end', on: { piece: band, at: [middle + side * 1.6, 0.3] }, radiusCm: 0.35, holes: 0 })),
  };
}

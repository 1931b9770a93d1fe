import { lengthOf } from '../../geometry/polyline.ts';
import type { PatternPart } from '../assemble.ts';
import { edgeOf, type EdgeName, type PatternPiece } from '../pattern.ts';
import { joinSeams } from './neck.ts';
import { strip } from './strip.ts';
import { angleAt, formRing } from './waistband.ts';

/** Just above the upper edge of a waistband, and nearer to the form than that. */
const topHeight = 106.4;
const widthCm = 3;
const gapCm = 0.3;

/** A ring held under the waistband of what is worn with the top. `edges` are the top's hem, from the form's right side over the front and round. */
export function tuckedBand(body: readonly PatternPiece[], edges: readonly EdgeName[]): PatternPart {
  const ring = formRing();
  const near = ring.lengthAt(topHeight, gapCm);
  const lengths = edges.map((edge) => lengthOf(edgeOf(body, edge).line));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const piece = strip(
    {
      name: 'tucked-band',
      joins: lengths.map((length, i) => [`join-${i}`, (near * length) / whole] as const),
      farCm: ring.lengthAt(topHeight - widthCm, gapCm),
      widthCm,
      place: (along, across) => ring.at(angleAt(along), topHeight - across * widthCm, gapCm),
    },
    { stiffness: 2 },
  );
  return {
    pieces: [piece],
    seams: [...joinSeams('tucked-band', edges), { edges: ['tucked-band.start', 'tucked-band.end'] }],
    pins: ['tucked-band.*'],
  };
}

import { dressFormTrunk } from '../../form/dress-form.ts';
import { reachAt } from '../../form/girth.ts';
import { sampleMeasurements } from '../../form/measurements.ts';
import { lengthOf } from '../../geometry/polyline.ts';
import { interpolate } from '../../geometry/scalar.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { PatternPart } from '../assemble.ts';
import { edgeOf, type EdgeName, type PatternPiece } from '../pattern.ts';
import { strip } from './strip.ts';

/** A ring round the form: angle 0 is the front, a quarter turn its left side. */
type FormRing = {
  readonly at: (angle: number, height: number, gapCm: number) => Vec3;
  readonly lengthAt: (height: number, gapCm: number) => number;
};

/** Rings of the form of the sample size. */
export function formRing(): FormRing {
  const trunk = dressFormTrunk(sampleMeasurements, false);
  const at = (angle: number, height: number, gapCm: number): Vec3 => {
    const reach = reachAt(trunk, height, angle) + gapCm;
    return [reach * Math.sin(angle), height, reach * Math.cos(angle)];
  };
  return {
    at,
    lengthAt: (height, gapCm) => {
      const points = Array.from({ length: 73 }, (_, i) => at((i * Math.PI) / 36, height, gapCm));
      return points.reduce((sum, point, i) => {
        const before = points[i - 1];
        return before ? sum + Math.hypot(point[0] - before[0], point[2] - before[2]) : 0;
      }, 0);
    },
  };
}

/** From the form's right side over the front and the left to the back. */
export function angleAt(along: number): number {
  return -Math.PI / 2 + along * 2 * Math.PI;
}

export type WaistbandCut = {
  readonly low: number;
  readonly widthCm: number;
  readonly gapCm: number;
  readonly isElastic: boolean;
  /** Held by its length rather than by angles, so that smooth cloth hangs from it without gathers at the front. */
  readonly isEven?: boolean;
};

/** The angle at a share of the ring's length, from the form's right side as `angleAt` counts. */
function evenAngles(ring: FormRing, height: number, gapCm: number): (along: number) => number {
  const path = Array.from({ length: 145 }, (_, i) => ring.at(angleAt(i / 144), height, gapCm));
  const knots: [number, number][] = [[0, angleAt(0)]];
  path.forEach(([x, , z], i) => {
    const before = path[i - 1];
    if (before) knots.push([(knots[i - 1]?.[0] ?? 0) + Math.hypot(x - before[0], z - before[2]), angleAt(i / 144)]);
  });
  const length = knots.at(-1)?.[0] ?? 1;
  return (along) => interpolate(knots, along * length);
}

/**
 * A waistband laid on the form and held there. `edges` are what hangs from it, from the form's right side over the front and round;
 * front and back take half of it each, and their edges share that by length.
 */
export function waistband(
  hung: readonly PatternPiece[],
  edges: readonly EdgeName[],
  { low, widthCm, gapCm, isElastic, isEven = false }: WaistbandCut,
): PatternPart {
  const ring = formRing();
  const angle = isEven ? evenAngles(ring, low, gapCm) : angleAt;
  const near = ring.lengthAt(low, gapCm);
  const lengths = edges.map((edge) => lengthOf(edgeOf(hung, edge).line));
  const isFront = edges.map((edge) => edge.includes('front'));
  const joins = edges.map((_, i) => {
    const half = lengths.reduce((sum, length, j) => sum + (isFront[i] === isFront[j] ? length : 0), 0);
    return [`join-${i}`, ((near / 2) * (lengths[i] ?? 0)) / half] as const;
  });
  const shares: readonly (readonly [string, number])[] = edges.length === 0 ? [['join-0', near]] : joins;
  const piece: PatternPiece = strip(
    {
      name: 'waistband',
      joins: shares,
      farCm: ring.lengthAt(low + widthCm, gapCm),
      widthCm,
      place: (along, across) => ring.at(angle(along), low + across * widthCm, gapCm),
    },
    { layer: isElastic ? 'rib' : 'shell', stiffness: 4 },
  );
  return {
    pieces: [piece],
    seams: [
      ...edges.map((edge, i) => ({ edges: [edge, `waistband.join-${i}`] as const })),
      { edges: ['waistband.start', 'waistband.end'] },
    ],
    pins: ['waistband.*'],
  };
}

import { interpolate, smoothMax, smoothMin } from '../geometry/scalar.ts';
import { ellipsoid, taperedCapsule, type DistanceField } from './distance.ts';
import { girthAt } from './girth.ts';
import { landmark, sampleMeasurements, type BodyMeasurements } from './measurements.ts';

// Bound once: these run in the innermost loops.
const { abs, hypot, max, min } = Math;

/** Half width, half depth and the middle's z of horizontal sections, from the hip up; drawn for bust 88, waist 67, hip 93. */
const sections: readonly (readonly [y: number, halfWidth: number, halfDepth: number, z: number])[] = [
  [66, 15.0, 10.0, -0.6],
  [76, 16.4, 11.0, -0.8],
  [84, 17.0, 11.3, -0.9],
  [92, 15.9, 10.5, -0.6],
  [99, 13.4, 9.6, -0.1],
  [104, 12.1, 9.0, 0.2],
  [110, 12.7, 9.3, 0.3],
  [117, 14.0, 10.0, 0.2],
  [123, 15.0, 10.6, 0.0],
  [129, 15.6, 10.2, -0.5],
  [135, 16.0, 8.8, -1.2],
  [141, 15, 7, -1.8],
  [150, 12, 6, -2],
];

type Scale = { readonly bust: number; readonly waist: number; readonly hip: number; readonly shoulder: number };

/**
 * The trunk of a dress form without arms, cut flat at neck and armholes; with `legs`, the thighs go on to the ankles, else it ends
 * under the seat. Girths at bust, waist and hip are those asked for, to half a centimetre.
 */
export function trunkField(body: BodyMeasurements, legs: boolean): DistanceField {
  let scale: Scale = { bust: 1, waist: 1, hip: 1, shoulder: body.shoulder / sampleMeasurements.shoulder };
  for (let round = 0; round < 8; round++) {
    const field = scaledTrunk(scale, false);
    scale = {
      ...scale,
      bust: (scale.bust * body.bust) / girthAt(field, landmark.bust),
      waist: (scale.waist * body.waist) / girthAt(field, landmark.waist),
      hip: (scale.hip * body.hip) / girthAt(field, landmark.hip),
    };
  }
  return scaledTrunk(scale, legs);
}

function scaledTrunk(scale: Scale, legs: boolean): DistanceField {
  const widths = sectionTable(scale);
  const { bust, hip, shoulder } = scale;
  const section = [0, 0, 0] as [number, number, number];
  return (x, y, z) => {
    const ax = abs(x);
    sectionAt(widths, y, section);
    const [a, b, middle] = section;
    const reach = hypot(x / a, (z - middle) / b);
    const slope = hypot(x / (a * a), (z - middle) / (b * b));
    let d = slope < 1e-6 ? -b : (reach * (reach - 1)) / slope;
    d = smoothMax(d, y - 138, 6);
    d = smoothMax(d, (legs ? 79 : 70) - y, legs ? 4 : 2);
    d = smoothMin(d, ellipsoid(ax - 7.6 * bust, y - landmark.bust, z - 7.2 * bust, 6.4 * bust, 6.6, 6 * bust), 8);
    d = smoothMin(d, ellipsoid(ax - 7.5 * hip, y - landmark.hip, z + 5.5 * hip, 7.5 * hip, 9, 6.6 * hip), 8);
    d = smoothMin(d, taperedCapsule(ax, y, z, [3.5, 142.6, -2.2], [16.3 * shoulder, 138.4, -1.8], 5, 4), 4);
    d = smoothMin(d, taperedCapsule(x, y, z, [0, 140, -2.4], [0, 151, -0.6], 6, 5.4), 3.5);
    d = smoothMax(d, y - 150 + (z + 0.6) * 0.12, 0.8);
    d = smoothMax(d, ax - 18.3 * shoulder, 1.2);
    return legs ? smoothMin(d, legDistance(ax, y, z, hip), 2.5) : d;
  };
}

function legDistance(ax: number, y: number, z: number, hip: number): number {
  const thigh = taperedCapsule(ax, y, z, [8.8 * hip, 80, -1.2], [8.6, 48, 0], 8.3 * hip, 5.6);
  return min(thigh, taperedCapsule(ax, y, z, [8.6, 48, 0], [8.4, 12, -2], 5.6, 3.6));
}

function sectionTable(scale: Scale): typeof sections {
  const knots = [
    [84, scale.hip],
    [104, scale.waist],
    [120, scale.bust],
    [126, scale.bust],
    [141, scale.shoulder],
  ] as const;
  return sections.map(([y, a, b, z]) => {
    const k = interpolate(knots, y);
    return [y, a * k, b * k, z] as const;
  });
}

/** Hermite interpolation of the table: the trunk's outline has no kinks between sections. */
function sectionAt(table: typeof sections, y: number, out: [number, number, number]): void {
  const n = table.length;
  let i = 0;
  while (i < n - 2 && (table[i + 1]?.[0] ?? Infinity) <= y) i++;
  const b = table[i];
  const c = table[i + 1];
  if (!b || !c) return;
  const a = table[i - 1] ?? b;
  const d = table[i + 2] ?? c;
  const h = c[0] - b[0];
  const t = min(1, max(0, (y - b[0]) / h));
  const t2 = t * t;
  const t3 = t2 * t;
  for (const k of [1, 2, 3] as const) {
    const leave = ((c[k] - a[k]) / max(1, c[0] - a[0])) * h;
    const arrive = ((d[k] - b[k]) / max(1, d[0] - b[0])) * h;
    out[(k - 1) as 0 | 1 | 2] = (2 * t3 - 3 * t2 + 1) * b[k] + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * c[k] + (t3 - t2) * arrive;
  }
}

import { sampleField } from './field-grid.ts';
import { sampleMeasurements, type BodyMeasurements } from './measurements.ts';
import { meshField, type SolidMesh } from './surface-nets.ts';
import { trunkField } from './trunk-field.ts';

/** A part of the dress form as it is shown. The trunk is covered with cloth, the neck ends in a turned wooden cap. */
export type FormPart = SolidMesh & {
  readonly name: 'trunk' | 'cap' | 'finial' | 'pole' | 'collar' | 'base';
  readonly material: 'cloth' | 'wood' | 'metal';
};

type Profile = readonly (readonly [radius: number, height: number])[];

/** Surface of the form without arms, its cap and its stand; about a second of one core. */
export function dressFormParts({
  body = sampleMeasurements,
  legs,
}: {
  readonly body?: BodyMeasurements;
  readonly legs: boolean;
}): FormPart[] {
  const field = trunkField(body, legs);
  const trunk = meshField(sampleField(field, [-30, legs ? 4 : 62, -24], [30, 154, 24], 1), field);
  // The pole of a form with legs stands behind them.
  const poleZ = legs ? -6 : -0.8;
  const foot: Profile = [
    [0.01, 5.2],
    [1.8, 5.2],
    [2.2, 4.8],
    [2.6, 3.2],
    [5, 2.4],
    [14, 1.9],
    [16.6, 1.5],
    [17, 0.9],
    [17, 0.02],
  ];
  const finial: Profile = [
    [0.01, 157.2],
    [1, 157],
    [1.7, 156.3],
    [1.9, 155.4],
    [1.6, 154.5],
    [1, 153.8],
    [0.8, 153],
    [1.1, 152.2],
    [1.8, 151.5],
  ];
  return [
    { ...trunk, name: 'trunk', material: 'cloth' },
    { ...turned(rounded(5.7, 149.4, 151.6, 0.7), -0.6, 48), name: 'cap', material: 'wood' },
    { ...turned(finial, -0.6, 32), name: 'finial', material: 'wood' },
    { ...turned(rounded(1.25, 4, 74, 0.1), poleZ, 24), name: 'pole', material: 'metal' },
    ...(legs ? [] : [{ ...turned(rounded(2.2, 64, 70.5, 0.4), poleZ, 28), name: 'collar', material: 'metal' } as const]),
    { ...turned(foot, poleZ, 64), name: 'base', material: 'metal' },
  ];
}

/** A disc or rod with rounded rims. */
function rounded(radius: number, low: number, high: number, rim: number): Profile {
  return [
    [0.01, high],
    [radius - rim, high],
    [radius - rim * 0.3, high - rim * 0.15],
    [radius - rim * 0.08, high - rim * 0.45],
    [radius, high - rim],
    [radius, low + rim],
    [radius - rim * 0.3, low + rim * 0.2],
    [radius - rim, low],
    [0.01, low],
  ];
}

/** Turns a profile, given from top to bottom, about the upright axis at x = 0 and the given z. */
function turned(profile: Profile, z: number, segments: number): SolidMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  for (let s = 0; s <= segments; s++) {
    const [sin, cos] = [Math.sin((2 * Math.PI * s) / segments), Math.cos((2 * Math.PI * s) / segments)];
    profile.forEach(([radius, height], i) => {
      const [before, after] = [profile[i - 1] ?? [radius, height], profile[i + 1] ?? [radius, height]];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const [out, up] = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
      positions.push(radius * sin, height, z + radius * cos);
      normals.push(out * sin, up, out * cos);
      if (s === segments || i === profile.length - 1) return;
      const a = s * profile.length + i;
      const b = a + profile.length;
      triangles.push(a, a + 1, b, a + 1, b + 1, b);
    });
  }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), triangles: Uint32Array.from(triangles) };
}

import { expect, test } from '@jest/globals';
import { createProbe } from './collider.ts';
import { armDegrees, createDressForm } from './dress-form.ts';
import { dressFormParts } from './form-parts.ts';
import { girthAt } from './girth.ts';
import { landmark, sampleMeasurements } from './measurements.ts';
import { trunkField } from './trunk-field.ts';

test.each([
  ['the sample size', sampleMeasurements],
  ['a broad body', { bust: 104, waist: 88, hip: 106, shoulder: 44 }],
])('a form of %s has the girths asked for', (_, body) => {
  const field = trunkField(body, false);
  expect(girthAt(field, landmark.bust)).toBeCloseTo(body.bust, 0);
  expect(girthAt(field, landmark.waist)).toBeCloseTo(body.waist, 0);
  expect(girthAt(field, landmark.hip)).toBeCloseTo(body.hip, 0);
});

test('lowered arms leave the place they were raised to', () => {
  const { collider } = createDressForm({ arms: true, legs: false });
  const probe = createProbe();
  const raisedWrist = [52, 102, 3] as const;
  collider.lowerArms(armDegrees.sewn);
  const raised = collider.distance(...raisedWrist, probe);
  collider.lowerArms(armDegrees.hanging);
  expect(raised).toBeLessThan(5);
  expect(collider.distance(...raisedWrist, probe)).toBeGreaterThan(raised + 10);
});

test('the surface of the form lies on its field and looks outwards', () => {
  const field = trunkField(sampleMeasurements, false);
  const trunk = dressFormParts({ legs: false }).find(({ name }) => name === 'trunk');
  if (!trunk) throw new Error('a form has a trunk');
  const { positions, normals } = trunk;
  for (let q = 0; q < positions.length; q += 3 * 97) {
    const at = (values: Float32Array, k: number) => values[q + k] ?? 0;
    const step = (t: number) =>
      field(at(positions, 0) + t * at(normals, 0), at(positions, 1) + t * at(normals, 1), at(positions, 2) + t * at(normals, 2));
    expect(Math.abs(step(0))).toBeLessThan(0.1);
    expect(step(0.5)).toBeGreaterThan(step(-0.5));
  }
});

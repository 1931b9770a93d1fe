import { createCollider, type Collider } from './collider.ts';
import type { DistanceField } from './distance.ts';
import { sampleField, type FieldGrid } from './field-grid.ts';
import { sampleMeasurements, type BodyMeasurements } from './measurements.ts';
import { trunkField } from './trunk-field.ts';

/** Degrees from hanging: where the arms are while the cloth is sewn, and where they end. */
export const armDegrees = { sewn: 45, hanging: 11 } as const;

type FormOptions = {
  readonly body?: BodyMeasurements;
  readonly arms: boolean;
  readonly legs: boolean;
};

/** A form to drape on: its exact field without arms, and what the simulation collides with. */
type DressForm = {
  readonly trunk: DistanceField;
  readonly collider: Collider;
};

/** Sampled fields are kept: every garment of a size stands on the same form. */
const grids = new Map<string, { readonly trunk: DistanceField; readonly grid: FieldGrid }>();

/** The dress form of the given measures (the sample size if absent), with arms raised for sewing if it has arms. */
export function createDressForm({ body = sampleMeasurements, arms, legs }: FormOptions): DressForm {
  const key = [body.bust, body.waist, body.hip, body.shoulder, legs].join(' ');
  let sampled = grids.get(key);
  if (!sampled) {
    const trunk = trunkField(body, legs);
    sampled = { trunk, grid: sampleField(trunk, [-30, legs ? 2 : 58, -26], [30, 156, 26], 1) };
    grids.set(key, sampled);
  }
  return { trunk: sampled.trunk, collider: createCollider(sampled.grid, arms ? armDegrees.sewn : undefined) };
}

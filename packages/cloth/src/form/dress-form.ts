import { createCollider, type Collider } from './collider.ts';
import { taperedCapsule, type DistanceField } from './distance.ts';
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

/** Fields and their samples are kept: every garment of a size stands on the same form. */
const trunks = new Map<string, DistanceField>();
const grids = new Map<string, FieldGrid>();

/** The dress form of the given measures (the sample size if absent), with arms raised for sewing if it has arms. */
export function createDressForm({ body = sampleMeasurements, arms, legs }: FormOptions): DressForm {
  const key = keyOf(body, legs);
  const trunk = dressFormTrunk(body, legs);
  const grid = grids.get(key) ?? sampleField(withCap(trunk), [-30, legs ? 2 : 58, -26], [30, 156, 26], 1);
  grids.set(key, grid);
  return { trunk, collider: createCollider(grid, arms ? armDegrees.sewn : undefined) };
}

/** Cloth falls round the cap and its finial, as round a neck; without them hoods and scarves fall into the gap above the form. */
function withCap(trunk: DistanceField): DistanceField {
  return (x, y, z) => Math.min(trunk(x, y, z), taperedCapsule(x, y, z, [0, 146, -1], [0, 156, -0.6], 5.2, 4.6));
}

/** The form's exact field, without the second that sampling it for a simulation takes. */
export function dressFormTrunk(body: BodyMeasurements, legs: boolean): DistanceField {
  const key = keyOf(body, legs);
  const trunk = trunks.get(key) ?? trunkField(body, legs);
  trunks.set(key, trunk);
  return trunk;
}

function keyOf({ bust, waist, hip, shoulder }: BodyMeasurements, legs: boolean): string {
  return [bust, waist, hip, shoulder, legs].join(' ');
}

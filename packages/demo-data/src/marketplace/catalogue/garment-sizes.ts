import { measureGarment, type BodyMeasurements, type GarmentMeasure } from '@orime/cloth';
import { getEntry } from '../../content/catalogue.ts';
import { getDesigner } from '../../content/designers/index.ts';
import { garmentOf } from '../../content/worn-recipes.ts';
import { chartFor } from './sizes.ts';

/** One size of a design as it measures laid flat: 着丈・身幅・肩幅・袖丈 and what else its category has. */
export type GarmentSize = { readonly size: string; readonly measures: readonly GarmentMeasure[] };

/**
 * The size table of a design, measured on its pattern for the body each size is meant for. Throws on a slug nobody wrote.
 */
export function garmentSizes(slug: string): readonly GarmentSize[] {
  const entry = getEntry(slug);
  const { category, gender } = entry.style;
  const chart = chartFor(category, gender, getDesigner(entry.designer).country);
  const garment = garmentOf(entry);
  return chart.sizes.map(({ measuresMm, size }) => ({ size, measures: measureGarment(garment, bodyOf(measuresMm)) }));
}

/** Girths of a chart in cm; charts for men speak of the chest where the form has a bust. */
function bodyOf(measuresMm: Readonly<Record<string, number>>): Partial<BodyMeasurements> {
  const cm = (key: string): number | undefined => (measuresMm[key] === undefined ? undefined : measuresMm[key] / 10);
  const [bust, waist, hip] = [cm('bust') ?? cm('chest'), cm('waist'), cm('hip')];
  return { ...(bust ? { bust } : {}), ...(waist ? { waist } : {}), ...(hip ? { hip } : {}) };
}

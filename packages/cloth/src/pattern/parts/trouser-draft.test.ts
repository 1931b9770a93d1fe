import { expect, test } from '@jest/globals';
import { drapeCloth } from '../../drape/drape.ts';
import { dressFormTrunk } from '../../form/dress-form.ts';
import { reachAt } from '../../form/girth.ts';
import { landmark, sampleMeasurements } from '../../form/measurements.ts';
import { completeRecipe } from '../../recipe/complete-recipe.ts';
import type { GarmentRecipe } from '../../recipe/garment-recipe.ts';
import { legCut } from '../blocks/trousers.ts';
import { draftLeg } from './trouser-draft.ts';

const waist = { height: 101.5, quarter: 18.2 } as const;

const recipe = (category: GarmentRecipe['category'], more: Partial<GarmentRecipe> = {}): GarmentRecipe => ({
  category,
  fabric: 'twill',
  seed: 1,
  ...more,
});

const quarters = (made: GarmentRecipe) => {
  const cut = legCut(completeRecipe(made), waist.height, waist.quarter);
  return { front: draftLeg('front', cut), back: draftLeg('back', cut) };
};

test.each([
  ['trousers', recipe('trousers')],
  ['slim trousers', recipe('trousers', { width: 0.88, pleats: 'none' })],
  ['wide jeans', recipe('wide-denim', { width: 1.1 })],
  ['shorts', recipe('shorts')],
])('%s have the ease of a trouser block at the hip, and the seat lies in the back', (_, made) => {
  const { back, front } = quarters(made);
  const girth = 2 * (front.width(landmark.hip) + back.width(landmark.hip));
  expect(girth - sampleMeasurements.hip).toBeGreaterThan(1.5);
  expect(girth - sampleMeasurements.hip).toBeLessThan(7);
  expect(back.width(landmark.hip)).toBeGreaterThan(front.width(landmark.hip) + 2);
});

test('a waistband is as long as what hangs from it, once dart and tuck are sewn', () => {
  const plain = quarters(recipe('trousers', { pleats: 'none' }));
  const tucked = quarters(recipe('trousers'));
  expect(plain.front.width(waist.height)).toBeCloseTo(waist.quarter * 1.015, 1);
  expect(plain.back.width(waist.height)).toBeCloseTo(waist.quarter * 1.015 + 2.8, 1);
  expect(tucked.front.width(waist.height)).toBeCloseTo(waist.quarter * 1.015 + 2.4, 1);
});

test('wide jeans fall from the hip and do not stand off it', () => {
  const { positions } = drapeCloth(recipe('wide-denim', { fabric: 'denim', width: 1.1 }), { steps: [2.4] });
  const trunk = dressFormTrunk(sampleMeasurements, true);
  for (const height of [92, 88, landmark.hip]) {
    let widest = 0;
    for (let q = 0; q < positions.length; q += 3)
      if (Math.abs((positions[q + 1] ?? 0) - height) < 1.5) widest = Math.max(widest, Math.abs(positions[q] ?? 0));
    expect(widest - reachAt(trunk, height, Math.PI / 2)).toBeLessThan(2.8);
  }
});

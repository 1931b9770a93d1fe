import type { GarmentCategory, GarmentRecipe } from '@orime/cloth';
import type { Inset } from './print-rect.ts';

export interface AreaPlan extends Inset {
  readonly key: string;
  readonly piece: string;
}
export interface BlankPlan {
  readonly key: GarmentCategory;
  readonly fabric: GarmentRecipe['fabric'];
  readonly areas: readonly AreaPlan[];
}

const sleeves: readonly AreaPlan[] = (['left', 'right'] as const).map((side) => ({
  key: `sleeve-${side}`,
  piece: `sleeve-${side}`,
  top: 11,
  bottom: 3,
  side: 3,
  most: [12, 30],
}));
const shortSleeves = sleeves.map((area) => ({ ...area, top: 9, bottom: 2.5, most: [12, 10] as const }));
const back: AreaPlan = { key: 'back', piece: 'back', top: 4, bottom: 6, side: 5, most: [38, 48] };
const front: AreaPlan = { key: 'front', piece: 'front', top: 4, bottom: 6, side: 5, most: [38, 48] };
const halves: readonly AreaPlan[] = (['right', 'left'] as const).map((side) => ({
  key: `front-${side}`,
  piece: 'front',
  half: side,
  top: 12,
  bottom: 8,
  side: 4,
  most: [16, 34],
}));

/** The blanks of the studio, with what may be printed on each. */
export const PLANS: readonly BlankPlan[] = [
  { key: 'tee', fabric: 'cotton-jersey', areas: [front, back, ...shortSleeves] },
  { key: 'shirt', fabric: 'poplin', areas: [...halves, back, ...sleeves] },
  { key: 'blouse', fabric: 'silk-crepe', areas: [...halves, back, ...sleeves] },
  { key: 'knit', fabric: 'wool-knit', areas: [front, back, ...sleeves] },
  { key: 'cardigan', fabric: 'wool-knit', areas: [...halves, back, ...sleeves] },
  { key: 'hoodie', fabric: 'cotton-jersey', areas: [{ ...front, bottom: 24 }, back, ...sleeves] },
  { key: 'vest', fabric: 'twill', areas: [...halves, back] },
  {
    key: 'haori',
    fabric: 'linen',
    areas: [
      { ...back, most: [50, 70] },
      { ...front, key: 'front-right', piece: 'front-right', top: 30, side: 3, most: [18, 50] },
      { ...front, key: 'front-left', piece: 'front-left', top: 30, side: 3, most: [18, 50] },
    ],
  },
  {
    key: 'dress',
    fabric: 'poplin',
    areas: [
      { ...front, bottom: 4 },
      { ...back, bottom: 4 },
      { ...front, key: 'skirt', piece: 'skirt-front', top: 12 },
    ],
  },
  {
    key: 'slip-dress',
    fabric: 'silk-satin',
    areas: [
      { ...front, top: 10 },
      { ...back, top: 6 },
    ],
  },
  {
    key: 'skirt',
    fabric: 'twill',
    areas: [
      { ...front, top: 10 },
      { ...back, top: 10 },
    ],
  },
  {
    key: 'trousers',
    fabric: 'twill',
    areas: (['right', 'left'] as const).map((side) => ({
      key: `leg-${side}`,
      piece: `leg-front-${side}`,
      top: 20,
      bottom: 8,
      side: 4,
      most: [16, 60] as const,
    })),
  },
  {
    key: 'bag',
    fabric: 'twill',
    areas: [
      { ...front, top: 5, bottom: 4, side: 4 },
      { ...back, top: 5, bottom: 4, side: 4 },
    ],
  },
  { key: 'scarf', fabric: 'wool-flannel', areas: [{ ...front, piece: 'scarf', top: 6, bottom: 6, side: 1, most: [12, 160] }] },
];

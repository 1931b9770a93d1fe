import { describe, expect, test } from '@jest/globals';
import { GARMENTS, SLOTS } from './garments.ts';
import type { PaperGarment } from './garments.ts';
import { BARE, isDressed, isWorn, surprise, takeOff, wear, wornGarments } from './outfit.ts';

const garment = (key: string): PaperGarment => {
  const found = GARMENTS.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no garment ${key}`);
  return found;
};

describe('an outfit', () => {
  test('has one garment in each place: another of the same kind takes its place', () => {
    const outfit = wear(wear(BARE, garment('shirt')), garment('knit'));
    expect(wornGarments(outfit).map(({ key }) => key)).toEqual(['knit']);
    expect(takeOff(outfit, garment('shirt'))).toBe(outfit);
    expect(takeOff(outfit, garment('knit'))).toEqual(BARE);
  });

  test('lies on the figure from the skin outwards, whatever was put on first', () => {
    const outfit = ['hat', 'coat', 'shirt', 'skirt'].reduce((worn, key) => wear(worn, garment(key)), BARE);
    expect(wornGarments(outfit).map(({ key }) => key)).toEqual(['skirt', 'shirt', 'coat', 'hat']);
  });

  test('is complete with top, bottom and something over them', () => {
    const two = wear(wear(BARE, garment('shirt')), garment('hakama'));
    expect(isDressed(two)).toBe(false);
    expect(isDressed(wear(wear(two, garment('hat')), garment('scarf')))).toBe(false);
    expect(isDressed(wear(two, garment('haori')))).toBe(true);
  });

  test('that surprises is complete and another one than before', () => {
    for (const number of [0, 0.37, 0.5, 0.999]) {
      const first = surprise(BARE, () => number);
      expect(Object.keys(first).toSorted()).toEqual([...SLOTS].toSorted());
      const second = surprise(first, () => number);
      expect(isDressed(second)).toBe(true);
      for (const each of GARMENTS.filter(({ slot }) => slot === 'top' || slot === 'bottom' || slot === 'over'))
        expect(isWorn(first, each) && isWorn(second, each)).toBe(false);
    }
  });
});

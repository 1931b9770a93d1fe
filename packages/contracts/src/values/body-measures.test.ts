import { expect, test } from '@jest/globals';
import { shoeSizes, toCentimetres, toFeet, toInches } from './body-measures.ts';

test.each([
  [178, '5′10″'],
  [183, '6′0″'],
  [172, '5′7.5″'],
])('%i cm is %s', (cm, feet) => expect(toFeet(cm)).toBe(feet));

test('girths are in half inches', () => expect([toInches(61), toInches(89.5)]).toEqual([24, 35]));

test('what was given in half inches reads the same again', () => {
  for (let inches = 20; inches <= 90; inches += 0.5) expect(toInches(toCentimetres(inches))).toBe(inches);
});

test.each([
  [38, { usWomen: 7, usMen: 5, jp: 24 }],
  [43, { usWomen: 12, usMen: 10, jp: 27 }],
])('a European %i', (eu, sizes) => expect(shoeSizes(eu)).toMatchObject(sizes));

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addMatrices, checkMatrix, matrixTotalMinor, matrixUnits, packsIn, prepackMatrix, stripZeroSizes } from './size-matrix.ts';

const sizes = ['S', 'M', 'L'];

describe('size matrix', () => {
  test.each([
    [48, []],
    [72, []],
    [50, [{ code: 'not_a_multiple', orderMultiple: 24, lowerUnits: 48, upperUnits: 72 }]],
    [24, [{ code: 'below_moq', moqUnits: 48, missingUnits: 24 }]],
  ])('minimum 48 in multiples of 24: %i units', (units, problems) => {
    expect(checkMatrix({ M: units }, { sizes, moqUnits: 48, orderMultiple: 24 })).toEqual(problems);
  });

  test('unknown sizes and broken quantities are named; a zero of an unknown size is not', () => {
    const rule = { sizes, moqUnits: 1, orderMultiple: 1 };
    expect(checkMatrix({ XXL: 1, M: 1.5, S: -1 }, rule)).toEqual([
      { code: 'size_unknown', size: 'XXL' },
      { code: 'quantity_invalid', size: 'M' },
      { code: 'quantity_invalid', size: 'S' },
    ]);
    expect(checkMatrix({ XXL: 0, M: 1 }, rule)).toEqual([]);
    expect(checkMatrix({}, { ...rule, moqUnits: 0 })).toEqual([{ code: 'below_moq', moqUnits: 1, missingUnits: 1 }]);
  });

  test('prepacks 1-2-2-1', () => {
    const ratio = { S: 1, M: 2, L: 2, XL: 1 };
    expect(prepackMatrix(ratio, 3)).toEqual({ S: 3, M: 6, L: 6, XL: 3 });
    expect(packsIn({ S: 3, M: 6, L: 6, XL: 3 }, ratio)).toBe(3);
    expect(packsIn({ S: 3, M: 6, L: 6, XL: 2 }, ratio)).toBeUndefined();
    expect(packsIn({}, ratio)).toBeUndefined();
  });

  test('price of a line', () => {
    expect(matrixTotalMinor({ S: 2, M: 3 }, 8_400)).toBe(42_000);
  });

  const matrix = fc.dictionary(fc.constantFrom('S', 'M', 'L', 'XL'), fc.integer({ min: 0, max: 500 }));

  test('stripping zeros keeps the units; sums add up; packs are found again', () => {
    fc.assert(
      fc.property(matrix, matrix, fc.integer({ min: 1, max: 9 }), (a, b, packs) => {
        expect(matrixUnits(stripZeroSizes(a))).toBe(matrixUnits(a));
        expect(matrixUnits(addMatrices(a, b))).toBe(matrixUnits(a) + matrixUnits(b));
        if (matrixUnits(a) > 0) expect(packsIn(prepackMatrix(a, packs), a)).toBe(packs);
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SizeQuantities } from '../sizes/size-matrix.ts';
import {
  addCartLine,
  cartLineKey,
  cartSubtotalMinor,
  cartUnits,
  maxCartLines,
  maxLineQuantity,
  mergeCartLines,
  removeCartLine,
  setCartLineQuantity,
  type CartLineLike,
} from './retail-cart.ts';
import { addWholesaleLine, removeWholesaleLine, setWholesaleSizes } from './wholesale-cart.ts';

const knit = { id: 'dsn_knit', size: 'M', quantity: 1, priceMinor: 18_000, currency: 'USD' };
const coat = { piece: 'pce_coat', id: 'dsn_coat', size: 'L', quantity: 1, priceMinor: 96_000, currency: 'USD' };

describe('retail cart', () => {
  test('the same id and size is one line, another size another', () => {
    const lines = addCartLine(addCartLine(addCartLine([], knit), knit), { ...knit, size: 'S' });
    expect(lines.map((line) => [line.size, line.quantity])).toEqual([
      ['M', 2],
      ['S', 1],
    ]);
  });

  test('a piece is one of one, whatever is added', () => {
    expect(addCartLine(addCartLine([], coat), { ...coat, quantity: 4 })).toEqual([coat]);
  });

  test('adding again takes over the newer price', () => {
    expect(addCartLine([knit], { ...knit, priceMinor: 17_000 })[0]).toMatchObject({ quantity: 2, priceMinor: 17_000 });
  });

  test('quantities stop at the limit and at the stock', () => {
    expect(addCartLine([], { ...knit, quantity: 500 })[0]?.quantity).toBe(maxLineQuantity);
    expect(addCartLine([knit], { ...knit, quantity: 5 }, 3)[0]?.quantity).toBe(3);
    expect(setCartLineQuantity([knit], cartLineKey(knit), 2.9)[0]?.quantity).toBe(2);
  });

  test('remove by piece, remove by id plus size, and by setting zero', () => {
    const lines = [knit, coat];
    expect(removeCartLine(lines, cartLineKey({ piece: 'pce_coat' }))).toEqual([knit]);
    expect(removeCartLine(lines, cartLineKey({ id: 'dsn_knit', size: 'M' }))).toEqual([coat]);
    expect(setCartLineQuantity(lines, cartLineKey(knit), 0)).toEqual([coat]);
  });

  test('totals count only the asked currency', () => {
    expect(cartSubtotalMinor([{ ...knit, quantity: 2 }, coat, { ...knit, currency: 'JPY' }], 'USD')).toBe(132_000);
    expect(cartUnits([{ ...knit, quantity: 2 }, coat])).toBe(3);
  });

  const someLine: fc.Arbitrary<CartLineLike> = fc.oneof(
    fc.record({ id: fc.constantFrom('a', 'b', 'c'), size: fc.constantFrom('S', 'M'), quantity: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ piece: fc.constantFrom('p', 'q'), quantity: fc.integer({ min: 1, max: 3 }) }),
  );
  const someCart = fc.array(someLine, { maxLength: 8 }).map((lines) => mergeCartLines([], lines));

  test('a merge loses no line, sums and clamps quantities, keeps identities unique', () => {
    fc.assert(
      fc.property(someCart, someCart, (base, incoming) => {
        const merged = mergeCartLines(base, incoming);
        const keys = merged.map(cartLineKey);
        expect(new Set(keys)).toEqual(new Set([...base, ...incoming].map(cartLineKey)));
        expect(new Set(keys).size).toBe(keys.length);
        for (const line of merged) {
          const sum = [...base, ...incoming]
            .filter((each) => cartLineKey(each) === cartLineKey(line))
            .reduce((total, each) => total + each.quantity, 0);
          expect(line.quantity).toBe(line.piece ? 1 : Math.min(sum, maxLineQuantity));
        }
      }),
    );
  });

  test('a cart does not grow without end', () => {
    const full = Array.from({ length: maxCartLines }, (_, index) => ({ ...knit, id: `dsn_${index}` }));
    expect(addCartLine(full, { ...knit, id: 'dsn_more' })).toHaveLength(maxCartLines);
    expect(addCartLine(full, { ...knit, id: 'dsn_0' })[0]?.quantity).toBe(2);
  });
});

describe('wholesale cart', () => {
  const sizeQuantities: SizeQuantities = { S: 2, M: 4, L: 0 };
  const line = { product: { _id: 'dsn_knit' }, designName: 'Knit', sizeQuantities, quantity: 6 };

  test('adding the same product sums size by size and strips zeros', () => {
    const lines = addWholesaleLine(addWholesaleLine([], line), { ...line, sizeQuantities: { M: 1, XL: 3 } });
    expect(lines).toMatchObject([{ sizeQuantities: { S: 2, M: 5, XL: 3 }, quantity: 10 }]);
    expect(lines[0]?.sizeQuantities).not.toHaveProperty('L');
  });

  test('a line without units is not added, and emptying one removes it', () => {
    expect(addWholesaleLine([], { ...line, sizeQuantities: { M: 0 } })).toEqual([]);
    expect(setWholesaleSizes([line], 'dsn_knit', { S: 0 })).toEqual([]);
    expect(removeWholesaleLine([line], 'dsn_knit')).toEqual([]);
  });
});

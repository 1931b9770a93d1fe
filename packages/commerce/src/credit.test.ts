import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stateOrder, statedTotalMinor, stateRefunds, subtractStatements, type RefundScope, type SoldOrder } from './credit.ts';
import { taxPerAmount } from './money/tax.ts';
import { lineRefundMinor } from './refund.ts';

/** Three shirts at 33.33 less 10.00, shipping 15.00, 10 % tax included. */
const order: SoldOrder = {
  lines: [{ id: 'a', quantity: 3, unitPriceMinor: 3_333, discountMinor: 1_000, taxMinor: 818 }],
  shippingMinor: 1_500,
  shippingTaxMinor: 136,
  taxIncluded: true,
};

describe('what a credit note says', () => {
  test('of one unit: its price, its share of the discount and of the tax', () => {
    const [first, second] = stateRefunds(order, [
      { lines: [{ lineId: 'a', quantity: 1, totalMinor: 2_999 }], shipping: false },
      { lines: [{ lineId: 'a', quantity: 2, totalMinor: 6_000 }], shipping: true },
    ]);
    expect(first).toEqual({
      lines: new Map([['a', { quantity: 1, subtotalMinor: 3_333, discountMinor: 334, taxMinor: 272 }]]),
      shippingMinor: 0,
      shippingTaxMinor: 0,
    });
    expect(second).toEqual({
      lines: new Map([['a', { quantity: 2, subtotalMinor: 6_666, discountMinor: 666, taxMinor: 546 }]]),
      shippingMinor: 1_500,
      shippingTaxMinor: 136,
    });
  });

  test('of the rest: all that others have left, whoever comes first', () => {
    const [, rest] = stateRefunds(order, [{ lines: [{ lineId: 'a', quantity: 3, totalMinor: 8_999 }], shipping: false }, 'rest']);
    expect(rest).toEqual({ lines: new Map(), shippingMinor: 1_500, shippingTaxMinor: 136 });
    expect(statedTotalMinor(stateRefunds(order, ['rest'])[0] ?? stateOrder(order), true)).toBe(10_499);
  });

  test('is never of more than was sold', () => {
    const all: RefundScope = { lines: [{ lineId: 'a', quantity: 3, totalMinor: 8_999 }], shipping: false };
    expect(() => stateRefunds(order, [all, { lines: [{ lineId: 'a', quantity: 1, totalMinor: 1 }], shipping: false }])).toThrow(RangeError);
    expect(() => stateRefunds(order, [{ lines: [{ lineId: 'b', quantity: 1, totalMinor: 1 }], shipping: false }])).toThrow(RangeError);
  });
});

const sold = fc
  .record({
    goods: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 12 }),
        unitPriceMinor: fc.integer({ min: 0, max: 500_000 }),
        off: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shippingMinor: fc.integer({ min: 0, max: 5_000 }),
    taxIncluded: fc.boolean(),
    rateBp: fc.constantFrom(0, 800, 1_000, 2_000),
  })
  .map(({ goods, shippingMinor, taxIncluded, rateBp }): SoldOrder => {
    const lines = goods.map(({ quantity, unitPriceMinor, off }, index) => ({
      id: `${index}`,
      quantity,
      unitPriceMinor,
      discountMinor: Math.floor((quantity * unitPriceMinor * off) / 100),
    }));
    const taxes = taxPerAmount(
      [...lines.map((line) => line.quantity * line.unitPriceMinor - line.discountMinor), shippingMinor].map((amountMinor) => ({
        amountMinor,
        rateBp,
        included: taxIncluded,
      })),
      'floor',
    );
    return {
      lines: lines.map((line, index) => ({ ...line, taxMinor: taxes[index] ?? 0 })),
      shippingMinor,
      shippingTaxMinor: taxes.at(-1) ?? 0,
      taxIncluded,
    };
  });

test('the invoice less its credit notes is what was kept, after every refund; tax and discount too', () => {
  fc.assert(
    fc.property(
      sold,
      fc.array(fc.record({ line: fc.nat(), units: fc.integer({ min: 1, max: 12 }), shipping: fc.boolean() }), { maxLength: 12 }),
      fc.boolean(),
      (order, wishes, endsWithRest) => {
        const { refunds, keptMinor } = refundBy(order, wishes, endsWithRest);
        const notes = stateRefunds(order, refunds);
        const left = subtractStatements(stateOrder(order), notes);
        const total = (statement: Parameters<typeof statedTotalMinor>[0]) => statedTotalMinor(statement, order.taxIncluded);
        expect(total(stateOrder(order)) - notes.reduce((sum, note) => sum + total(note), 0)).toBe(keptMinor);
        expect(total(left)).toBe(keptMinor);
        for (const note of [...notes, left]) for (const line of note.lines.values()) expect(line.taxMinor).toBeGreaterThanOrEqual(0);
        if (endsWithRest) expect(left).toEqual({ lines: new Map(), shippingMinor: 0, shippingTaxMinor: 0 });
      },
    ),
  );
});

/** Creates refunds as the order service does: remaining units and shipping, each for its share of the line's total. */
function refundBy(
  order: SoldOrder,
  wishes: readonly { readonly line: number; readonly units: number; readonly shipping: boolean }[],
  endsWithRest: boolean,
): { readonly refunds: readonly RefundScope[]; readonly keptMinor: number } {
  const taken = order.lines.map(() => 0);
  let keptMinor = statedTotalMinor(stateOrder(order), order.taxIncluded);
  let isShippingGiven = false;
  const refunds = wishes.flatMap(({ line: at, units, shipping }): readonly RefundScope[] => {
    const index = at % order.lines.length;
    const line = order.lines[index];
    const before = taken[index] ?? 0;
    const gives = shipping && !isShippingGiven;
    if (line === undefined || before + units > line.quantity) return [];
    const totalMinor = lineRefundMinor(
      {
        totalMinor: line.quantity * line.unitPriceMinor - line.discountMinor + (order.taxIncluded ? 0 : line.taxMinor),
        quantity: line.quantity,
      },
      before,
      units,
    );
    taken[index] = before + units;
    isShippingGiven ||= gives;
    keptMinor -= totalMinor + (gives ? order.shippingMinor + (order.taxIncluded ? 0 : order.shippingTaxMinor) : 0);
    return [{ lines: [{ lineId: line.id, quantity: units, totalMinor }], shipping: gives }];
  });
  return endsWithRest ? { refunds: [...refunds, 'rest'], keptMinor: 0 } : { refunds, keptMinor };
}

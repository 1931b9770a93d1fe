import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholesaleOrderMachine, type WholesaleOrderStatus } from '../states/wholesale-order.ts';
import { wholesaleSteps } from './order-steps.ts';
import { allowedTerms, creditMinor, creditOffer, paidInAdvanceMinor, type WholesaleTerms } from './payment-terms.ts';
import { planShipping, type DeliveryWindow } from './ship-dates.ts';
import {
  computeWholesaleQuote,
  tierPriceMinor,
  type WholesaleBrandInput,
  type WholesaleLineInput,
  type WholesaleQuoteInput,
} from './wholesale-quote.ts';

const today = '2026-11-21';
const spring: DeliveryWindow = { id: 'spring', startShip: '2027-02-01', endShip: '2027-03-15', orderCutoff: '2026-12-31', isPrebook: true };
const now: DeliveryWindow = { id: 'now', startShip: '2026-11-10', endShip: '2026-12-20', orderCutoff: '2026-12-01', isPrebook: false };
const past: DeliveryWindow = { id: 'past', startShip: '2026-09-01', endShip: '2026-12-01', orderCutoff: '2026-11-20', isPrebook: false };

const line: WholesaleLineInput = {
  designId: 'coat',
  sellerId: 'kumo',
  sizeQuantities: { S: 2, M: 2 },
  rule: { sizes: ['S', 'M'], moqUnits: 4, orderMultiple: 2 },
  tiers: [{ minUnits: 1, amountMinor: 10_000 }],
  stock: {},
};
const brand: WholesaleBrandInput = {
  sellerId: 'kumo',
  windows: [now, spring],
  wish: {},
  firstOrderMinMinor: 50_000,
  reorderMinMinor: 20_000,
  isFirstOrder: false,
};
const wish: WholesaleQuoteInput = {
  today,
  lines: [line],
  brands: [brand],
  tax: { rateBp: 1_000, included: true },
  rounding: 'floor',
  isTaxExempt: false,
  terms: 'prepay',
  credit: { limitMinor: 0, usedMinor: 0 },
  hasOverdue: false,
};
const problemsOf = (change: Partial<WholesaleQuoteInput>) => computeWholesaleQuote({ ...wish, ...change }).problems;

describe('terms', () => {
  test.each<[WholesaleTerms, number, number]>([
    ['prepay', 10_001, 0],
    ['deposit30', 3_001, 7_000],
    ['net30', 0, 10_001],
    ['net60', 0, 10_001],
  ])('%s of 10001: %i before, %i lent', (terms, before, lent) => {
    expect(paidInAdvanceMinor(terms, 10_001)).toBe(before);
    expect(creditMinor(terms, 10_001)).toBe(lent);
  });

  test('what is offered is what is charged', () => {
    const { depositPercent, netDays } = creditOffer();
    expect([paidInAdvanceMinor('deposit30', 100), ...netDays]).toEqual([depositPercent, 30, 60]);
  });

  test('a buyer may always pay sooner', () => {
    expect(allowedTerms('prepay')).toEqual(['prepay']);
    expect(allowedTerms('net30')).toEqual(['prepay', 'deposit30', 'net30']);
  });
});

describe('planShipping', () => {
  test('takes the first open window and never ships before today', () => {
    expect(planShipping([spring, past, now], {}, today)).toEqual({
      dates: { windowId: 'now', isPrebook: false, startShip: today, cancelAfter: '2026-12-20' },
      problem: null,
    });
  });

  test('keeps wishes inside the window', () => {
    expect(planShipping([spring], { startShip: '2027-02-20', cancelAfter: '2028-01-01' }, today).dates).toEqual({
      windowId: 'spring',
      isPrebook: true,
      startShip: '2027-02-20',
      cancelAfter: '2027-03-15',
    });
    expect(planShipping([spring], { startShip: '2026-01-01' }, today).dates.startShip).toBe('2027-02-01');
  });

  test.each([
    ['the day of the cut-off', [now], {}, '2026-12-01', null],
    ['the day after', [now], {}, '2026-12-02', 'window_closed'],
    ['a window asked for by name', [past, now], { windowId: 'past' }, today, 'window_closed'],
    ['a window of somebody else', [now], { windowId: 'other' }, today, 'window_unknown'],
    ['a last day before the first', [spring], { cancelAfter: '2027-01-01' }, today, 'dates_invalid'],
    ['a first day after the end', [spring], { startShip: '2027-04-01' }, today, 'dates_invalid'],
    ['no windows at all', [], {}, today, null],
  ] as const)('%s', (_, windows, asked, day, problem) => {
    expect(planShipping(windows, asked, day).problem).toBe(problem);
  });
});

describe('computeWholesaleQuote', () => {
  test('prices without tax and adds it once on top', () => {
    const { brands, totalMinor, problems } = computeWholesaleQuote(wish);
    expect(problems).toEqual([]);
    expect(brands).toMatchObject([
      {
        units: 4,
        subtotalMinor: 40_000,
        taxRateBp: 1_000,
        taxMinor: 4_000,
        totalMinor: 44_000,
        minimumMinor: 20_000,
        missingMinor: 0,
        advanceMinor: 44_000,
      },
    ]);
    expect(totalMinor).toBe(44_000);
  });

  test('a resale certificate takes the tax off', () => {
    expect(computeWholesaleQuote({ ...wish, isTaxExempt: true }).brands).toMatchObject([{ taxMinor: 0, totalMinor: 40_000 }]);
  });

  test.each([
    ['too few', { sizeQuantities: { S: 2 } }, { code: 'below_moq', moqUnits: 4, missingUnits: 2 }],
    [
      '48 × 24 takes no 50',
      { sizeQuantities: { S: 50 }, rule: { sizes: ['S'], moqUnits: 48, orderMultiple: 24 } },
      { code: 'not_a_multiple', lowerUnits: 48, upperUnits: 72 },
    ],
    ['no such size', { sizeQuantities: { XL: 4 } }, { code: 'size_unknown', size: 'XL' }],
    ['not whole packs', { prepack: { S: 1, M: 2 } }, { code: 'not_a_prepack' }],
    ['no price in the currency', { tiers: [] }, { code: 'not_sold' }],
    ['more than there is', { stock: { S: 1, M: 2 } }, { code: 'insufficient_stock', size: 'S', available: 1 }],
  ])('%s', (_, change, problem) => {
    expect(problemsOf({ lines: [{ ...line, ...change }] })).toContainEqual({
      ...problem,
      designId: 'coat',
      ...(problem.code === 'not_a_multiple' ? { orderMultiple: 24 } : {}),
    });
  });

  test('72 of 24 and whole packs are fine', () => {
    expect(
      problemsOf({ lines: [{ ...line, sizeQuantities: { S: 72 }, rule: { sizes: ['S'], moqUnits: 48, orderMultiple: 24 } }] }),
    ).toEqual([]);
    expect(problemsOf({ lines: [{ ...line, sizeQuantities: { S: 2, M: 4 }, prepack: { S: 1, M: 2 } }] })).toEqual([]);
  });

  test('nothing is taken from stock for goods that are made for a window', () => {
    expect(problemsOf({ lines: [{ ...line, stock: { S: 0 } }], brands: [{ ...brand, wish: { windowId: 'spring' } }] })).toEqual([]);
  });

  test('a first order has its own minimum', () => {
    expect(problemsOf({ brands: [{ ...brand, isFirstOrder: true }] })).toEqual([
      { code: 'below_minimum', sellerId: 'kumo', minimumMinor: 50_000, missingMinor: 10_000 },
    ]);
  });

  test('the highest tier that is reached holds', () => {
    const tiers = [
      { minUnits: 24, amountMinor: 800 },
      { minUnits: 1, amountMinor: 1_000 },
      { minUnits: 12, amountMinor: 900 },
    ];
    expect([1, 11, 12, 23, 24, 500].map((units) => tierPriceMinor(tiers, units))).toEqual([1_000, 1_000, 900, 900, 800, 800]);
  });

  test('credit is counted over all brands, overdue invoices stop everything', () => {
    const two = {
      lines: [line, { ...line, sellerId: 'nami', designId: 'shirt' }],
      brands: [brand, { ...brand, sellerId: 'nami' }],
      terms: 'net30' as const,
    };
    expect(problemsOf({ ...two, credit: { limitMinor: 90_000, usedMinor: 2_001 } })).toEqual([
      { code: 'credit_limit', availableMinor: 87_999, neededMinor: 88_000 },
    ]);
    expect(problemsOf({ ...two, credit: { limitMinor: 90_000, usedMinor: 2_000 } })).toEqual([]);
    expect(problemsOf({ hasOverdue: true })).toEqual([{ code: 'overdue_invoices' }]);
  });

  test('sums fit whatever is ordered', () => {
    const matrix = fc.record({ S: fc.integer({ min: 0, max: 200 }), M: fc.integer({ min: 0, max: 200 }) });
    fc.assert(
      fc.property(
        fc.array(fc.record({ sizeQuantities: matrix, amountMinor: fc.integer({ min: 0, max: 5_000_000 }) }), { maxLength: 8 }),
        fc.constantFrom<WholesaleTerms>('prepay', 'deposit30', 'net30'),
        (given, terms) => {
          const lines = given.map(({ sizeQuantities, amountMinor }, index) => ({
            ...line,
            designId: String(index),
            sellerId: index % 2 === 0 ? 'kumo' : 'nami',
            sizeQuantities,
            tiers: [{ minUnits: 1, amountMinor }],
          }));
          const quote = computeWholesaleQuote({ ...wish, terms, lines, brands: [brand, { ...brand, sellerId: 'nami' }] });
          for (const each of quote.brands) {
            expect(each.subtotalMinor).toBe(each.lines.reduce((sum, { units, unitPriceMinor }) => sum + units * unitPriceMinor, 0));
            expect(each.totalMinor).toBe(each.subtotalMinor + each.taxMinor);
            expect(each.advanceMinor + creditMinor(terms, each.totalMinor)).toBe(each.totalMinor);
          }
          expect(quote.totalMinor).toBe(quote.brands.reduce((sum, each) => sum + each.totalMinor, 0));
        },
      ),
    );
  });
});

describe('wholesaleSteps', () => {
  const statuses = Object.keys(wholesaleOrderMachine) as WholesaleOrderStatus[]; // Keys of a Record<WholesaleOrderStatus, …>.

  test.each([
    ['buyer', 'draft', ['in_review', 'cancelled']],
    ['buyer', 'changes_requested', ['cancelled']],
    ['buyer', 'approved', []],
    ['seller', 'draft', ['cancelled']],
    ['seller', 'in_review', ['changes_requested', 'approved', 'cancelled']],
    ['seller', 'approved', ['in_production', 'cancelled']],
    ['manager', 'changes_requested', ['in_review', 'cancelled']],
    ['admin', 'delivered', ['closed']],
  ] as const)('a %s of one in %s may choose %j', (role, status, steps) => {
    expect(wholesaleSteps(role, status)).toEqual(steps);
  });

  test('nobody cancels what has begun to ship', () => {
    for (const role of ['buyer', 'seller', 'manager', 'admin'] as const) {
      for (const status of statuses.filter((each) => ['partially_shipped', 'shipped', 'delivered', 'closed'].includes(each)))
        expect(wholesaleSteps(role, status)).not.toContain('cancelled');
    }
  });
});

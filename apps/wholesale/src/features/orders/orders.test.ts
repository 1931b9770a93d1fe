import { describe, expect, test } from '@jest/globals';
import { usd } from '@orime/testing/samples';
import { sampleOrder } from '../../sample-trade.fixture.ts';
import { findOrders, tabOf } from './order-tabs.ts';
import { overdueOf } from './overdue.ts';
import { spendOf } from './spend.ts';

const viewer = sampleOrder().viewer;

describe('the tabs of orders', () => {
  test.each([
    ['draft', 'draft'],
    ['in_review', 'review'],
    ['changes_requested', 'review'],
    ['partially_shipped', 'open'],
    ['shipped', 'past'],
    ['cancelled', 'past'],
  ] as const)('%s is under %s', (status, tab) => expect(tabOf({ status, viewer })).toBe(tab));

  test('what waits for the reader comes first: a buyer’s acceptance, staff’s approval', () => {
    expect(tabOf({ status: 'changes_requested', viewer: { ...viewer, canAccept: true } })).toBe('needs');
    expect(tabOf({ status: 'in_review', viewer: { ...viewer, role: 'manager', steps: ['approved'] } })).toBe('needs');
  });

  test('are searched by number, PO number and names in any width', () => {
    const orders = [
      sampleOrder(),
      sampleOrder({ id: 'wor_2', number: 'WO2000', poNumber: null, seller: { id: 'p', handle: 'm', name: 'Mori', nameJp: '森' } }),
    ];
    const ids = (words: string) => findOrders(orders, words).map(({ id }) => id);
    expect(ids('ＰＯ ７７')).toEqual(['wor_1']);
    expect(ids('wo2000')).toEqual(['wor_2']);
    expect(ids('森')).toEqual(['wor_2']);
    expect(ids(' ')).toHaveLength(2);
  });
});

describe('what a company spent', () => {
  const now = new Date('2026-11-22T00:00:00Z');

  test('is summed by month and designer, without drafts, cancelled orders and other currencies', () => {
    const spend = spendOf(
      [
        sampleOrder({ placedAt: '2026-11-02T00:00:00.000Z' }),
        sampleOrder({
          placedAt: '2026-11-20T00:00:00.000Z',
          total: usd(80_000),
          seller: { id: 'prf_mori', handle: 'm', name: 'Mori', nameJp: '' },
        }),
        sampleOrder({ placedAt: '2025-12-31T00:00:00.000Z' }),
        sampleOrder({ placedAt: '2025-11-30T00:00:00.000Z' }),
        sampleOrder({ status: 'draft', placedAt: null }),
        sampleOrder({ status: 'cancelled' }),
        sampleOrder({ currency: 'JPY' }),
      ],
      now,
    );
    expect(spend?.months).toHaveLength(12);
    expect(spend?.months.at(-1)).toEqual({ month: '2026-11', totalMinor: 200_000 });
    expect(spend?.months[0]).toEqual({ month: '2025-12', totalMinor: 120_000 });
    expect(spend?.brands.map(({ name, totalMinor }) => [name, totalMinor])).toEqual([
      ['Ito Kasumi', 240_000],
      ['Mori', 80_000],
    ]);
  });

  test('is nothing before the first order', () => expect(spendOf([sampleOrder({ status: 'draft', placedAt: null })], now)).toBeUndefined());
});

test('what a company owes counts invoices that are overdue, its own, by currency', () => {
  const invoice = { id: 'inv_1', number: 'INV-1', total: usd(90_000), paid: usd(30_000), dueAt: '2026-10-01T00:00:00.000Z' };
  const owing = sampleOrder({
    invoices: [
      { ...invoice, status: 'overdue' },
      { ...invoice, id: 'inv_2', status: 'issued' },
    ],
  });
  expect(overdueOf([owing, { ...owing, buyer: { ...owing.buyer, id: 'byr_2' } }], 'byr_1')).toEqual([{ currency: 'USD', minor: 60_000 }]);
  expect(overdueOf([sampleOrder()], 'byr_1')).toEqual([]);
});

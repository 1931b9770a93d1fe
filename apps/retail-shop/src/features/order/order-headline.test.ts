import { expect, test } from '@jest/globals';
import type { Order } from '@orime/contracts/api/selling/order';
import { headlineOf } from './order-headline.ts';

const cases: readonly (readonly [readonly Order['status'][], ReturnType<typeof headlineOf>])[] = [
  [['pending_payment'], 'pending_payment'],
  [['placed'], 'placed'],
  [['delivered', 'placed'], 'placed'],
  [['partially_shipped', 'cancelled'], 'shipped'],
  [['closed', 'delivered'], 'delivered'],
  [['cancelled', 'expired'], 'cancelled'],
  [['expired'], 'expired'],
];

test.each(cases)('%j is headed %s', (statuses, headline) => {
  expect(headlineOf(statuses.map((status) => ({ status })))).toBe(headline);
});

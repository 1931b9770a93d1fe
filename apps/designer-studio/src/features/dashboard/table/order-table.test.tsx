import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RenderedScreen } from '@orime/testing';
import { sampleOrderLine } from '@orime/testing/samples';
import { DESKTOP } from '@orime/ui';
import { screen, within } from '@testing-library/react';
import { openDashboard, orderPage } from '../../../dashboard.fixture.tsx';
import { sellerOrder } from '../../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
beforeEach(() => {
  const asEver = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(Object.create(asEver(query)), { matches: query === DESKTOP }) as MediaQueryList);
});
afterEach(() => {
  shown?.close();
  jest.restoreAllMocks();
});

const sent = sellerOrder({
  id: 'ord_2',
  number: '1002-1',
  status: 'shipped',
  viewer: { ...sellerOrder().viewer, canFulfil: false, canDeliver: true },
});
const many = sellerOrder({
  id: 'ord_3',
  number: '1003-1',
  lines: [
    sampleOrderLine({ id: 'orl_1', name: 'Noren Dress', shipBy: '2026-12-28T00:00:00.000Z', quantity: 2 }),
    sampleOrderLine({ id: 'orl_2', name: 'Haori', shipBy: '2026-12-05T00:00:00.000Z' }),
  ],
});

async function open(orders = [sellerOrder(), many, sent]) {
  shown = await openDashboard({ 'GET /api/order/seller': () => orderPage(orders) });
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  const row = (number: string) => within(table.getByRole('rowheader', { name: new RegExp(number) }).closest('tr') ?? document.body);
  return { ...shown, table, row };
}

test('orders stand in a table where there is room, each with what is in it, to whom it goes and by when', async () => {
  const { row } = await open();
  const cells = row('1003-1')
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['To ship', 'Noren Dressand 2 more', 'December 5, 2026']));
  expect(row('1002-1').getByText('Shipped')).toBeInTheDocument();
  expect(row('1002-1').queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the first order is open, and another one in its place', async () => {
  const { user, row } = await open();
  expect(screen.getByRole('article', { name: /1001-1/ })).toBeInTheDocument();
  await user.click(row('1002-1').getByRole('button', { name: 'Details of order 1002-1' }));
  expect(within(screen.getByRole('article')).getByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /1002-1/ })).toBeInTheDocument();
  await user.click(row('1002-1').getByRole('button', { expanded: true }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('orders are chosen in their rows to be sent together', async () => {
  const { user, row } = await open();
  await user.click(row('1001-1').getByRole('checkbox', { name: 'Choose order 1001-1' }));
  await user.click(row('1003-1').getByRole('checkbox', { name: 'Choose order 1003-1' }));
  expect(screen.getByText('2 orders chosen')).toBeInTheDocument();
});

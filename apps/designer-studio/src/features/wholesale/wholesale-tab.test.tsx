import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { fail, giveBoxesASize } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleWholesaleOrder, usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { byUrgency, dueMinor, figuresOf, unitsToShip } from './wholesale-work.ts';

let shown: RenderedScreen | undefined;
let restoreBoxes: () => void;
beforeEach(() => {
  restoreBoxes = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  restoreBoxes();
});

const NO_WORK: WholesaleOrder['viewer'] = {
  role: 'seller',
  steps: [],
  canUpdate: false,
  canAccept: false,
  canFulfil: false,
  canReorder: false,
};
/** The sample order of six units, of which some have left. */
const sampleOf = (shipped: Readonly<Record<string, number>>, changed: Partial<WholesaleOrder>): WholesaleOrder => {
  const order = sampleWholesaleOrder({ viewer: NO_WORK, ...changed });
  return { ...order, lines: order.lines.map((line) => ({ ...line, shippedQuantities: { ...shipped } })) };
};
const waiting = sampleOf({}, { number: 'WO-1', viewer: { ...NO_WORK, steps: ['approved', 'cancelled'] } });
const half = sampleOf(
  { M: 4 },
  {
    id: 'wor_2',
    number: 'WO-2',
    status: 'partially_shipped',
    cancelAfter: '2027-01-31',
    viewer: { ...NO_WORK, canFulfil: true },
    invoices: [
      { id: 'inv_1', number: 'INV-1', status: 'partially_paid', total: usd(60_000), paid: usd(20_000), dueAt: '2027-01-01T00:00:00.000Z' },
      { id: 'inv_2', number: 'INV-2', status: 'void', total: usd(90_000), paid: usd(0), dueAt: '2027-01-01T00:00:00.000Z' },
    ],
  },
);
const done = sampleOf({ S: 2, M: 4 }, { id: 'wor_3', number: 'WO-3', status: 'delivered' });

const terms: WholesaleTerms = {
  profileId: 'prf_ren',
  minimums: [],
  version: 1,
  windows: [
    {
      id: 'win_1',
      name: { en: 'Spring', jp: '春の納期' },
      startShip: '2027-02-01',
      endShip: '2027-02-28',
      orderCutoff: '2026-12-15',
      prebook: true,
      isOpen: true,
      orders: 3,
    },
  ],
};

const open = async (api: ApiHandlers = {}, language: 'en' | 'jp' = 'en') =>
  (shown = await openDashboard(
    {
      'GET /api/wholesale-order/seller': () => page([done, half, waiting]),
      'GET /api/wholesale/terms': () => terms,
      'GET /api/wholesale/linesheet/mine': () => page([]),
      ...api,
    },
    { tab: 'wholesale', language },
  ));

describe('what stores order', () => {
  test('is sorted by what it asks of the designer, and counted', () => {
    expect(byUrgency([done, half, waiting]).map(({ number }) => number)).toEqual(['WO-1', 'WO-2', 'WO-3']);
    expect([unitsToShip(half), unitsToShip(done), unitsToShip({ ...half, status: 'cancelled' })]).toEqual([2, 0, 0]);
    expect(dueMinor(half)).toBe(40_000);
    expect(figuresOf([done, half, waiting])).toEqual({ approve: 1, ship: 1, units: 2, due: [{ currency: 'USD', minor: 40_000 }] });
  });

  test('stands in a list that leads to each order, above the delivery windows', async () => {
    await open();
    const grid = await screen.findByRole('grid', { name: 'Orders from stores' }, { timeout: 20_000 });
    expect(within(grid).getByRole('link', { name: 'WO-1' })).toHaveAttribute('href', '/wholesale-order-info/wor_1');
    expect(within(grid).getByRole('row', { name: /WO-2.*To ship.*Kumo.*Partly shipped.*Jan 31, 2027.*2 of 6.*\$400/ })).toBeInTheDocument();
    const windows = await screen.findByRole('region', { name: 'Delivery windows' });
    expect(
      within(windows).getByRole('row', { name: /Spring Feb 1, 2027 – Feb 28, 2027 Dec 15, 2026 Open Made for it 3/ }),
    ).toBeInTheDocument();
  });

  test('is approved from the list, where it waits for that alone', async () => {
    const sent: { readonly id: string; readonly ifMatch: string | null; readonly body: unknown }[] = [];
    const { user, api } = await open({
      'POST /api/wholesale-order/status/id/:id': ({ params, headers, body }) => {
        sent.push({ id: params.id, ifMatch: headers.get('if-match'), body });
        return { ...waiting, status: 'approved' } satisfies WholesaleOrder;
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select WO-2' }, { timeout: 20_000 }));
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select WO-1' }));
    api.use({ 'GET /api/wholesale-order/seller': () => page([done, half, { ...waiting, status: 'approved', viewer: done.viewer }]) });
    await user.click(screen.getByRole('button', { name: 'Approve 1 order' }));
    expect(await screen.findByRole('row', { name: /WO-1.*Nothing.*Approved/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    expect(sent).toEqual([{ id: 'wor_1', ifMatch: '3', body: { status: 'approved' } }]);
  });

  test('that somebody else has changed meanwhile says so', async () => {
    const { user } = await open({ 'POST /api/wholesale-order/status/id/:id': () => fail({ status: 409, code: 'conflict' }) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select WO-1' }, { timeout: 20_000 }));
    await user.click(screen.getByRole('button', { name: 'Approve 1 order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('conflict');
  });

  test('is nothing yet, and teaches what to do', async () => {
    await open({ 'GET /api/wholesale-order/seller': () => page([]), 'GET /api/wholesale/terms': () => ({ ...terms, windows: [] }) }, 'jp');
    expect(await screen.findByRole('heading', { name: '店舗からの受注はまだありません' })).toBeInTheDocument();
    expect(screen.getByText(/納期が設定されていません/)).toBeInTheDocument();
  });

  test('can be read again when it could not be', async () => {
    const { user, api } = await open({ 'GET /api/wholesale-order/seller': () => fail({ status: 503, code: 'unavailable' }) });
    const retry = await within(await screen.findByRole('region', { name: 'Orders from stores' })).findByRole('button', {
      name: 'Try again',
    });
    api.use({ 'GET /api/wholesale-order/seller': () => page([done]) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'WO-3' }, { timeout: 20_000 })).toBeInTheDocument();
  });
});

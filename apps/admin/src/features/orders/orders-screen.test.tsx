import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleDesignCard, sampleSize, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { sellerOrder, staffOrder } from '../../sample-orders.fixture.ts';
import OrdersScreen from './orders-screen.tsx';

const route = routeOf('orders');
let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const report: ChannelReport = {
  id: 'crp_1',
  channel: 'order-1',
  kind: 'order',
  ref: 'ord_1',
  reporter: 'Aya',
  reason: 'Rude words',
  status: 'open',
  createdAt: '2026-11-20T00:00:00.000Z',
};
const base: ApiHandlers = {
  'GET /api/order/': () => ({ items: [sellerOrder()], total: 1, page: 1 }),
  'GET /api/order/staff/id/:id': () => staffOrder(),
  'GET /api/admin/emails': () => ({ items: [], total: 0, page: 1 }),
  'GET /api/channel/reported': () => ({ items: [report], total: 1, page: 1 }),
};
async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(OrdersScreen, { route, locales, api: { ...base, ...api }, signedIn: { staffRole: 'admin' }, ...options });
  return shown;
}
const sent = (path: string) =>
  shown?.api.calls.filter(({ method, url }) => method === 'POST' && url.includes(path)).map(({ body }) => body);
const keys = (path: string) =>
  shown?.api.calls
    .filter(({ method, url }) => method === 'POST' && url.includes(path))
    .map(({ headers }) => headers.get('idempotency-key'));
const one = { at: '/admin/orders?order=ord_1' };

test('the list is filtered by the API, and an order opens from it', async () => {
  const { user, api, address } = await open({}, { at: '/admin/orders?f.number=OR10&f.status=placed' });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  expect(api.calls.map(({ url }) => url)).toContain('/api/order/?limit=100&page=1&q=OR10&status=placed');
  await user.click(within(grid).getByRole('link', { name: 'OR1001-1' }));
  expect(address()).toContain('order=ord_1');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Rei · Called about the size')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Reported by Aya' })).toHaveAttribute('href', '/admin/reported-chats?report=crp_1');
  expect(api.calls.map(({ url }) => url)).toContain('/api/channel/reported?limit=10&ref=ord_1');
});

test('others than staff are refused in words', async () => {
  await open({ 'GET /api/order/': () => fail({ status: 403, code: 'forbidden' }) }, { signedIn: {}, language: 'jp' });
  expect(await screen.findByText(/運営担当者専用/)).toBeInTheDocument();
});

describe('a refund', () => {
  test('is computed from what was paid, typed once more, and asks for the password', async () => {
    let isConfirmed = false;
    const { user } = await open(
      {
        'POST /api/order/refund/id/:id': () =>
          isConfirmed
            ? { group: { ...groupOf(), refunded: usd(4_499), claim: 'none' as const }, orders: [] }
            : fail({ status: 403, code: 'reauth_required' }),
        'POST /api/users/reauth': () => {
          isConfirmed = true;
          return { until: '2026-11-22T00:00:00.000Z' };
        },
      },
      one,
    );
    const form = within(await screen.findByRole('form', { name: 'Give money back' }));
    await user.selectOptions(form.getByRole('combobox'), '1');
    await user.click(form.getByRole('checkbox', { name: /Shipping/ }));
    expect(form.getByRole('status')).toHaveTextContent('$44.99');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Torn');
    await user.click(form.getByRole('button', { name: 'Give it back' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
    await user.type(dialog.getByRole('textbox'), '44.99');
    await user.click(dialog.getByRole('button', { name: 'Give it back' }));
    await user.type(await screen.findByLabelText('Password', {}, { timeout: 20_000 }), 'secret{Enter}');
    await waitFor(() => expect(sent('/refund/')).toHaveLength(2));
    expect(sent('/refund/')?.[1]).toEqual({ lines: [{ lineId: 'oln_1', quantity: 1 }], shipping: true, reason: 'Torn', leftMinor: 10_499 });
    const keys = shown?.api.calls.filter(({ url }) => url.includes('/refund/')).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('of nothing is not sent, and is not offered to an account manager', async () => {
    const { user } = await open({}, one);
    await user.click(await screen.findByRole('button', { name: 'Give it back' }));
    expect(await screen.findAllByText('Choose units or the shipping.')).not.toHaveLength(0);
    expect(sent('/refund/')).toEqual([]);
    shown?.close();
    await open({ 'GET /api/order/staff/id/:id': () => staffOrder({ viewer: { canRefund: false, canNote: false } }) }, one);
    await screen.findByRole('heading', { name: 'OR1001-1' });
    expect(screen.queryByRole('form', { name: 'Give money back' })).not.toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add a note' })).not.toBeInTheDocument();
  });
});

test('a step that came too late shows the newer state on demand', async () => {
  const { user } = await open({ 'POST /api/order/process/id/:id': () => fail({ status: 409, code: 'invalid_transition' }) }, one);
  await user.click(await screen.findByRole('button', { name: 'Start preparing' }));
  expect(await screen.findByRole('button', { name: 'Show the newer version' })).toBeInTheDocument();
});

test('a parcel holds what was chosen, and what was typed stays when it could not be sent', async () => {
  let isOnline = false;
  const { user } = await open(
    { 'POST /api/order/fulfill/id/:id': () => (isOnline ? sellerOrder() : fail({ status: 503, code: 'unavailable' })) },
    one,
  );
  await user.click(await screen.findByRole('button', { name: 'Ship a parcel' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  const units = dialog.getByRole('combobox');
  await user.selectOptions(units, '0');
  await user.click(dialog.getByRole('button', { name: 'Ship a parcel' }));
  expect(dialog.getByText('Put one piece at least into the parcel.')).toBeInTheDocument();
  await user.selectOptions(units, '1');
  await user.type(dialog.getByRole('textbox', { name: /Tracking/ }), '4711');
  await user.click(dialog.getByRole('button', { name: 'Ship a parcel' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /Tracking/ })).toHaveValue('4711');
  isOnline = true;
  await user.click(dialog.getByRole('button', { name: 'Ship a parcel' }));
  await waitFor(() => expect(sent('/fulfill/')).toHaveLength(2));
  expect(sent('/fulfill/')?.[1]).toMatchObject({ carrier: '', tracking: '4711', lines: [{ lineId: 'oln_1', quantity: 1 }] });
  // The first answer may be all that was lost: the second try of the same parcel is known by its key.
  expect(new Set(keys('/fulfill/')).size).toBe(1);
});

test('an order is written for a customer, who is mailed a link', async () => {
  const card = sampleDesignCard({ id: 'dsn_1', name: 'Bell Coat', sizes: [sampleSize('S', {})], priceMinor: 32_000, price: 320 });
  const { user } = await open(
    {
      'GET /api/design/': () => ({ items: [card], total: 1, page: 1, facets: {}, priceRange: { minMinor: 0, maxMinor: 0 } }),
      'POST /api/order/draft': () => fail({ status: 422, code: 'business_rule', details: { problems: [PROBLEM] } }),
    },
    { at: '/admin/orders?draft' },
  );
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'aya@example.com');
  await user.type(screen.getByRole('searchbox', { name: 'Find garments' }), 'bell');
  const add = await screen.findByRole('button', { name: 'Add Bell Coat, S' });
  await user.click(add);
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Only 1 is left.')).toBeInTheDocument();
  expect(sent('/draft')).toEqual([
    { email: 'aya@example.com', locale: 'en', currency: 'USD', lines: [{ id: 'dsn_1', size: 'S', quantity: 2 }] },
  ]);
});

const PROBLEM = { code: 'insufficient_stock', line: 'id:dsn_1:S', message: { en: 'Only 1 is left.', jp: '残り1点です。' } };

function groupOf() {
  const { buyer, totals, currency, codes_used: codes, placedAt } = sellerOrder();
  return {
    _id: 'grp_1',
    id: 'grp_1',
    number: 'OR1001',
    currency,
    locale: 'en' as const,
    email: buyer.email,
    shippingAddress: buyer.address,
    totals,
    codes_used: codes,
    placedAt,
  };
}

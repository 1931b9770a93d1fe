import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { giveBoxesASize, ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleSize, usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { sellerOrder, staffOrder } from '../../sample-orders.fixture.ts';
import OrdersScreen from './orders-screen.tsx';

const PATIENT = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
});

async function open(query = '?order=ord_1', api: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(OrdersScreen, {
    route: routeOf('orders'),
    locales,
    signedIn: { staffRole: 'admin' },
    at: `/admin/orders${query}`,
    api: {
      'GET /api/order/': () => ({ items: [sellerOrder()], total: 1, page: 1 }),
      'GET /api/order/staff/id/:id': () => staffOrder(),
      'GET /api/admin/emails': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/channel/reported': () => ({ items: [], total: 0, page: 1 }),
      ...api,
    },
  });
  return shown;
}

test('work on an order begins once, whatever becomes of the connection', async () => {
  const page = await open();
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Start preparing' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/process/id/:id', send, answer: () => sellerOrder() })).toEqual(ONCE);
});

test('a parcel leaves once', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Ship a parcel' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, PATIENT));
  const send = async (): Promise<void> => page.user.dblClick(dialog.getByRole('button', { name: 'Ship a parcel' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/fulfill/id/:id', send, answer: () => sellerOrder() })).toEqual(
    ONCE_BY_KEY,
  );
});

test('a note is written once', async () => {
  const page = await open();
  const form = within(await screen.findByRole('form', { name: 'Add a note' }));
  await page.user.type(form.getByRole('textbox'), 'Wrap it twice');
  const send = async (): Promise<void> => page.user.dblClick(form.getByRole('button'));
  const answer = () => ({ ok: true });
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/note/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
});

test('money is given back once', async () => {
  const page = await open();
  const form = within(await screen.findByRole('form', { name: 'Give money back' }));
  await page.user.selectOptions(form.getByRole('combobox'), '1');
  await page.user.type(form.getByRole('textbox', { name: 'Reason' }), 'Torn');
  const amount = (form.getByRole('status').textContent ?? '').replace('$', '');
  const send = async (): Promise<void> => {
    await page.user.click(form.getByRole('button', { name: 'Give it back' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, PATIENT));
    await page.user.type(dialog.getByRole('textbox'), amount);
    await page.user.dblClick(dialog.getByRole('button', { name: 'Give it back' }));
  };
  const { buyer, totals, currency, codes_used: codes, placedAt } = sellerOrder();
  const group = {
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
    refunded: usd(4_499),
    claim: 'none' as const,
  };
  const answer = () => ({ group, orders: [] });
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/refund/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
});

test('a link to pay is mailed once', async () => {
  const card = sampleDesignCard({ name: 'Bell Coat', sizes: [sampleSize('S', {})] });
  const page = await open('?draft', {
    'GET /api/design/': () => ({ items: [card], total: 1, page: 1, facets: {}, priceRange: { minMinor: 0, maxMinor: 0 } }),
  });
  await page.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b.example');
  await page.user.type(screen.getByRole('searchbox', { name: 'Find garments' }), 'bell');
  await page.user.click(await screen.findByRole('button', { name: 'Add Bell Coat, S' }));
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  const [path, at] = ['/checkout?checkout=chk_1', '2026-12-05T00:00:00.000Z'];
  const { totals } = sellerOrder();
  const quote = { checkoutId: 'chk_1', quoteHash: 'h', currency: 'USD' as const, lines: [], sellers: [], codes: [], totals, problems: [] };
  const answer = () => ({ checkoutId: 'chk_1', path, expiresAt: at, quote: { ...quote, orderable: true, expiresAt: at } });
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/draft', send, answer })).toEqual(ONCE_BY_KEY);
});

import { afterEach, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleProduct } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-styles.fixture.ts';
import { cartItem, quotedBrand, quoteOf, sampleOrder } from '../../sample-trade.fixture.ts';
import WholesaleOrderScreen from './wholesale-order-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(order: WholesaleOrder, api: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleOrderScreen, {
    route: routes.find(({ path }) => path === '/wholesale-order-info/:id') ?? routes[0],
    at: '/wholesale-order-info/wor_1',
    locales,
    signedIn: { type: 'buyer' },
    api: { 'GET /api/wholesale-order/id/:id': () => order, ...api },
  });
  return shown;
}

const { viewer } = sampleOrder();
const ofManager = sampleOrder({
  viewer: { ...viewer, role: 'manager', steps: ['approved', 'cancelled'], canUpdate: true, canReorder: false },
});

test('an order is changed once, whatever becomes of the connection', async () => {
  const page = await open(ofManager, {
    'GET /api/wholesale/product/:id': () => sampleProduct(),
    'POST /api/wholesale-order/quote': () => quoteOf([quotedBrand(cartItem())]),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change the order' }));
  await page.user.type(screen.getByRole('textbox', { name: /Note to the designer/ }), 'Mari');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save and ask the buyer' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/wholesale-order/update/id/:id', send, answer: () => ofManager })).toEqual(ONCE);
});

test('an order is approved once', async () => {
  const page = await open(ofManager);
  await page.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve' }));
  const send = async (): Promise<void> => page.user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/wholesale-order/status/id/:id', send, answer: () => sampleOrder() })).toEqual(
    ONCE,
  );
});

test('changes are accepted once', async () => {
  const page = await open(sampleOrder({ status: 'changes_requested', needsAcceptance: true, viewer: { ...viewer, canAccept: true } }));
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Accept the changes' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/wholesale-order/accept/id/:id', send, answer: () => sampleOrder() })).toEqual(
    ONCE,
  );
});

test('an order is placed again once', async () => {
  const page = await open(sampleOrder());
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Order again' }));
  const answer = () => sampleOrder({ id: 'wor_9' });
  expect(await sendThroughTrouble(page, { call: 'POST /api/wholesale-order/reorder/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
});

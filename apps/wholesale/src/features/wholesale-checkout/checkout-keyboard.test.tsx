import { afterEach, expect, test } from '@jest/globals';
import { removeFromWholesaleCart } from '@orime/platform';
import { fail, ONCE_BY_KEY, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartItem, sampleOrder } from '../../sample-trade.fixture.ts';
import { openCheckout } from './wholesale-checkout-screen.fixture.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const open = async (...options: Parameters<typeof openCheckout>) => (shown = await openCheckout(...options));
const posts = () => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url === '/api/wholesale-order') ?? [];

/** Presses Tab until the element has the focus. */
async function tabTo({ user }: RenderedScreen, element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (document.activeElement === element) return;
    await user.tab();
  }
  throw new Error(`${element.outerHTML.slice(0, 120)} is not reached with Tab`);
}

test('an order is filled in and sent by keyboard alone', async () => {
  const page = await open({ api: { 'POST /api/wholesale-order': () => ({ orders: [sampleOrder()] }) } });
  const brand = within(await screen.findByRole('region', { name: 'Ito Kasumi' }));
  const units = brand.getByRole('spinbutton', { name: 'Indigo Haori, M, units' });
  await tabTo(page, units);
  await page.user.keyboard('{Control>}a{/Control}8');
  await tabTo(page, brand.getByRole('radio', { name: /^Main/ }));
  await page.user.keyboard('{ArrowDown}');
  expect(brand.getByRole('radio', { name: /^Late/ })).toBeChecked();
  await tabTo(page, brand.getByRole('textbox', { name: /PO number/ }));
  await page.user.keyboard('PO 9');
  await tabTo(page, screen.getByRole('checkbox', { name: 'I accept the terms of trade' }));
  await page.user.keyboard(' ');
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  await waitFor(() => expect(submit).toBeEnabled());
  await tabTo(page, submit);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({
    lines: [{ sizeQuantities: { S: 2, M: 8 } }],
    brands: { prf_ito: { windowId: 'win_late', poNumber: 'PO 9' } },
  });
});

test('a double press, and a try again after the network was gone, make one order', async () => {
  let isOnline = false;
  const { user } = await open({
    api: {
      'POST /api/wholesale-order': () => (isOnline ? { orders: [sampleOrder()] } : fail({ status: 503, code: 'unavailable' })),
    },
  });
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms of trade' }));
  await waitFor(() => expect(submit).toBeEnabled());
  await user.dblClick(submit);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(posts()).toHaveLength(1);
  isOnline = true;
  await user.click(submit);
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(new Set(posts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a draft is kept once, whatever becomes of the connection', async () => {
  const page = await open();
  const draft = await screen.findByRole('button', { name: 'Save as draft' });
  await waitFor(() => expect(draft).toBeEnabled());
  const send = async (): Promise<void> => page.user.dblClick(draft);
  const answer = () => ({ orders: [sampleOrder({ status: 'draft' })] });
  expect(await sendThroughTrouble(page, { call: 'POST /api/wholesale-order', send, answer })).toEqual(ONCE_BY_KEY);
});

test('what was ordered in another tab is not offered again', async () => {
  await open({ api: { 'POST /api/wholesale-order': () => ({ orders: [sampleOrder()] }) } });
  await screen.findByRole('button', { name: 'Submit for review' });
  // The cart is one for all tabs: this is how the other one takes out what it has ordered.
  await act(async () => void (await removeFromWholesaleCart(cartItem().product._id)));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your wholesale cart is empty' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  expect(posts()).toEqual([]);
});

test('an ended session leads to the sign-in and back, not to an empty cart', async () => {
  const { user } = await open({ api: { 'POST /api/wholesale-order': () => fail({ status: 401, code: 'token_expired' }) } });
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms of trade' }));
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Fwholesale-checkout');
});

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { AnswerOf, ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleSettings } from '@orime/testing/samples';
import { act, screen, waitFor } from '@testing-library/react';
import { locales } from '../../sample-designs.fixture.ts';
import { cartItem, quote } from '../../sample-purchases.fixture.ts';
import { callsTo, goodApi, paid, paymentSession, place, route } from './checkout-screen.fixture.ts';
import CheckoutScreen from './checkout-screen.tsx';
import type { PendingPayment } from './pending-payment.ts';

jest.setTimeout(30_000);

const storageKey = 'orime.retail-shop.visitor.payment';
const pending: PendingPayment = {
  paymentSessionId: 'pay_1',
  checkoutId: 'chk_1',
  checkoutKey: 'k_checkout',
  quoteHash: 'hash-1',
  orderKey: 'key-of-the-order',
  path: '/checkout',
};
const stripe = () => sampleSettings({ payment: { provider: 'stripe', hasTestCards: false } });
const left: AnswerOf<'GET /api/checkout/:id'> = {
  status: 'open',
  email: 'guest@example.com',
  address: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' },
  holdExpiresAt: null,
  groupId: null,
  draft: null,
  quote: quote(),
};

let shown: RenderedScreen | undefined;
afterEach(() => {
  localStorage.clear();
  return shown?.close();
});

async function comeBack(at: string, api: ApiHandlers = {}, payment: PendingPayment | null = pending): Promise<RenderedScreen> {
  if (payment !== null) localStorage.setItem(storageKey, JSON.stringify(payment));
  shown = await renderScreen(CheckoutScreen, {
    route,
    at,
    locales,
    api: { ...goodApi, 'GET /api/settings/public': stripe, 'GET /api/checkout/:id': () => left, ...api },
  });
  const { platform } = shown;
  act(() => platform.root.setState({ cart: { items: [cartItem] } }));
  return shown;
}

describe('coming back from the payment provider’s page', () => {
  test.each([
    ['by its link', '/checkout?session=pay_1'],
    ['in a new tab, after closing that one', '/checkout'],
  ])('paid, %s: the order is placed once and shown', async (_, at) => {
    const screenShown = await comeBack(at);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
    const [order, ...others] = callsTo(screenShown, '/api/order');
    expect(order?.body).toEqual({ checkoutId: 'chk_1', checkoutKey: 'k_checkout', quoteHash: 'hash-1', paymentSessionId: 'pay_1' });
    expect(order?.headers.get('idempotency-key')).toBe('key-of-the-order');
    expect(others).toEqual([]);
    expect(callsTo(screenShown, '/api/payment/confirm')[0]?.body).toEqual({ paymentSessionId: 'pay_1', checkoutKey: 'k_checkout' });
    expect(screenShown.platform.root.getState().cart.items).toEqual([]);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  test.each([
    ['turned back', () => ({ ...paid, status: 'open' as const })],
    ['declined', () => fail({ status: 422, code: 'payment_declined' })],
  ])('%s: nothing was charged, and the form is as it was left', async (_, confirm) => {
    const screenShown = await comeBack('/checkout?session=pay_1', { 'POST /api/payment/confirm': confirm });
    expect(await screen.findByText(/nothing was charged/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('guest@example.com');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
    await waitFor(() =>
      expect(callsTo(screenShown, '/api/checkout/quote')[0]?.body).toMatchObject({ checkoutId: 'chk_1', checkoutKey: 'k_checkout' }),
    );
    expect(callsTo(screenShown, '/api/order')).toEqual([]);
  });

  test('too late: why there is no order is said, and the payment is forgotten', async () => {
    await comeBack('/checkout?session=pay_1', { 'POST /api/order': () => fail({ status: 409, code: 'insufficient_stock' }) });
    expect(await screen.findByText('insufficient_stock')).toBeInTheDocument();
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  test('while the API is away it can be asked again', async () => {
    const screenShown = await comeBack('/checkout?session=pay_1', {
      'POST /api/payment/confirm': () => fail({ status: 503, code: 'unavailable' }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    screenShown.api.use({ 'POST /api/payment/confirm': () => paid });
    await screenShown.user.click(again);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
  });

  test('on another device it says where the order is found', async () => {
    const screenShown = await comeBack('/checkout?session=pay_1', {}, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not know this payment here' })).toBeInTheDocument();
    expect(callsTo(screenShown, '/api/payment/confirm')).toEqual([]);
  });
});

describe('a shop whose payments go to Stripe', () => {
  test('leaves for the hosted page, and knows the payment when the visitor is back', async () => {
    const screenShown = await comeBack(
      '/checkout',
      { 'POST /api/payment/session': () => ({ ...paymentSession, provider: 'stripe', redirectUrl: '#paid-elsewhere' }) },
      null,
    );
    expect(await screen.findByText('You pay on Stripe’s secure page and come back here.')).toBeInTheDocument();
    expect(screen.queryByText('Choose what the bank answers')).not.toBeInTheDocument();
    const { user } = screenShown;
    for (const [name, value] of [
      ['Email', 'guest@example.com'],
      ['Full name', 'Ada Guest'],
      ['Postal code', '4000-001'],
      ['City', 'Porto'],
      ['Address', '1 Quay'],
    ] as const) {
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(value);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'PT');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
    await place({ user }, 'Continue to payment');
    await waitFor(() => expect(window.location.hash).toBe('#paid-elsewhere'));
    expect(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).toMatchObject({
      paymentSessionId: 'pay_1',
      checkoutId: 'chk_1',
      path: '/checkout',
    });
    expect(callsTo(screenShown, '/api/payment/confirm')).toEqual([]);
    expect(callsTo(screenShown, '/api/order')).toEqual([]);
    expect(screenShown.platform.root.getState().cart.items).toHaveLength(1);
  });
});

test('the built-in provider lets visitors choose what the bank answers beside demo data only', async () => {
  await comeBack(
    '/checkout',
    { 'GET /api/settings/public': () => sampleSettings({ payment: { provider: 'test', hasTestCards: false } }) },
    null,
  );
  expect(await screen.findByText('This site charges nothing.')).toBeInTheDocument();
  expect(screen.queryByText('Choose what the bank answers')).not.toBeInTheDocument();
});

test('what is purchased stays reserved for a time that is counted down', async () => {
  const screenShown = await comeBack(
    '/checkout',
    {
      'POST /api/payment/confirm': () => ({ ...paid, status: 'open' }),
      'GET /api/checkout/:id': () => ({ ...left, holdExpiresAt: new Date(Date.now() + 90_000).toISOString() }),
    },
    pending,
  );
  expect(await screen.findByRole('timer', { name: 'Reserved for you' })).toHaveTextContent(/1:(30|2\d)/);
  expect(screenShown.address()).toBe('/checkout');
});

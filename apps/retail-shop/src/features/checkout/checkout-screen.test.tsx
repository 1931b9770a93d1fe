import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { AnswerOf, ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../../sample-designs.fixture.ts';
import { cartItem, dearerQuote, purchase, quote } from '../../sample-purchases.fixture.ts';
import { callsTo, goodApi, paid, place, route } from './checkout-screen.fixture.ts';
import CheckoutScreen from './checkout-screen.tsx';

// Whole purchases, each a long row of steps: on a busy machine they take longer than the usual five seconds.
jest.setTimeout(30_000);

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(CheckoutScreen, { route, locales, api: { ...goodApi, ...api }, ...options });
  const { platform } = shown;
  act(() => platform.root.setState({ cart: { items: [cartItem] } }));
  return shown;
}

const guest = { Email: 'guest@example.com', 'Full name': 'Ada Guest', 'Postal code': '4000-001', City: 'Porto', Address: '1 Quay' };

async function fillAndPlace({ user }: RenderedScreen): Promise<void> {
  await screen.findByRole('textbox', { name: 'Email' });
  for (const [name, value] of Object.entries(guest)) {
    await user.click(screen.getByRole('textbox', { name }));
    await user.paste(value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'PT');
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await place({ user });
}

/** As the server does: the key comes once, and the hash covers what the visitor fills in. */
const guestQuotes: ApiHandlers = {
  'POST /api/checkout/quote': ({ body }) =>
    quote({
      quoteHash: body.address === undefined ? 'hash-1' : 'hash-with-address',
      ...(body.checkoutId === undefined && { checkoutKey: 'k_checkout' }),
    }),
};

describe('checkout', () => {
  test('the named fields are enough: the order is placed, the cart emptied, the order shown by its key', async () => {
    const screenShown = await open();
    await fillAndPlace(screenShown);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
    expect(screenShown.platform.root.getState().cart.items).toEqual([]);
    expect(callsTo(screenShown, '/api/checkout/quote').at(-1)?.body).toMatchObject({
      checkoutId: 'chk_1',
      email: 'guest@example.com',
      lines: [{ id: 'dsn_haori', size: 'M', quantity: 1 }],
      address: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' },
    });
    const [placed] = callsTo(screenShown, '/api/order');
    expect(placed?.body).toEqual({ checkoutId: 'chk_1', quoteHash: 'hash-1', paymentSessionId: 'pay_1' });
    expect(placed?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('every step of a guest carries the key of the first quote, and filling in the address is no change to agree to', async () => {
    const screenShown = await open(guestQuotes);
    await fillAndPlace(screenShown);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
    const [first, ...rest] = callsTo(screenShown, '/api/checkout/quote');
    expect(first?.body).not.toHaveProperty('checkoutKey');
    expect(rest.length).toBeGreaterThan(0);
    const steps = ['/api/checkout/hold', '/api/payment/session', '/api/payment/confirm', '/api/order'];
    for (const { body } of [...rest, ...steps.flatMap((path) => callsTo(screenShown, path))])
      expect(body).toMatchObject({ checkoutKey: 'k_checkout' });
    expect(callsTo(screenShown, '/api/order')[0]?.body).toMatchObject({ quoteHash: 'hash-with-address' });
  });

  test('whoever may hold no more goods for now pays without a hold', async () => {
    const screenShown = await open({ 'POST /api/checkout/hold': () => fail({ status: 429, code: 'rate_limited' }) });
    await fillAndPlace(screenShown);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
  });

  test('missing fields are named above the form and nothing is sent', async () => {
    const screenShown = await open();
    await place(screenShown);
    const summary = within(screen.getAllByRole('alert').find((one) => within(one).queryAllByRole('link').length > 0) ?? document.body);
    expect(summary.getByRole('link', { name: 'Enter your e-mail address' })).toBeInTheDocument();
    expect(summary.getByRole('link', { name: 'Please accept the terms to place the order' })).toBeInTheDocument();
    await screenShown.user.click(summary.getByRole('link', { name: 'Enter a city' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    expect(callsTo(screenShown, '/api/order')).toEqual([]);
  });

  test('a changed price is shown before and after, and nothing is charged until the visitor agrees', async () => {
    const screenShown = await open();
    await screen.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
    screenShown.api.use({ 'POST /api/checkout/quote': () => dearerQuote() });
    await fillAndPlace(screenShown);
    const dialog = await screen.findByRole('dialog', { name: 'Please look again' });
    expect(within(dialog).getByRole('row', { name: 'Indigo Haori $420 $450' })).toBeInTheDocument();
    expect(callsTo(screenShown, '/api/payment/session')).toEqual([]);
    await screenShown.user.click(within(dialog).getByRole('button', { name: 'Order at the new total' }));
    await waitFor(() => expect(screenShown.address()).toContain('/order-info/grp_1'));
    expect(callsTo(screenShown, '/api/order').at(-1)?.body).toMatchObject({ quoteHash: 'hash-2' });
  });

  test('a 409 of the order itself shows the difference too', async () => {
    const screenShown = await open({
      'POST /api/order': () => fail({ status: 409, code: 'quote_changed', details: { changes: [], quote: dearerQuote() } }),
    });
    await fillAndPlace(screenShown);
    expect(await screen.findByRole('dialog', { name: 'Please look again' })).toBeInTheDocument();
  });

  test.each(['quote_changed', 'insufficient_stock'] as const)(
    'a 409 %s without details is said, and the visitor can try again',
    async (code) => {
      const screenShown = await open({ 'POST /api/order': () => fail({ status: 409, code }) });
      await fillAndPlace(screenShown);
      expect(await screen.findByText(code === 'quote_changed' ? code : /sold a moment ago/)).toBeInTheDocument();
      screenShown.api.use({ 'POST /api/order': () => ({ ...purchase(), key: 'k_secret' }) });
      await place(screenShown);
      await waitFor(() => expect(screenShown.address()).toContain('/order-info/grp_1'));
    },
  );

  test('whoever has paid sees the confirmation, also when the cart cannot be emptied', async () => {
    const screenShown = await open();
    screenShown.platform.root.subscribe(({ cart }) => {
      if (cart.items.length === 0) throw new Error('The cart cannot be stored.');
    });
    await fillAndPlace(screenShown);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
  });

  test('what was sold meanwhile is said; the visitor stays with the cart', async () => {
    const screenShown = await open({
      'POST /api/checkout/hold': () =>
        fail({ status: 409, code: 'insufficient_stock', details: { lines: [{ key: 'id:dsn_haori:M', available: 0 }] } }),
    });
    await fillAndPlace(screenShown);
    expect(await screen.findByText(/sold a moment ago/)).toBeInTheDocument();
    expect(screenShown.platform.root.getState().cart.items).toHaveLength(1);
  });

  test('a declined payment is said, and the next attempt opens a new one', async () => {
    const screenShown = await open({ 'POST /api/payment/confirm': () => fail({ status: 422, code: 'payment_declined' }) });
    await fillAndPlace(screenShown);
    expect(await screen.findByText('payment_declined')).toBeInTheDocument();
    screenShown.api.use({ 'POST /api/payment/confirm': () => paid });
    await place(screenShown);
    await waitFor(() => expect(screenShown.address()).toContain('/order-info/grp_1'));
    const keys = callsTo(screenShown, '/api/payment/session').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('after a server failure the same keys are used again, so nothing happens twice', async () => {
    const screenShown = await open({ 'POST /api/order': () => fail({ status: 503, code: 'unavailable' }) });
    await fillAndPlace(screenShown);
    await screen.findByText('unavailable');
    screenShown.api.use({ 'POST /api/order': () => ({ ...purchase(), key: 'k_secret' }) });
    await place(screenShown);
    await waitFor(() => expect(screenShown.address()).toContain('/order-info/grp_1'));
    const keys = callsTo(screenShown, '/api/order').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(callsTo(screenShown, '/api/payment/session')).toHaveLength(1);
  });

  test('the bank asks, and the order goes on once the visitor approved', async () => {
    const challenge: AnswerOf<'POST /api/payment/confirm'> = {
      paymentSessionId: 'pay_1',
      status: 'requires_action',
      action: { kind: 'challenge', text: { en: 'Approve 420 USD?', jp: '420ドルを承認しますか？' } },
    };
    const screenShown = await open({
      'POST /api/payment/confirm': ({ body }) => (body.challenge === 'approve' ? paid : challenge),
    });
    await fillAndPlace(screenShown);
    const question = await screen.findByRole('alertdialog', { name: 'Your bank asks' });
    expect(question).toHaveTextContent('Approve 420 USD?');
    await screenShown.user.click(within(question).getByRole('button', { name: 'Approve the payment' }));
    await waitFor(() => expect(screenShown.address()).toContain('/order-info/grp_1'));
  });

  test('a promo code goes into the quote, and a refused one says why', async () => {
    const refused = quote({
      problems: [{ code: 'promo_unknown', promoCode: 'FOLD', message: { en: 'There is no such code.', jp: 'このコードは存在しません。' } }],
    });
    const screenShown = await open({
      'POST /api/checkout/quote': ({ body }) => (body.codes?.includes('FOLD') ? refused : quote()),
    });
    await screenShown.user.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'fold');
    await screenShown.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('There is no such code.')).toBeInTheDocument();
  });

  test('what cannot be ordered says why and can be removed', async () => {
    const blocked = quote({
      orderable: false,
      problems: [{ code: 'not_sellable', line: 'id:dsn_haori:M', message: { en: 'No longer sold.', jp: '販売を終了しました。' } }],
    });
    const { user, platform } = await open({ 'POST /api/checkout/quote': () => blocked });
    expect(await screen.findByText('No longer sold.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Indigo Haori' }));
    await waitFor(() => expect(platform.root.getState().cart.items).toEqual([]));
  });

  test('in Japanese every control has its agreed name, and the postal code finds the prefecture', async () => {
    const { user } = await open({}, { language: 'jp', market: 'JP' });
    for (const name of ['メールアドレス', 'お名前', '住所', '市区町村', '郵便番号', 'プロモーションコード'])
      expect(await screen.findByRole('textbox', { name })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: '国' })).toHaveValue('JP');
    expect(screen.getByRole('checkbox', { name: /^利用規約\s?に同意する$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '注文を確定する' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '郵便番号' }), '770-0911');
    expect(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue('徳島県');
  });

  test('an empty cart leads back to the catalogue', async () => {
    shown = await renderScreen(CheckoutScreen, { route, locales });
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/catalog');
  });
});

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { AnswerOf, ApiHandlers, Failure, RenderedScreen } from '@orime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { locales } from '../../sample-designs.fixture.ts';
import { cartItem, quote } from '../../sample-purchases.fixture.ts';
import { callsTo, goodApi, place, route } from './checkout-screen.fixture.ts';
import CheckoutScreen from './checkout-screen.tsx';

type Drafted = AnswerOf<'GET /api/checkout/:id'>;

// Whole purchases, each a long row of steps: on a busy machine they take longer than the usual five seconds.
jest.setTimeout(30_000);

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

describe('checkout by the link of an order that was written for the visitor', () => {
  const drafted: Drafted = {
    status: 'open',
    email: 'drafted@example.com',
    address: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' },
    holdExpiresAt: null,
    groupId: null,
    draft: { note: 'As we said on the phone', codes: ['FOLD'], shipping: {} },
    quote: quote({ checkoutId: 'chk_draft' }),
  };
  const other = { ...cartItem, id: 'dsn_other', name: 'Other coat' };

  async function openDraft(answer: Drafted | Failure, api: ApiHandlers = {}): Promise<RenderedScreen> {
    shown = await renderScreen(CheckoutScreen, {
      route,
      at: '/checkout?checkout=chk_draft&key=k_draft',
      locales,
      api: {
        ...goodApi,
        'POST /api/checkout/quote': () => quote({ checkoutId: 'chk_draft' }),
        'GET /api/checkout/:id': () => answer,
        ...api,
      },
    });
    const { platform } = shown;
    act(() => platform.root.setState({ cart: { items: [other] } }));
    return shown;
  }

  test('its lines are bought for its address, and the cart stays as it is', async () => {
    const screenShown = await openDraft(drafted);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeInTheDocument();
    expect(screen.getByText('As we said on the phone')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('drafted@example.com');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
    await screenShown.user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
    await place(screenShown);
    await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
    for (const { body } of callsTo(screenShown, '/api/checkout/quote'))
      expect(body).toMatchObject({ checkoutId: 'chk_draft', lines: [], codes: ['FOLD'] });
    expect(callsTo(screenShown, '/api/order')[0]?.body).toMatchObject({ checkoutId: 'chk_draft' });
    expect(screenShown.platform.root.getState().cart.items).toEqual([other]);
  });

  test('what is no longer sold cannot be taken out', async () => {
    const blocked = quote({
      orderable: false,
      problems: [{ code: 'not_sellable', line: 'id:dsn_haori:M', message: { en: 'No longer sold.', jp: '販売を終了しました。' } }],
    });
    const screenShown = await openDraft(drafted, { 'POST /api/checkout/quote': () => blocked });
    act(() => screenShown.platform.root.setState({ cart: { items: [cartItem] } }));
    expect(await screen.findByText(/Some of this can no longer be ordered/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Indigo Haori' })).not.toBeInTheDocument();
  });

  test.each<[name: string, answer: Drafted | Failure, title: string, path: string]>([
    ['paid', { ...drafted, status: 'completed', groupId: 'grp_1' }, 'This order is paid', '/order-info/grp_1'],
    ['over', { ...drafted, status: 'expired' }, 'This link no longer works', '/catalog'],
    ['unknown', fail({ status: 404, code: 'not_found' }), 'This link no longer works', '/catalog'],
  ])('one that is %s says so', async (_, answer, title, path) => {
    await openDraft(answer);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', path);
  });

  test('a failure can be tried again', async () => {
    const { api, user } = await openDraft(fail({ status: 500, code: 'internal' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/checkout/:id': () => drafted });
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeInTheDocument();
  });
});

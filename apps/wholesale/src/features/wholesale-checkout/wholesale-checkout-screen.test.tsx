import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleCartItem } from '@orime/contracts';
import { addToWholesaleCart } from '@orime/platform';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-styles.fixture.ts';
import WholesaleCheckoutScreen from './wholesale-checkout-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const item: WholesaleCartItem = {
  designName: 'Indigo Haori',
  designNameJp: '藍の羽織',
  product: {
    _id: 'dsn_1',
    slug: 'indigo-haori',
    design: { images: ['fil_1'] },
    designer: 'Ito Kasumi',
    designerId: 'prf_1',
    colour: 'indigo',
  },
  sizeQuantities: { S: 2, M: 4 },
  quantity: 6,
  price: 200,
  priceMinor: 20_000,
  currency: 'USD',
};

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const route = routes.find(({ path }) => path === '/wholesale-checkout') ?? routes[0];
  shown = await renderScreen(WholesaleCheckoutScreen, {
    route,
    locales,
    signedIn: { type: 'buyer', name: 'Kumo', email: 'buyer@example.com' },
    ...options,
  });
  await act(async () => void (await addToWholesaleCart(item)));
  return shown;
}

describe('the wholesale checkout', () => {
  test('sends the cart by designer to the account manager and empties it', async () => {
    const { user, api, platform } = await open({ api: { 'POST /api/contact': () => ({ ok: true }) } });
    expect(await screen.findByRole('region', { name: 'Ito Kasumi' })).toHaveTextContent('6 units$1,200');
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'PO 77');
    await user.click(screen.getByRole('button', { name: 'Send order request' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order request is on its way' })).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toMatchObject({
      topic: 'wholesale-order',
      email: 'buyer@example.com',
      message: 'Ito Kasumi\n- Indigo Haori (dsn_1): S × 2, M × 4\n\nPO 77',
    });
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toEqual([]));
  });

  test('keeps the cart when the request does not arrive', async () => {
    const { user, platform } = await open({ api: { 'POST /api/contact': () => fail({ status: 500, code: 'internal' }) } });
    await user.click(await screen.findByRole('button', { name: 'Send order request' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(platform.root.getState().wholesaleCart.items).toHaveLength(1);
  });

  test('asks a visitor to sign in, and comes back', async () => {
    await open({ signedIn: undefined, language: 'jp' });
    expect(await screen.findByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login?returnTo=%2Fwholesale-checkout');
  });
});

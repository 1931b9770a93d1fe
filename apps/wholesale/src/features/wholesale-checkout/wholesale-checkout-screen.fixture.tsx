import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleQuote, WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { addToWholesaleCart } from '@orime/platform';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { act, configure } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import { cartItem, otherItem, quotedBrand, quoteOf, shop } from '../../sample-trade.fixture.ts';
import WholesaleCheckoutScreen from './wholesale-checkout-screen.tsx';

// Every change is quoted after a pause in typing: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 20_000 });

/** One line of each of two designers. */
export const ITEMS = [cartItem(), otherItem];

/** Prices whatever part of the two lines is asked for. */
export const quoteWish = (wish: WholesaleWish): WholesaleQuote =>
  quoteOf(
    ITEMS.filter(({ product }) => wish.lines.some(({ id }) => id === product._id)).map((item) => {
      const sizeQuantities = wish.lines.find(({ id }) => id === item.product._id)?.sizeQuantities ?? {};
      const quantity = Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0);
      return quotedBrand({ ...item, sizeQuantities, quantity });
    }),
    { quoteHash: `${wish.lines.map(({ id }) => id).join('-')}${'h'.repeat(43)}`.slice(0, 43) },
  );

export const verified = company({ verification: 'verified', terms: 'deposit30', shippingAddresses: [shop] });

/** The checkout of a verified company's owner, with these lines in the cart. */
export async function openCheckout(
  options: Partial<RenderScreenOptions> = {},
  items: readonly WholesaleCartItem[] = [cartItem()],
): Promise<RenderedScreen> {
  const shown = await renderScreen(WholesaleCheckoutScreen, {
    route: routes.find(({ path }) => path === '/wholesale-checkout') ?? routes[0],
    locales,
    signedIn: { type: 'buyer', name: 'Kumo', email: 'buyer@example.com' },
    ...options,
    api: {
      'GET /api/buyer': () => verified,
      'POST /api/wholesale-order/quote': ({ body }) => quoteWish(body),
      ...options.api,
    },
  });
  for (const item of items) await act(async () => void (await addToWholesaleCart(item)));
  return shown;
}

import { afterEach, describe, expect, test } from '@jest/globals';
import { addToCart } from '@orime/platform';
import type { AnswerOf } from '@orime/testing';
import { sampleSettings } from '@orime/testing/samples';
import { act, screen, within } from '@testing-library/react';
import { renderPage, type RenderedPage } from '../../test/render-page.tsx';
import { checked, coat } from './cart-line.fixture.ts';

let page: RenderedPage;
afterEach(() => page.close());

describe('another market', () => {
  const check: AnswerOf<'POST /api/cart/check'> = {
    lines: [
      checked('id:dsn_coat:M', { unit: { price: 9000, priceMinor: 9000, currency: 'JPY' } }),
      checked('id:dsn_other:M', { problem: 'not_in_market', unit: null }),
    ],
  };

  test('prices the cart again, and says what is not sold there', async () => {
    page = await renderPage({
      at: '/about',
      api: { 'GET /api/settings/public': () => sampleSettings(), 'POST /api/cart/check': () => check },
    });
    await act(() => addToCart(coat));
    await act(() => addToCart({ ...coat, id: 'dsn_other', name: 'Other' }));
    act(() => page.platform.root.setState({ market: 'JP' }));
    await page.user.click(screen.getByRole('button', { name: 'Cart' }));
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    expect((await within(drawer).findAllByText('¥18,000'))[0]).toBeInTheDocument();
    expect(within(drawer).getByText('Not sold in this market')).toBeInTheDocument();
    const asked = page.api.calls.filter(({ url }) => url === '/api/cart/check');
    expect(asked[0]?.body).toEqual({
      currency: 'JPY',
      items: [
        { id: 'dsn_coat', size: 'M', quantity: 2 },
        { id: 'dsn_other', size: 'M', quantity: 2 },
      ],
    });
  });
});

import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleCartItem } from '@orime/contracts';
import { addToWholesaleCart } from '@orime/platform';
import { sampleCompany, sampleProduct, usd } from '@orime/testing/samples';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../../test/render-page.tsx';

const bulk: WholesaleCartItem = {
  designName: 'Rust coat',
  designNameJp: '',
  product: {
    _id: 'dsn_coat',
    slug: 'rust-coat',
    design: { images: ['img_1'] },
    designer: 'Adaeze Obi',
    designerId: 'prf_2',
    colour: 'rust',
  },
  sizeQuantities: { S: 2, M: 0, L: 4 },
  quantity: 6,
  price: 100,
  priceMinor: 10000,
  currency: 'USD',
};
let page: RenderedPage;
const open = async (options: RenderPageOptions = {}) => (page = await renderPage({ at: '/wholesale/catalog', ...options }));
afterEach(() => page.close());

const openDrawer = async () => {
  await page.user.click(screen.getByRole('button', { name: 'Cart' }));
  return screen.findByRole('dialog', { name: 'Wholesale cart' });
};

describe('the wholesale drawer', () => {
  test('is what the cart button opens on wholesale paths, and leads to the wholesale catalogue when empty', async () => {
    await open();
    const drawer = await openDrawer();
    expect(drawer).toHaveAccessibleName('Wholesale cart');
    expect(within(drawer).getByRole('link', { name: 'Browse the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
  });

  test('shows each size with its units and no empty size', async () => {
    await open();
    await act(() => addToWholesaleCart(bulk));
    const drawer = await openDrawer();
    expect(
      within(drawer)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['S', 'L']);
    expect(
      within(drawer)
        .getAllByRole('definition')
        .map((units) => units.textContent),
    ).toEqual(['2', '4']);
    await page.user.click(within(drawer).getByRole('button', { name: 'Checkout' }));
    expect(page.address()).toBe('/wholesale-checkout');
  });
});

describe('the wholesale drawer of a buyer', () => {
  test('says what is missing to a brand’s minimum, and takes a removal back', async () => {
    const product = sampleProduct({ minimums: { firstOrder: usd(100_000), reorder: null } });
    await open({ signedIn: { type: 'buyer' }, api: { 'GET /api/wholesale/product/:id': () => product } });
    await act(() => addToWholesaleCart(bulk));
    const drawer = await openDrawer();
    expect(await within(drawer).findByText("$400 more to Adaeze Obi's minimum")).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('button', { name: 'Remove Rust coat' }));
    expect(within(drawer).getByText('Your cart is empty')).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('button', { name: 'Undo' }));
    expect(page.platform.root.getState().wholesaleCart.items).toEqual([{ ...bulk, sizeQuantities: { S: 2, L: 4 } }]);
  });

  test('may be looked at by a member who may not order, and says why nothing can be changed', async () => {
    const viewer = sampleCompany({ verification: 'verified', role: 'viewer' });
    await open({ signedIn: { type: 'buyer' }, api: { 'GET /api/buyer': () => viewer } });
    await act(() => addToWholesaleCart(bulk));
    const drawer = await openDrawer();
    expect(await within(drawer).findByText(/Your role in this company is viewer/)).toBeInTheDocument();
    expect(within(drawer).queryByRole('button', { name: 'Remove Rust coat' })).not.toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'Rust coat' })).toBeInTheDocument();
  });
});
